### De opdrachten van de dag, voor iedereen dezelfde: een solitaire en een opgave.

## De pagina met de ranglijsten en die van een opdracht. $name is de naam van een opgave.

daily-title = Opdrachten van vandaag
daily-lead = Een solitaire en een opgave, voor iedereen dezelfde, en elke dag om middernacht wereldtijd nieuwe. De minste pionnen staan vooraan, dan de minste zetten, dan de kortste tijd.
daily-solitaire = Solitaire van de dag
daily-solitaire-task = { $name }: houd zo weinig mogelijk pionnen over, in zo weinig mogelijk zetten.
daily-try = Proberen
daily-today = Vandaag
daily-yesterday = Gisteren
daily-nobody = Nog niemand.
daily-begin-lead = Je tijd loopt zodra je begint. Je mag terugnemen en het zo vaak proberen als je wilt; het beste telt.
daily-begin = Beginnen
daily-kept = Het staat op de ranglijst van de dag.
daily-not-better = Je deed het al eens beter, en dat blijft op de ranglijst staan.
daily-table = Naar de ranglijst van de dag

## Weigeringen.

error-unknown-task = Die opdracht bestaat niet.
error-daily-over = Die dag is voorbij.
error-daily-not-begun = Begin eerst met de opdracht.
error-daily-untold = Dit is de opgave van de dag: hint en oplossing komen morgen, of zodra je haar voor de ranglijst van vandaag hebt opgelost.
