### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Posta
mail-lead = Vetëm po deshe: me një adresë poste mund të zëvendësosh fjalëkalimin e harruar dhe të kujtohet radha jote. Askush tjetër nuk e sheh.
mail-address = Adresa e postës
mail-other = Një adresë tjetër poste
mail-confirmed = Adresa jote: { $address }
mail-wanted = Për t’u vërtetuar: { $address }. Hape lidhjen që kemi dërguar atje; vlen një ditë.
# On buttons.
mail-give = Dërgo një lidhje te kjo adresë
mail-remove = Hiqe adresën
mail-reminders-save = Ruaje
# Beside a box to tick.
mail-reminders = Ma kujto me postë kur mbetet pak kohë për një lëvizje, e shumta një herë në ditë
mail-done-sent = Një postë me një lidhje është nisur për ty.
mail-done-removed = Adresa u hoq.
mail-done-reminders = Zgjedhja jote u ruajt.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Vërteto adresën e postës
mail-confirm-question = A të vijë posta për { $name } te adresa ku u dërgua kjo lidhje?
mail-confirm-button = Po, është adresa ime
mail-confirm-done = Adresa u vërtetua.
mail-quiet-title = Kujtesa me postë
mail-quiet-question = A të mos marrë më { $name } kujtesa me postë?
mail-quiet-button = S’dua më kujtesa
mail-quiet-done = Nuk do të ketë më kujtesa. Mund t’i ndezësh përsëri te faqja e llogarisë sate.

## A forgotten password.

mail-forgotten = Ose kërko një lidhje me postë
mail-recover-title = Fjalëkalim i ri me postë
mail-recover-lead = Nëse llogaria jote ka një adresë poste të vërtetuar, dërgojmë atje një lidhje me të cilën zgjedh një fjalëkalim të ri.
mail-recover-send = Dërgo lidhjen
mail-recover-sent = Nëse ka një llogari me këtë emër dhe me adresë poste të vërtetuar, një postë është nisur. Mund të duhen disa minuta.
mail-recover-choose = Zgjidh një fjalëkalim të ri për { $name }. Çdo pajisje tjetër del nga llogaria.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Përshëndetje, { $name }!
mail-letter-confirm-subject = Vërteto adresën tënde të postës
mail-letter-confirm = Hape këtë lidhje që posta për lojërat e tua të vijë te kjo adresë. Vlen një ditë.
mail-letter-recover-subject = Fjalëkalim i ri për llogarinë tënde
mail-letter-recover = Me këtë lidhje zgjedh një fjalëkalim të ri. Vlen një herë, brenda orës që vjen.
mail-letter-not-you = Nëse nuk e ke kërkuar ti, nuk ke pse të bësh gjë.
mail-letter-remind-subject =
    { $count ->
        [one] Radha jote në një lojë
       *[other] Radha jote në { $count } lojëra
    }
mail-letter-remind = E ke ti radhën, dhe koha po mbaron:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } kundër { $opponent }: mbetet edhe { $left }
mail-left-days =
    { $count ->
        [one] një ditë
       *[other] { $count } ditë
    }
mail-left-hours =
    { $count ->
        [one] një orë
       *[other] { $count } orë
    }
mail-left-soon = më pak se një orë
# A link follows.
mail-letter-quiet = S’dua më kujtesa:

## What is refused.

error-mail-address = Kjo nuk është adresë poste.
error-mail-name = Këtu kërkohet emri i llogarisë, jo adresa e postës.
error-mail-often = Janë kërkuar tepër posta. Të lutem, provo përsëri pas një ore.
error-mail-link = Kjo lidhje nuk vlen më: është përdorur ose është tepër e vjetër.
