### Závody po síti: až osm hráčů, každý doma, všichni se stejnou úlohou solitéru.

## Na stránce úloh a na stránce závodu.

heat-title = Závod po síti
heat-about = Dva až osm hráčů, každý doma, všichni se stejnou úlohou. Pošlete jim odkaz; všichni začnou ve stejnou chvíli a vidí, kolik kolíků zbývá ostatním. Vyhrává nejméně kolíků, potom kratší čas od startu. Nic se nedá vrátit.
heat-name = Vaše jméno
heat-minutes = Konec po
heat-make = Založit závod
heat-of = Závod: { $problem }
heat-invite = Pošlete tento odkaz těm, kdo mají závodit. Zúčastní se nejvýše osm hráčů; ostatní se mohou dívat.
heat-link = Odkaz na tento závod
heat-join = Zúčastnit se
heat-ready = Může se začít
heat-not-ready = Ještě ne
heat-begin = Začít hned
heat-leave = Odejít
heat-stop = Tady skončit
heat-rematch = Další závod
heat-next = Na další závod
heat-racers = Kdo závodí
heat-place = Místo
heat-standing = Stav
heat-board = Vaše deska
heat-watching = Díváte se.
heat-lost = Spojení je přerušené. Samo se obnoví; skok, který mezitím uděláte, se neztratí.

## Na co se čeká a jak to stojí. $host je jméno, $time čas jako 3:07.

heat-alone = Chybí někdo, s kým závodit.
heat-waiting = Závod začne, až budou všichni připraveni, nebo až to řekne { $host }.
heat-running = Teď! Vyhrává nejméně kolíků, potom kratší čas.
heat-is-ready = připraven
heat-is-not-ready = ještě ne
heat-left = zbývá { $time }

## Odmítnutí.

error-race-full = Osm už závodí. Můžete se dívat.
error-race-begun = Závod už začal.
error-race-few = Na závod jsou potřeba aspoň dva.
error-race-host = Závod může začít jen ten, kdo ho založil; nebo řekněte, že se může začít.
error-race-minutes = Závod skončí po 1 až 120 minutách.
error-race-waits = Závod ještě nezačal.
error-race-goes-on = Závod ještě běží.
