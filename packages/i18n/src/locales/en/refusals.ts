// English texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { RefusalName } from '@baize/contract';

export const refusals = {
  // the gateway
  'path-unknown': 'This address does not exist. Check it or go back to the home page.',
  'method-not-supported': 'This address does not answer that kind of request. Reload the page.',
  'merchant-unknown': 'There is no such brand at this address. Please contact customer service.',
  maintenance: 'We are under maintenance. Your balance is safe; please come back a little later.',
  'region-restricted':
    'Our games are not offered where you are. Contact us if you think this is a mistake.',
  'module-off': 'This function is switched off at the moment. Please try again later.',
  'body-too-large': 'What you sent is too large. Make it smaller and try again.',
  'content-not-supported':
    'What you sent is of a kind we cannot read. Reload the page and try again.',
  'too-many-requests':
    'That was too many tries in a short time. Wait {seconds, select, undefined {a minute} other {{seconds} seconds}} and try again.',
  'session-missing': 'You are not signed in, or your session has ended. Please sign in.',
  'role-not-allowed': 'Non-agent cannot enter: this is for agents alone.',
  'demo-not-allowed': 'This needs an account of your own. Please register first.',
  'permission-missing': 'Your role does not include this. Ask an owner of the platform for it.',
  'confirmation-missing': 'This is a sensitive change. Please confirm first that it is you.',
  'request-invalid':
    'Something in the request is not in the expected form{place, select, undefined {} other { ({place})}}. Check what you entered.',
  'seal-invalid': 'The protected message could not be opened. Reload the page and try again.',
  'idempotency-key-invalid': 'The request carries an unusable key. Reload the page and try again.',
  'message-stale': 'This message is too old or from the future. Check your clock and send it anew.',
  'idempotency-key-reused':
    'This request was already used for something else. Reload the page and start again.',
  fault:
    'Something went wrong on our side and nothing was changed. Please try again; if it stays, contact us.',

  // identity
  'credentials-wrong': 'Account name or password wrong. Check both and try again.',
  'account-locked':
    'This account is locked{minutes, select, undefined {} other { for about {minutes} more minutes}}. Try again later or contact customer service.',
  'account-excluded':
    'This account is excluded from play. Contact customer service if you have a question about it.',
  'captcha-wrong': 'The human check did not succeed. Solve a new one and try again.',
  'trial-not-offered':
    'Trying without an account of your own is not offered now. Register instead.',
  'username-misleading': 'This name could be taken for the house. Choose another one.',
  'username-taken': 'This username is already in use. Choose another one.',
  'field-required':
    'This field must not be empty{field, select, undefined {} other { ({field})}}. Fill it in and try again.',
  'field-format':
    'This field is not in the expected form{field, select, undefined {} other { ({field})}}. Correct it and try again.',
  'password-common':
    'This password is one of the first that anyone would guess. Choose another one.',
  'passwords-differ': 'The two entries are not the same. Type the confirmation again.',
  'age-below-limit':
    'You must be at least {age, select, undefined {of legal age} other {{age} years old}} to register here.',
  'affiliate-code-wrong': 'This invitation code is not valid. Correct it or leave it out.',
  'payment-password-set':
    'A payment password is set already. Use it, or change it in the security centre.',
  'payment-password-same-as-login':
    'The payment password must not be your sign-in password. Choose another one.',
  'account-closed':
    'This account is closed. Contact customer service if you have a question about it.',
  'player-excluded':
    'We may not open an account for you: you are on a list of people who asked not to play.',
  'phone-invalid': 'Please enter the correct phone number.',
  'phone-token-wrong':
    'The phone provider’s confirmation does not fit this number or is too old. Verify the number again.',
  'mobile-taken':
    'This mobile number belongs to another account. Use another one or recover that account.',
  'email-taken':
    'This e-mail address belongs to another account. Use another one or recover that account.',
  'person-registered': 'You have an account with us already. Sign in with it, or recover it.',
  'referral-code-wrong': 'This referral code is not valid. Correct it or leave it out.',
  'terms-missing': 'Please accept the current terms and the privacy notice.',
  'code-wrong':
    'The verification code is wrong. {left, select, undefined {Check it and try again.} other {Tries left: {left}.}}',
  'code-expired': 'This verification code is no longer valid. Ask for a new one.',
  'code-blocked':
    'Too many codes were asked for. Try again in {minutes, select, undefined {5} other {{minutes}}} minutes.',
  'code-not-sent':
    'The code could not be sent{reason, select, undefined {} other {: {reason}}}. Try again later or choose another way.',
  'ticket-spent': 'The remembered sign-in is no longer valid. Please enter your password.',
  'challenge-spent': 'This sign-in took too long or was tried too often. Please start again.',
  'work-missing':
    'Sign in once more: this device is not known here, so it has to do a little work first.',
  'second-factor-missing': 'Please prove a second time that it is you.',
  'factor-code-wrong':
    'This code is not right, or it was used already. Wait for a new one and try again.',
  'factor-locked':
    'Too many wrong codes. Try again in {minutes, select, undefined {a while} other {about {minutes} minutes}}.',
  'factor-not-set-up': 'This is not set up. Set up an authenticator app or a passkey first.',
  'totp-already-on': 'An authenticator app is set up already. Remove it first to set up another.',
  'totp-not-begun': 'The set-up took too long. Start it again.',
  'passkey-unknown': 'This passkey was removed already. Reload the page.',
  'passkey-limit-reached': 'You have as many passkeys as are allowed. Remove one first.',
  'passkey-refused': 'The passkey was not accepted. Try again or choose another way.',
  'old-password-wrong': 'The old password is wrong. Check it and try again.',
  'password-unchanged': 'The new password is the old one. Choose another one.',
  'username-email-not-found': 'Username/email not found. Check both and try again.',
  'recovery-spent': 'This recovery link is no longer valid. Ask for a new one.',
  'contact-not-verified': 'Bind and verify this contact first.',
  'field-fixed':
    'This was set already and cannot be changed here{field, select, undefined {} other { ({field})}}. Contact customer service to correct it.',
  'icon-unknown': 'This icon is not offered. Choose one of those shown.',
  'session-unknown': 'This session has ended already.',
  'identity-not-open': 'Your document is being looked at or has been accepted already.',
  'identity-missing': 'Please have your identity verified first. It takes a picture of a document.',
  'terms-due': 'Our terms have changed. Please accept them to go on playing.',
  'picture-missing': 'Upload a picture of the document first.',
  'picture-unreadable':
    'This picture cannot be read. Use a PNG, JPEG or WebP picture of at most {megabytes, select, undefined {5} other {{megabytes}}} MB.',

  // wallet
  'amount-invalid': 'This is not an amount we can use. Enter a number with at most two decimals.',
  'amount-below-minimum':
    'The amount is too small. {minimum, select, undefined {Enter a larger one.} other {The least is {minimum}.}}',
  'amount-above-maximum':
    'The amount is too large. {maximum, select, undefined {Enter a smaller one.} other {The most is {maximum}.}}',
  'balance-too-low': 'Your balance is too low for this. Lower the amount or make a deposit.',
  'channel-unknown': 'This way to deposit is not offered any more. Choose another one.',
  'provider-unavailable':
    'The payment provider does not answer. Nothing was taken; try again later or choose another way.',
  'signature-wrong': 'The signature of this message does not fit. It was not carried out.',
  'payment-unknown': 'There is no such payment. It was not carried out.',
  'payment-password-missing':
    'You have no payment password yet. Set one in the security centre first.',
  'payment-password-wrong':
    'The payment password is wrong. {attemptsLeft, select, undefined {Check it and try again.} other {Tries left: {attemptsLeft}.}}',
  'payment-password-locked':
    'The payment password was wrong too often and is locked{minutes, select, undefined {} other { for about {minutes} more minutes}}. Try again later.',
  'bank-card-not-found': 'There is no such account in your list. Choose one of yours.',
  'bank-unknown': 'Money cannot be sent there. Choose a bank or wallet from the list.',
  'account-number-wrong':
    'This cannot be an account there. Check each digit and letter, or copy it anew.',
  'bank-card-exists': 'This account is in your list already. Use it or add another one.',
  'bank-card-in-use':
    'A withdrawal to this account is still open. Remove the account when it is finished.',
  'bank-card-limit-reached':
    'You have as many accounts as are allowed. Use one of them, or remove one first.',
  'turnover-not-met':
    'The turnover of your deposits is not complete. {turnover, select, undefined {Play a little more first.} other {Still to stake: {turnover}.}}',
  'withdrawal-not-found': 'There is no such withdrawal. Check the list.',
  'withdrawal-not-pending': 'This withdrawal has been decided already. Reload the list.',
  'held-return-not-found': 'There is no such held return. Reload the list.',
  'held-return-decided': 'This return has been decided already. Reload the list.',
  'withdrawal-not-approved': 'This withdrawal is not approved. Approve it before you pay it.',
  'withdrawal-not-paid':
    'This withdrawal has not been paid yet. Confirm it once it has reached you.',
  'receipt-already-confirmed':
    'The receipt of this withdrawal is confirmed already. There is nothing left to do.',
  'receipt-disputed':
    'You told us that this withdrawal did not arrive. Customer service is looking into it.',

  // wagering and games
  'deposit-limit-reached':
    'This deposit would pass the limit you set. {remaining, select, undefined {Enter a smaller amount.} other {Left of it: {remaining}.}}',
  'stake-limit-reached':
    'This stake would pass the limit you set. Lower the stake or wait until the limit renews.',
  'loss-limit-reached':
    'You have reached the loss limit you set. Play is possible again when it renews.',
  'spend-limit-reached':
    'You have reached the spending limit you set. Play is possible again when it renews.',
  'session-limit-reached':
    'You have played for as long as you allowed yourself. Take a break and come back later.',
  'player-on-break':
    'You are taking a break from play{until, select, undefined {} other { until {until}}}. It ends by itself and cannot be shortened.',
  'self-excluded':
    'You have excluded yourself from play{until, select, undefined {} other { until {until}}}. Nobody can end it early; what you have can still be withdrawn.',
  'reality-check-due':
    'Take a moment to look at how long you have played and what it has cost, then go on if you like.',
  'round-unknown': 'There is no such round in your account. Check your betting record.',
  'round-open': 'An earlier round is still open. Finish it first.',
  'seed-rotation-blocked': 'The seed cannot change while a round is open. Finish the round first.',
  'seed-not-committed':
    'The next server seed has not been shown to you yet. Open the fairness page first.',
  'game-unknown': 'This game is not offered here. Choose another one.',
  'game-off': 'This game is not offered at the moment. Choose another one.',
  'game-unverified':
    'Our own games are paused: their code is being checked. Your money is safe; try again later.',
  'game-maintenance': 'This game is under maintenance. Choose another one or come back later.',
  'demo-not-offered': 'This game cannot be tried with play money.',
  'vendor-unavailable':
    'The company that makes this game does not answer. Try again in a moment or choose another one.',
  'favourites-full': 'Your list of favourites is full. Take a game off it first.',
  'picture-unknown': 'There is no such picture.',
  'category-unknown': 'There is no such category.',
  'vendor-unknown': 'There is no such vendor.',
  'notice-unknown': 'There is no such notice. Load the list again.',
  'article-unknown': 'There is no such article.',
  'article-not-house': 'The house has no text of its own for this article.',
  'article-incomplete': 'Write a title and a text in every language.',
  'feedback-length':
    'Feedback content must be {min, select, undefined {longer or shorter} other {between {min} and {max} words}}.',
  'feedback-too-often': 'You have written many times. Please wait an hour.',
  'feedback-unknown': 'There is no such text.',
  'feedback-answered': 'This was answered already.',
  'language-unknown': 'This language is not offered.',
  'notice-untitled': 'Give the notice a title in at least one language.',
  'notice-dates-crossed': 'The notice would end before it begins. Change one of the dates.',
  'vip-levels-changed':
    'Somebody else changed the levels meanwhile. Load them again and make your change once more.',
  'vip-level-unknown': 'There is no such level. Load the page again.',
  'vip-emblem-twice':
    '{level, select, undefined {A level} other {Level {level}}} has a badge that another level has already.',
  'vip-levels-not-ascending':
    '{level, select, undefined {A level} other {Level {level}}} asks no more than the level below it. Every level needs a larger turnover, and deposits may not fall.',
  'vip-keep-too-high':
    '{level, select, undefined {A level} other {Level {level}}} must not ask more to be kept than to be reached, nor less than the level below it.',
  'vip-benefit-falling':
    '{level, select, undefined {A level} other {Level {level}}} is worth less than the level below it or than no level.',
  'vip-contact-invalid':
    'The contact of {level, select, undefined {a level} other {level {level}}} must begin with https://, mailto: or tel: and be complete.',
  'vip-level-held':
    '{level, select, undefined {The level} other {Level {level}}} has members and cannot be removed.',
  'vip-until-invalid': 'Choose a day after today, within a year.',
  'vip-not-set': 'No level is set for this member: play decides already.',
  'jackpot-unknown': 'There is no such jackpot.',
  'jackpot-terms-invalid':
    'These terms do not fit: the ceiling lies above the seed, and a mystery feeds its pool.',
  'jackpot-ceiling-lowered':
    'A ceiling is never lowered: players were told that a prize may reach it.',
  'order-incomplete': 'The list is not up to date. Load it again and put it in order once more.',
  'launch-mode-unknown': 'The game cannot be opened this way. Open it again from the lobby.',
  'launch-used': 'This game link was used already. Open the game again from the lobby.',
  'game-open-elsewhere': 'You opened a slot in another window. Only one can be played at a time.',
  'rules-changed':
    'The rules of this game have changed, so nothing was staked. Open the game again to play by the new ones.',
  'stake-not-offered': 'This stake is not offered in this game. Choose one of those shown.',
  'stake-too-high': 'This is more than you may stake in one round of a slot. Choose a lower stake.',

  // vendors
  'token-unknown': 'There is no game open under this token. Open the game again from the lobby.',
  'token-expired': 'This game session has ended. Open the game again from the lobby.',
  'player-unknown': 'This player has not opened any of your games.',
  'currency-differs': 'The currency is not the one that this game was opened with.',
  'bet-unknown': 'There is no such bet in this round.',
  'bet-rolled-back': 'This bet was taken back. It counts no more.',
  'round-closed': 'This round has ended. Begin a new one.',
  'round-paid': 'This round has paid: its last bet cannot be taken back.',
  'address-invalid': 'This is no address of a server. Begin it with https:// and check it.',
  'key-invalid':
    'This key is of no use. A secret has at least 32 characters; a public key is RSA of at least 2048 bits, as PEM.',
  'key-missing': 'The keys of this vendor are missing. Enter them first.',

  // chat
  'chat-room-unknown': 'There is no such room.',
  'chat-room-closed': 'This room is closed for new messages.',
  'chat-room-unnamed': 'Give the room a name in at least one language.',
  'chat-paused':
    'While your break or exclusion runs, the rooms stay closed to you. Customer service is here for you.',
  'chat-banned': 'The rooms are closed to you for now. Customer service can tell you more.',
  'chat-muted': 'You cannot write in the rooms for now. Customer service can tell you more.',
  'chat-rules-due': 'First read the rules of the house and agree to keep them.',
  'chat-phone-needed': 'To write here, verify your phone number first.',
  'chat-deposit-needed': 'To write here, you need to have made a deposit.',
  'chat-text-empty': 'Write something first.',
  'chat-text-long':
    'This message is too long{max, select, undefined {} other {: it may have {max} characters}}.',
  'chat-words-blocked':
    'This message holds words that are not said here. Change it and send it again.',
  'chat-too-often': 'You are writing very fast. Wait a moment and send it again.',
  'chat-slow':
    'This room is in slow mode. {seconds, select, undefined {Wait a moment and send it again.} other {Send it again in {seconds} s.}}',
  'chat-repeated': 'You said the same a moment ago.',
  'chat-message-unknown': 'This message is no longer there.',
  'chat-message-own': 'This message is your own.',
  'chat-writer-unknown': 'You have not hidden this person.',
  'chat-reports-many':
    'You have reported many messages. Staff are looking at them; please wait an hour.',
  'chat-sanction-unknown': 'There is no such mute or ban, or it is over.',
  'chat-thread-unknown': 'There is no such talk.',
  'chat-thread-taken':
    'Another member of staff has this talk{by, select, undefined {} other {: {by}}}. Take it over first.',

  // brand
  'brand-file-unknown': 'There is no such file of the brand. Reload the page.',
  'contrast-too-low':
    'These colours cannot be read well{theme, select, undefined {} other { in the {theme, select, dark {dark} other {light}} theme: {text} on {ground} has a contrast of {ratio} and needs {least}}}. Nothing was saved.',
  'icon-not-square': 'An icon must be square and at least 192 pixels wide. Choose another picture.',
  'web-address-invalid':
    'This is not a whole web address{address, select, undefined {} other {: {address}}}. Write it with https:// and without a name or password.',
  'contact-twice': 'Each kind of contact can stand there once. Take the second one away.',
  'package-invalid':
    'The package is not described rightly. Its name reads like com.example.house, a fingerprint has 32 pairs of digits with colons between, the digest 64 digits.',
  'certificate-invalid':
    'This certificate cannot be used: it must be PEM, still be valid, and fit its key.',

  // console
  'member-state-fixed': 'This account is closed or excluded. Its state cannot be changed here.',
  'password-change-due':
    'First choose a password of your own: the one you were given is for one sign-in only.',
  'second-factor-enrolment':
    'First set up a second factor for your account. Until then nothing else opens.',
  'staff-account-locked': 'This staff account is locked. Ask an owner of the platform.',
  'initial-password-expired': 'The password you were given is too old. Ask for a new one.',
  'password-short': 'Use at least {min, select, undefined {12} other {{min}}} characters.',
  'password-guessable':
    'This password holds your name or the name of the house. Choose another one.',
  'staff-unknown': 'There is no such staff account.',
  'staff-own': 'Nobody changes their own account here. Ask another member of staff.',
  'staff-above-own': 'This account may more than yours. Ask somebody who may as much.',
  'role-unknown': 'There is no such role.',
  'role-fixed': 'The role of the owner cannot be changed.',
  'role-own': 'Nobody changes the role they hold. Ask another member of staff.',
  'role-above-own': 'This role may more than yours. You can only give what you have.',
  'role-held': 'Somebody still holds this role. Give them another one first.',
  'role-taken': 'There is a role of this name already.',
  'permission-unknown': 'One of these permissions does not exist.',
  'permission-alone':
    'The right to see sandbox messages needs the right to reset members in the same role.',
  'second-person-needed':
    'You have changed how this member gets in within the last day. Another member of staff must do this.',
  'staff-credentials-wrong': 'Username or password wrong. Check both and try again.',
  'staff-locked':
    'This staff account is locked after several failures. Wait {minutes, select, undefined {a while} other {about {minutes} minutes}} and try again.',
  'agent-links-full': 'You have as many open links as possible. Close one that you no longer need.',
  'agent-link-unknown': 'There is no such link of yours. Load the list again.',
  'agent-already': 'This member is an agent already.',
  'agent-unknown': 'There is no agent of this name who may sign in. Check the username.',
  'agent-registrations-full':
    'You have registered as many people as possible today. Share your link, or try again tomorrow.',
  'agent-member-came': 'This member has signed in already. Only they can set their password now.',
  'agent-not-yet': 'This member is not an agent.',
  'agent-too-deep': 'The line would become too long. Choose an agent further up.',
  'agent-below': 'Nobody can stand below themselves or below their own team.',
  'member-not-found': 'There is no such member. Check the username or id.',
  'module-unknown': 'There is no such module switch. Reload the list.',
  'module-fixed': 'This switch cannot be turned off: the platform needs it.',
  'setting-unknown': 'There is no such setting. Reload the list.',
  'setting-invalid':
    'This value is not allowed for the setting. {min, select, undefined {Correct it and try again.} other {Enter a whole number from {min} to {max}.}}',
  'field-rule-invalid':
    'This rule cannot be used. {fault, select, bounds {Give a least length from 0 and a largest one from 1 to 500 that is not below it.} kind {Choose one of the kinds of pattern.} unreadable {Not every browser can read the pattern: look-around and back references are not possible.} slow {There are texts for which the pattern would take too long: avoid a repetition inside a repetition.} other {Correct it and try again.}}',
  'address-list-invalid':
    'One entry is neither an address nor a block of addresses{address, select, undefined {} other {: {address}}}. Write it like 198.51.100.7, 198.51.100.0/24 or 2001:db8::/32.',
  'terms-incomplete':
    'Write the terms and the privacy notice in every language before you publish them.',
  'message-incomplete': 'Write a title and a text in every language.',
  'message-unknown': 'There is no such message. Load the list again.',
  'message-withdrawn': 'This message has been withdrawn already.',
  'receiver-on-pause':
    '{name, select, undefined {Somebody on the list} other {{name}}} is on a break or self-excluded and must not get advertising. Take the name off the list.',
  'audience-empty': 'Nobody would receive this message.',
} as const satisfies Record<RefusalName, string>;
