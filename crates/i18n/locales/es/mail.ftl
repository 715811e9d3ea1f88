### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Correo
mail-lead = Solo si quieres: con una dirección de correo puedes cambiar una contraseña olvidada y recibir recordatorios de tus turnos. Nadie más la ve.
mail-address = Dirección de correo
mail-other = Otra dirección de correo
mail-confirmed = Tu dirección: { $address }
mail-wanted = Por confirmar: { $address }. Abre, por favor, el enlace que hemos enviado allí; vale un día.
# On buttons.
mail-give = Enviar un enlace a esta dirección
mail-remove = Quitar la dirección
mail-reminders-save = Guardar
# Beside a box to tick.
mail-reminders = Avisarme por correo cuando quede poco tiempo para una jugada, como mucho una vez al día
mail-done-sent = Te hemos enviado un correo con un enlace.
mail-done-removed = La dirección se ha quitado.
mail-done-reminders = Tu elección está guardada.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Confirmar la dirección de correo
mail-confirm-question = ¿Quieres que el correo para { $name } llegue a la dirección que recibió este enlace?
mail-confirm-button = Sí, es mi dirección
mail-confirm-done = La dirección está confirmada.
mail-quiet-title = Recordatorios por correo
mail-quiet-question = ¿Que { $name } no reciba más recordatorios por correo?
mail-quiet-button = No más recordatorios
mail-quiet-done = No habrá más recordatorios. Puedes volver a activarlos en la página de tu cuenta.

## A forgotten password.

mail-forgotten = O pide un enlace por correo
mail-recover-title = Contraseña nueva por correo
mail-recover-lead = Si tu cuenta tiene una dirección de correo confirmada, enviamos allí un enlace con el que eliges una contraseña nueva.
mail-recover-send = Enviar el enlace
mail-recover-sent = Si existe una cuenta con este nombre y una dirección de correo confirmada, hay un correo en camino. Puede tardar unos minutos.
mail-recover-choose = Elige una contraseña nueva para { $name }. Se cierra la sesión en todos los demás dispositivos.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hola, { $name }:
mail-letter-confirm-subject = Confirma tu dirección de correo
mail-letter-confirm = Abre este enlace para que el correo sobre tus partidas llegue a esta dirección. Vale un día.
mail-letter-recover-subject = Una contraseña nueva para tu cuenta
mail-letter-recover = Con este enlace eliges una contraseña nueva. Vale una sola vez, durante la próxima hora.
mail-letter-not-you = Si no lo has pedido tú, no hace falta que hagas nada.
mail-letter-remind-subject =
    { $count ->
        [one] Te toca en una partida
       *[other] Te toca en { $count } partidas
    }
mail-letter-remind = Te toca, y queda poco tiempo:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } contra { $opponent }: tiempo restante, { $left }
mail-left-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
mail-left-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
mail-left-soon = menos de una hora
# A link follows.
mail-letter-quiet = No más recordatorios:

## What is refused.

error-mail-address = Esto no es una dirección de correo.
error-mail-name = Aquí se pide el nombre de tu cuenta, no la dirección de correo.
error-mail-often = Se han pedido demasiados correos. Inténtalo de nuevo dentro de una hora, por favor.
error-mail-link = Este enlace ya no vale: se ha usado o es demasiado antiguo.
