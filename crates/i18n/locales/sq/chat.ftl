### Çfarë i shkruajnë njëri-tjetrit dy lojtarë gjatë lojës, nëse janë marrë vesh.

## Në formularin e një loje të re dhe pranë fushës.

chat-choice = Mund t’i shkruajmë njëri-tjetrit gjatë lojës
chat-agreed = Në këtë lojë mund t’i shkruani njëri-tjetrit.
chat-title = Mesazhe
chat-label = Mesazh për lojtarin tjetër
chat-send = Dërgo
chat-you = Ti
chat-hidden = (e hequr)

## Refuzime.

error-chat-off = Në këtë lojë nuk është rënë dakord për të shkruar.
error-chat-text = Një mesazh ka 1 deri në 200 shenja në një rresht.
error-chat-full = Ka tepër mesazhe në këtë lojë.
