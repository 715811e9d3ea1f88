### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "kod", and plays one side. It is off at first.

## The page of the switch.

beside-title = Në telefonin pranë
beside-lead = Lejo telefonat dhe tabletët e rrjetit të shtëpisë dhe luani në dy ekrane: njëri këtu, tjetri në divan.
beside-switch = Lejo rrjetin e shtëpisë
beside-scan = Drejtoje kamerën e telefonit këtu
beside-others = Nëse kjo s’punon, provo një nga këto adresa:
beside-open = Këtë adresë mund ta hapë kushdo që është në të njëjtin rrjet. Atje luhet në vende të veçanta; lojërat, tabelat dhe cilësimet e tua mbeten te ti. Kjo mbaron kur e fik ose kur e mbyll programin.
beside-closed = Tani për tani faqen e hap vetëm ky kompjuter.
beside-home = Zgjidh një lojë
# The text that stands for the picture of the QR code.
beside-code = Kod QR me adresën për telefonin

## On the home page.

beside-mention = Luani me një telefon në të njëjtin rrjet, secili në ekranin e vet.
beside-link = Lejo telefonin

## The form of a new game.

new-opponent-beside = Dy veta: këtu dhe në telefonin pranë

## At the board.

beside-part-lead = Njëra palë vazhdon këtu, tjetra në telefon. Telefoni merr një kod për ta skanuar; lëvizjet nuk zhbëhen derisa të luani sërish të dy këtu.
beside-stays = Kush mbetet te ky ekran?
beside-part = Trego kodin
beside-scan-seat = Skanoje këtë kod me telefonin; ai duhet të jetë në të njëjtin rrjet.
beside-open-door = Lejo telefonin
beside-close-door = Mos lejo më telefona
beside-gather = Luani sërish të dy këtu

## What is refused.

error-beside-no-network = Ky kompjuter tani s’është në asnjë rrjet shtëpie. Lidhe me të njëjtin rrjet si telefoni dhe provo përsëri.
error-beside-address = Rrjeti i shtëpisë nuk lejohet dot: sistemi nuk e lë.
error-beside-link = Kodi vizatohet vetëm për një adresë që çon te ky kompjuter.
error-parted = Vendet e kësaj loje janë ndarë tashmë.
error-part-alone = Në dy ekrane mund të luajnë vetëm dy njerëz.
error-not-parted = Ju luani tashmë të dy në një fushë.
