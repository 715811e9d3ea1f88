### Mail, on a server whose operator sends any: the address of an account, a forgotten password, reminders of
### turns. "Turn" is what one player does at a time.

## On the page of the account. $address is a mail address.

mail-title = Mail
mail-lead = Only if you like: a mail address lets you replace a forgotten password and reminds you of your turns. Nobody else sees it.
mail-address = Mail address
mail-other = Another mail address
mail-confirmed = Your address: { $address }
mail-wanted = To be confirmed: { $address }. Please open the link we have sent there; it works for a day.
# On buttons.
mail-give = Send a link to this address
mail-remove = Remove the address
mail-reminders-save = Save
# Beside a box to tick.
mail-reminders = Remind me by mail when the time for a turn runs short, at most once a day
mail-done-sent = A mail with a link is on its way to you.
mail-done-removed = The address is removed.
mail-done-reminders = Your choice is saved.

## The pages that links in mails lead to. $name is the name of an account.

mail-confirm-title = Confirm the mail address
mail-confirm-question = Shall mail for { $name } come to the address this link was sent to?
mail-confirm-button = Yes, that is my address
mail-confirm-done = The address is confirmed.
mail-quiet-title = Reminders by mail
mail-quiet-question = Shall { $name } get no more reminders by mail?
mail-quiet-button = No more reminders
mail-quiet-done = There will be no more reminders. You can turn them on again on the page of your account.

## A forgotten password.

mail-forgotten = Or have a link sent by mail
mail-recover-title = A new password by mail
mail-recover-lead = If your account has a confirmed mail address, we send a link there with which you choose a new password.
mail-recover-send = Send the link
mail-recover-sent = If there is an account of this name with a confirmed mail address, a mail is on its way. It may take a few minutes.
mail-recover-choose = Choose a new password for { $name }. Every other device is signed out.

## The mails themselves: a greeting, a paragraph, a link or a list of games. $name is the name of an account, $count
## a number.

mail-hello = Hello { $name },
mail-letter-confirm-subject = Please confirm your mail address
mail-letter-confirm = open this link to have mail about your games sent to this address. It works for a day.
mail-letter-recover-subject = A new password for your account
mail-letter-recover = with this link you choose a new password. It works once, within the next hour.
mail-letter-not-you = If you have not asked for this, you need not do anything.
mail-letter-remind-subject =
    { $count ->
        [one] It is your turn in a game
       *[other] It is your turn in { $count } games
    }
mail-letter-remind = it is your turn, and the time is running short:
# $rules is the name of a game, $opponent the other player, $left a time such as "5 hours".
mail-letter-game = { $rules } against { $opponent }: { $left } left
mail-left-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
mail-left-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
mail-left-soon = less than an hour
# A link follows.
mail-letter-quiet = No more reminders:

## What is refused.

error-mail-address = This is no mail address.
error-mail-name = This asks for the name of your account, not the mail address.
error-mail-often = Too many mails have been asked for. Please try again in an hour.
error-mail-link = This link does not work any more: it has been used, or it is too old.
