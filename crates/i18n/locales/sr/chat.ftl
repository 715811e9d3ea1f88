### Šta dva igrača pišu jedan drugom tokom partije, ako su se tako dogovorili.

## U obrascu nove partije i pored table.

chat-choice = Smemo da pišemo jedno drugom tokom partije
chat-agreed = U ovoj partiji možete da pišete jedno drugom.
chat-title = Poruke
chat-label = Poruka drugom igraču
chat-send = Pošalji
chat-you = Ti
chat-hidden = (uklonjeno)

## Odbijanja.

error-chat-off = U ovoj partiji nije dogovoreno dopisivanje.
error-chat-text = Poruka ima od 1 do 200 znakova u jednom redu.
error-chat-full = U ovoj partiji ima previše poruka.
