### Gara në rrjet: deri në tetë veta, secili në shtëpi, të gjithë me të njëjtën detyrë solitari.

## Në faqen e detyrave dhe në faqen e një gare.

heat-title = Garë në rrjet
heat-about = Dy deri në tetë veta, secili në shtëpi, të gjithë me të njëjtën detyrë. Dërgojuni lidhjen; të gjithë fillojnë në të njëjtin çast dhe shohin sa kunja u kanë mbetur të tjerëve. Fiton kush lë më pak kunja, pastaj koha më e shkurtër që nga nisja. Nuk zhbëhet asgjë.
heat-name = Emri yt
heat-minutes = Mbaron pas
heat-make = Krijo një garë
heat-of = Garë: { $problem }
heat-invite = Dërgoja këtë lidhje atyre që do të garojnë. Marrin pjesë deri në tetë; të tjerët mund të shikojnë.
heat-link = Lidhja e kësaj gare
heat-join = Merr pjesë
heat-ready = Jam gati
heat-not-ready = Ende jo gati
heat-begin = Fillo tani
heat-leave = Largohu
heat-stop = Ndalo këtu
heat-rematch = Edhe një garë
heat-next = Te gara tjetër
heat-racers = Kush merr pjesë
heat-place = Vendi
heat-standing = Gjendja
heat-board = Fusha jote
heat-watching = Po shikon.
heat-lost = Lidhja u ndërpre. Kthehet vetë; kërcimi që bën ndërkohë ruhet.

## Çfarë pritet dhe si qëndron. $host është një emër, $time një kohë si 3:07.

heat-alone = Mungon dikush për të garuar.
heat-waiting = Gara fillon kur të gjithë janë gati, ose kur e thotë { $host }.
heat-running = Nisuni! Fiton kush lë më pak kunja, pastaj koha më e shkurtër.
heat-is-ready = gati
heat-is-not-ready = ende jo gati
heat-left = edhe { $time }

## Refuzime.

error-race-full = Tetë veta marrin pjesë tashmë. Mund të shikosh.
error-race-begun = Gara ka filluar tashmë.
error-race-few = Për garë duhen të paktën dy.
error-race-host = Garën mund ta fillojë vetëm kush e krijoi; ose thuaj që je gati.
error-race-minutes = Gara mbaron pas 1 deri në 120 minutash.
error-race-waits = Gara s’ka filluar ende.
error-race-goes-on = Gara vazhdon ende.
