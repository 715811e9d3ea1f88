### Úlohy dne, pro všechny stejné: solitér a úloha na desce.

## Stránka s tabulkami a stránka úlohy. $name je jméno úlohy solitéru.

daily-title = Úlohy dne
daily-lead = Solitér a úloha na desce, pro všechny stejné, a každý den o půlnoci světového času nové. Nejdřív nejméně kolíků, potom nejméně tahů, potom nejkratší čas.
daily-solitaire = Solitér dne
daily-solitaire-task = { $name }: nechte co nejméně kolíků v co nejmenším počtu tahů.
daily-try = Zkusit
daily-today = Dnes
daily-yesterday = Včera
daily-nobody = Zatím nikdo.
daily-begin-lead = Váš čas poběží, jakmile začnete. Můžete vracet a zkoušet, jak často chcete; počítá se nejlepší výsledek.
daily-begin = Začít
daily-kept = Výsledek je v tabulce dne.
daily-not-better = Už jste měli lepší výsledek a ten v tabulce zůstává.
daily-table = Do tabulky dne

## Odmítnutí.

error-unknown-task = Taková úloha není.
error-daily-over = Ten den už minul.
error-daily-not-begun = Nejdřív úlohu začněte.
error-daily-untold = Toto je úloha dne: nápověda i řešení budou zítra, nebo jakmile ji vyřešíte do dnešní tabulky.
