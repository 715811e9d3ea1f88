### Što dva igrača pišu jedan drugom tijekom partije, ako su se tako dogovorili.

## U obrascu nove partije i pokraj ploče.

chat-choice = Smijemo pisati jedno drugom tijekom partije
chat-agreed = U ovoj partiji možete pisati jedno drugom.
chat-title = Poruke
chat-label = Poruka drugom igraču
chat-send = Pošalji
chat-you = Ti
chat-hidden = (uklonjeno)

## Odbijanja.

error-chat-off = U ovoj partiji nije dogovoreno dopisivanje.
error-chat-text = Poruka ima od 1 do 200 znakova u jednom retku.
error-chat-full = U ovoj partiji ima previše poruka.
