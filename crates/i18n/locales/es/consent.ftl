### What two players who sit at different places ask each other for: taking turns back, a draw; and
### what is shown about the other one. "Jugada" is what one player does at a time, "tablas" a tied game.

## Beside the board. $side is a side by its name, $player a player by name or side.

# On a button; the other player will be asked.
consent-ask = Pedir deshacer
consent-asks =
    { $side ->
        [white] Las blancas piden deshacer la última jugada.
        [black] Las negras piden deshacer la última jugada.
        [wolf] El lobo pide deshacer la última jugada.
        [sheep] Las cabras piden deshacer la última jugada.
        [quarry] La presa pide deshacer la última jugada.
        [fox] El zorro pide deshacer la última jugada.
        [hunters] Los cazadores piden deshacer la última jugada.
       *[other] { $player } pide deshacer la última jugada.
    }
consent-allow = Permitirlo
consent-deny = No
consent-allowed = La jugada queda deshecha.
consent-denied =
    { $side ->
        [white] Las blancas no quieren deshacerla.
        [black] Las negras no quieren deshacerla.
        [wolf] El lobo no quiere deshacerla.
        [sheep] Las cabras no quieren deshacerla.
        [quarry] La presa no quiere deshacerla.
        [fox] El zorro no quiere deshacerla.
        [hunters] Los cazadores no quieren deshacerla.
       *[other] { $player } no quiere deshacerla.
    }
consent-offer-later = El mismo bando podrá volver a ofrecerlas después de otras tres jugadas propias.
# On buttons: end the game without a result before both have played; win it because nobody came back.
consent-abort = Anular la partida
consent-abandon = El otro bando se ha ido: reclamar la victoria
# Whether the other player has the game open at the moment.
consent-here = El otro bando está aquí.
consent-away = El otro bando no está.
consent-watch = Dejar que otros miren
consent-watch-lead = Quien tenga este enlace ve la partida, pero no puede jugar.
consent-watch-link = Enlace para mirar

## Draws that are claimed; below it stands what they rest on. $turn is a turn as records write it.

claim-on-board = { $player }: tablas reclamadas con la posición del tablero.
claim-with-turn = { $player }: tablas reclamadas con la jugada { $turn }, anunciada y no jugada.

## What is refused.

error-ask-nobody = Aquí no hay a quién pedírselo.
error-ask-pending = Ya hay una petición; falta la respuesta.
error-ask-none = Nadie pide deshacer nada.
error-again-too-soon = Ya lo pediste hace pocas jugadas. Antes sigue jugando un rato.
error-undo-unasked = Antes de deshacer algo hay que pedírselo al otro bando.
error-away-clock = Aquí decide el reloj.
error-away-not-yet = El otro bando aún no lleva fuera el tiempo suficiente.
error-bad-proof = La reclamación no encaja con su prueba.
error-too-many-requests = Ha sido demasiado en poco tiempo. Espera un momento, por favor.
