### The page on which boards, stones and sound are chosen. "Pionki" are the pieces of every game.

## What the page begins with.

looks-title = Plansza, pionki i dźwięk
# Under the title.
looks-lead = To, co tu wybierzesz, obowiązuje w tej przeglądarce we wszystkich grach. Wygląd jasny, ciemny i wysoki kontrast są na dole strony.
# A link back to the game one comes from.
looks-back = Wróć do partii

## The boards: a name and what it is made of. It is a heading, then a picture with name and sentence.

looks-boards = Plansza
looks-board-wood = Drewno
looks-board-wood-about = heblowana deska z wyrytymi liniami
looks-board-slate = Łupek
looks-board-slate-about = wydrapane w kamiennym stopniu
looks-board-print = Druk
looks-board-print-about = jedna farba na papierze, jak w starych instrukcjach
looks-board-cloth = Sukno
looks-board-cloth-about = naszyte na lodenie, do zwijania

## The sets of stones.

looks-stones = Pionki
looks-stones-ivory = Kość słoniowa i heban
looks-stones-ivory-about = pierścień i kropka
looks-stones-discs = Proste krążki
looks-stones-discs-about = płaskie, z grubym pierścieniem i grubą kropką
looks-stones-turned = Toczone drewno
looks-stones-turned-about = klon z trzema rowkami, orzech z perełką
looks-stones-marked = Słońce i księżyc
looks-stones-marked-about = malowane, słońce na jasnych

## Sound, which is off at first.

looks-sound = Dźwięk
looks-sound-lead = Ciche drewniane dźwięki, gdy pionek zostaje postawiony, przesunięty lub zabrany, gdy zamyka się młynek i gdy partia się kończy.
looks-sound-on = Włączony
looks-sound-off = Wyłączony
# Buttons to listen to each of them.
looks-sound-set = Stawianie
looks-sound-slide = Przesuwanie
looks-sound-take = Zabieranie
looks-sound-mill = Młynek
looks-sound-over = Koniec partii
