### Open tables: games over the network that wait for anybody. A "seat" is the right to play one side.

## The page of open tables.

seeks-title = Tavolina të hapura
seeks-lead = Këto lojëra presin dikë për të luajtur. Luan kush zë vend i pari.
seeks-none = Për momentin nuk pret askush.
seeks-begin = Fillo një lojë tënden
# $player offers a game; $side is the side that is free, by its name.
seeks-offer = { $player } pret. Ti do të luaje: { $side }.
seeks-take = Shiko dhe zër vend

## Beside the board, for whoever has begun a game and waits.

seeks-offer-all = Ofroja të gjithëve
seeks-offered = Të gjithë e shohin te tavolinat e hapura sa kohë e mban të hapur këtë faqe.
