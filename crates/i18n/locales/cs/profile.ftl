### Everything on this machine as one file: saved, and read again elsewhere.

## The page: saving, bringing, and what has come of it.

profile-title = Všechno v jednom souboru
profile-lead = Partie se všemi tahy, výsledky, solitér, hotové lekce a vyřešené úlohy a tvoje nastavení: uložené v jednom souboru a zase načtené na jiném počítači nebo po novém začátku.
# A link on the list of games and on the page of the choices.
profile-link = Uložit nebo načíst všechno

profile-save = Uložení
profile-save-lead = V souboru je každá partie z tohoto počítače, dohraná i nedohraná.
profile-save-button = Uložit všechno

profile-bring = Načtení
profile-bring-lead = Nic, co tu je, se neztratí: partie přibudou, a která už tu je, ta se pozná. Nastavení bude takové jako v souboru.
profile-file = Soubor
profile-bring-button = Načíst soubor
profile-choose = Nejdřív vyber soubor.
profile-unanswered = Nepřišla žádná odpověď. Zkus to ještě jednou: která partie už tu je, ta se pozná.
# What has come of it. $fresh games are new here, $longer have gone on, $known were here already, and $other have gone on differently here and stay as they are.
profile-done = { $fresh ->
        [one] Jedna nová partie
        [few] { $fresh } nové partie
        [many] { $fresh } nové partie
       *[other] { $fresh } nových partií
    }, s pokračováním: { $longer }, už tu byly: { $known }.
profile-other = { $other ->
        [one] Jedna partie tu pokračovala jinak a tak to zůstává.
        [few] { $other } partie tu pokračovaly jinak a tak to zůstává.
        [many] { $other } partie tu pokračovalo jinak a tak to zůstává.
       *[other] { $other } partií tu pokračovalo jinak a tak to zůstává.
    }

## Why a file cannot be read; nothing of it has been taken then. $line is the number of the line.

error-profile-foreign = Tento soubor neuložila tato stránka.
error-profile-newer = Tento soubor uložil novější program; použij prosím ten.
error-profile-line = Soubor je poškozený.
# $line is a number.
profile-damaged-line = Soubor je poškozený na řádku { $line }. Nic se z něj nepřevzalo.
error-profile-cut = Soubor je poškozený nebo neúplný. Nic se z něj nepřevzalo.
