### Offene Tische: Partien über das Netz, die auf irgendjemanden warten.

## Die Seite der offenen Tische.

seeks-title = Offene Tische
seeks-lead = Diese Partien warten auf jemanden zum Mitspielen. Wer sich zuerst setzt, spielt.
seeks-none = Im Augenblick wartet niemand.
seeks-begin = Selbst eine Partie beginnen
# $player bietet eine Partie an; $side ist die freie Seite mit ihrem Namen.
seeks-offer = { $player } wartet. Du spielst: { $side }.
seeks-take = Ansehen und Platz nehmen

## Neben dem Brett, für alle, die eine Partie begonnen haben und warten.

seeks-offer-all = Allen anbieten
seeks-offered = Alle sehen die Partie bei den offenen Tischen, solange diese Seite offen bleibt.
