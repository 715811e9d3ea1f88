### Playing with a phone or tablet in the same home network. The machine the program runs on has a
### "switch" that lets the home network in; the phone then gets an address and a QR code, the
### "kód", and plays one side. It is off at first.

## The page of the switch.

beside-title = Na mobilu vedle
beside-lead = Pusť dovnitř mobily a tablety ze své domácí sítě a hrajte na dvou obrazovkách: jeden tady, druhý na pohovce.
beside-switch = Pustit domácí síť dovnitř
beside-scan = Namiř sem fotoaparát mobilu
beside-others = Pokud to nejde, zkus některou z těchto adres:
beside-open = Tuto adresu může otevřít každý, kdo je ve stejné síti. Hraje se tam na vlastních místech; tvoje partie, tabulky a nastavení zůstávají u tebe. Skončí to, až to vypneš nebo zavřeš program.
beside-closed = Zatím se na stránku dostane jen tento počítač.
beside-home = Vybrat hru
# The text that stands for the picture of the QR code.
beside-code = QR kód s adresou pro mobil

## On the home page.

beside-mention = Hrajte s mobilem ve stejné síti, každý na své obrazovce.
beside-link = Pustit mobil dovnitř

## The form of a new game.

new-opponent-beside = Ve dvou: tady a na mobilu vedle

## At the board.

beside-part-lead = Jedna strana hraje dál tady, druhá na mobilu. Mobil dostane kód k naskenování; tahy se nevracejí, dokud zase nebudete hrát oba tady.
beside-stays = Kdo zůstane u této obrazovky?
beside-part = Ukázat kód
beside-scan-seat = Naskenuj tento kód mobilem; musí být ve stejné síti.
beside-open-door = Pustit mobil dovnitř
beside-close-door = Žádný další mobil nepouštět
beside-gather = Hrát zase oba tady

## What is refused.

error-beside-no-network = Tento počítač teď není v žádné domácí síti. Připoj ho do stejné sítě jako mobil a zkus to znovu.
error-beside-address = Domácí síť nejde pustit dovnitř: systém to nedovoluje.
error-beside-link = Kód se kreslí jen pro adresu, která vede na tento počítač.
error-parted = Místa v této partii už jsou rozdaná.
error-part-alone = Na dvou obrazovkách můžou hrát jen dva lidé.
error-not-parted = Už hrajete oba u jedné desky.
