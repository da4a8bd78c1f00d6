// English texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { RefusalName } from '@baize/contract';

export const refusals = {
  // the gateway
  'path-unknown': 'This address does not exist. Check it or go back to the home page.',
  'method-not-supported': 'This address does not accept this kind of request. Reload the page.',
  'merchant-unknown': 'There is no brand at this address. Please contact customer service.',
  maintenance: 'The site is under maintenance. Your balance is safe. Please come back later.',
  'region-restricted':
    'Our games are not available where you are. Contact us if you think this is a mistake.',
  'module-off': 'This feature is not available at the moment. Please try again later.',
  'body-too-large': 'The data you sent is too large. Make it smaller and try again.',
  'content-not-supported':
    'The server cannot read this type of content. Reload the page and try again.',
  'too-many-requests':
    'Too many attempts in a short time. Wait {seconds, select, undefined {a minute} other {{seconds} seconds}} and try again.',
  'session-missing': 'You are not signed in, or your session has ended. Please sign in.',
  'role-not-allowed': 'Non-agent cannot enter: this is for agents alone.',
  'demo-not-allowed': 'You need your own account for this. Please register first.',
  'permission-missing':
    'Your role does not include this action. Ask a platform owner for the permission.',
  'confirmation-missing': 'This is a sensitive change. Please confirm your identity first.',
  'request-invalid':
    'The request contains an invalid value{place, select, undefined {} other { ({place})}}. Check what you entered.',
  'seal-invalid': 'The protected message could not be opened. Reload the page and try again.',
  'idempotency-key-invalid': 'The key of this request is invalid. Reload the page and try again.',
  'message-stale':
    'The timestamp of this message is too old or in the future. Check your clock and send it again.',
  'idempotency-key-reused':
    'The key of this request was already used for another request. Reload the page and start again.',
  fault:
    'Something went wrong on our side. Nothing was changed. Please try again. If it happens again, contact us.',

  // identity
  'credentials-wrong': 'The username or password is wrong. Check both and try again.',
  'account-locked':
    'This account is locked{minutes, select, undefined {} other { for about {minutes} more minutes}}. Try again later or contact customer service.',
  'account-excluded':
    'This account is excluded from play. Contact customer service if you have a question.',
  'captcha-wrong': 'The human check failed. Solve a new one and try again.',
  'trial-not-offered':
    'Demo play without an account is not available at the moment. Please register.',
  'name-misleading': 'This name could be mistaken for ours. Choose another one.',
  'username-taken': 'This username is already in use. Choose another one.',
  'field-required':
    'This field is required{field, select, undefined {} other { ({field})}}. Fill it in and try again.',
  'field-format':
    'The format of this field is wrong{field, select, undefined {} other { ({field})}}. Correct it and try again.',
  'password-common': 'This password is too common. Choose another one.',
  'passwords-differ': 'The two entries differ. Enter the confirmation again.',
  'age-below-limit':
    'You must be at least {age, select, undefined {of legal age} other {{age} years old}} to register here.',
  'affiliate-code-wrong': 'This invitation code is not valid. Correct it or leave it out.',
  'payment-password-set':
    'You have already set a payment password. Use it, or change it under My account.',
  'payment-password-same-as-login':
    'The payment password must differ from your sign-in password. Choose another one.',
  'account-closed': 'This account is closed. Contact customer service if you have a question.',
  'player-excluded': 'We cannot open an account for you because you are on a self-exclusion list.',
  'phone-invalid': 'Please enter the correct phone number.',
  'phone-token-wrong':
    'The phone confirmation does not match this number or has expired. Verify the number again.',
  'mobile-taken':
    'This mobile number belongs to another account. Use another one or recover that account.',
  'email-taken':
    'This e-mail address belongs to another account. Use another one or recover that account.',
  'person-registered': 'You already have an account with us. Sign in with it, or recover it.',
  'referral-code-wrong': 'This referral code is not valid. Correct it or leave it out.',
  'terms-missing': 'Please accept the current terms and the privacy notice.',
  'code-wrong':
    'The verification code is wrong. {left, select, undefined {Check it and try again.} other {Attempts left: {left}.}}',
  'code-expired': 'This verification code has expired. Request a new one.',
  'code-blocked':
    'You have requested too many codes. Try again in {minutes, select, undefined {5} other {{minutes}}} minutes.',
  'code-not-sent':
    'The code could not be sent{reason, select, undefined {} other {: {reason}}}. Try again later or choose another method.',
  'ticket-spent': 'The remembered sign-in has expired. Please enter your password.',
  'challenge-spent': 'This sign-in took too long or had too many attempts. Please start again.',
  'work-missing':
    'This device is new to us, so it must solve a small task first. Please sign in again.',
  'second-factor-missing': 'Please enter your second factor.',
  'factor-code-wrong': 'This code is wrong or was already used. Wait for a new one and try again.',
  'factor-locked':
    'Too many wrong codes. Try again in {minutes, select, undefined {a while} other {about {minutes} minutes}}.',
  'factor-not-set-up':
    'No second factor is set up. Set up an authenticator app or a passkey first.',
  'totp-already-on': 'An authenticator app is already set up. Remove it first to set up another.',
  'totp-not-begun': 'The setup took too long. Start again.',
  'passkey-unknown': 'This passkey has already been removed. Reload the page.',
  'passkey-limit-reached': 'You have reached the maximum number of passkeys. Remove one first.',
  'passkey-refused': 'The passkey was not accepted. Try again or choose another method.',
  'old-password-wrong': 'The old password is wrong. Check it and try again.',
  'password-unchanged': 'The new password is the same as the old one. Choose another one.',
  'username-email-not-found': 'Username/email not found. Check both and try again.',
  'recovery-spent': 'This recovery link has expired or was already used. Request a new one.',
  'contact-not-verified': 'Add and verify this contact first.',
  'field-fixed':
    'This is already set and cannot be changed here{field, select, undefined {} other { ({field})}}. Contact customer service to correct it.',
  'icon-unknown': 'This icon is not available. Choose one of those shown.',
  'session-unknown': 'This session has already ended.',
  'identity-not-open': 'Your document is being reviewed or has already been accepted.',
  'identity-missing': 'Please verify your identity first with a picture of a document.',
  'terms-due': 'Our terms have changed. Please accept them to continue playing.',
  'picture-missing': 'Upload a picture of the document first.',
  'picture-unreadable':
    'This picture cannot be read. Use a PNG, JPEG or WebP picture of at most {megabytes, select, undefined {5} other {{megabytes}}} MB.',

  // wallet
  'amount-invalid': 'This amount is not valid. Enter a number with at most two decimals.',
  'amount-below-minimum':
    'The amount is too small. {minimum, select, undefined {Enter a larger one.} other {The minimum is {minimum}.}}',
  'amount-above-maximum':
    'The amount is too large. {maximum, select, undefined {Enter a smaller one.} other {The maximum is {maximum}.}}',
  'balance-too-low': 'Your balance is too low for this. Lower the amount or make a deposit.',
  'channel-unknown': 'This deposit method is no longer available. Choose another one.',
  'channel-closed':
    'This deposit method is closed now. {opens, select, undefined {Choose another one.} other {It opens at {opens}.}}',
  'channel-provider-unknown':
    'This payment provider is not connected. Choose a connected provider, or “house” for our own accounts.',
  'channel-limits-wrong':
    'The limits are not valid. The minimum must not be above the maximum, and quick amounts must lie between them.',
  'channel-account-missing':
    'A manual transfer needs at least one active account of ours for each of its banks.',
  'channel-network-missing': 'A crypto deposit needs a network and a number of confirmations.',
  'deposit-channel-changed':
    'Another person has changed the deposit methods. Reload the list and try again.',
  'promotion-not-offered':
    'This promotion is not available for this deposit. Choose another one or none.',
  'deposit-not-found': 'There is no such deposit. Check the list.',
  'deposit-not-open': 'This deposit has already been decided. Reload the list.',
  'deposit-not-credited': 'A receipt is available only for a credited deposit.',
  'deposit-credited': 'This deposit has already been credited. Check your account record.',
  'proof-limit-reached':
    'You have sent the maximum number of pictures for this deposit. Our staff are reviewing them.',
  'deposit-report-open':
    'You have already reported this deposit. We are looking into it and will answer in your inbox.',
  'deposit-report-limit-reached':
    'You have too many open reports. Please wait until we have answered one of them.',
  'deposit-report-not-found': 'There is no such report. Reload the list.',
  'deposit-report-answered': 'This report has already been answered. Reload the list.',
  'provider-unavailable':
    'The payment provider is not responding. You have not been charged. Try again later or choose another method.',
  'signature-wrong': 'The signature of this message is wrong. It was not processed.',
  'payment-unknown': 'There is no such payment. It was not processed.',
  'payment-password-missing': 'You have no payment password yet. Set one under My account first.',
  'payment-password-wrong':
    'The payment password is wrong. {attemptsLeft, select, undefined {Check it and try again.} other {Attempts left: {attemptsLeft}.}}',
  'payment-password-locked':
    'The payment password was entered wrong too often and is locked{minutes, select, undefined {} other { for about {minutes} more minutes}}. Try again later.',
  'bank-card-not-found': 'This account is not in your list. Choose one of yours.',
  'bank-unknown': 'We cannot pay to this bank or e-wallet. Choose one from the list.',
  'account-number-wrong':
    'This account number or address is not valid. Check each digit and letter, or copy it again.',
  'bank-card-exists': 'This account is already in your list. Use it or add another one.',
  'bank-card-in-use':
    'A withdrawal to this account is still open. You can remove the account when the withdrawal is finished.',
  'bank-card-limit-reached':
    'You have reached the maximum number of accounts. Use one of them, or remove one first.',
  'debt-open':
    'You owe {debt, select, undefined {money} other {{debt}}} because a deposit was reversed or the result of a draw was corrected. Payouts settle the debt first; then you can withdraw.',
  'turnover-not-met':
    'You have not met the turnover of your deposits. {turnover, select, undefined {Place more bets first.} other {Turnover remaining: {turnover}.}}',
  'bonus-not-found': 'There is no such bonus. Check the list.',
  'bonus-not-open': 'This bonus is no longer active.',
  'bonus-not-proposed': 'This bonus is not waiting for a decision.',
  'bonus-changed': 'The bonus has changed. Check the amounts again.',
  'bonus-stake-too-high':
    'While your bonus is active, a bet can be {maximum, select, undefined {only as high as its terms allow} other {at most {maximum}}}. Lower the stake, or cancel the bonus.',
  'weights-changed': 'Another person has saved these weights. Reload them and try again.',
  'withdrawal-count-reached':
    'You have made all {count, select, undefined {} other {{count} }}withdrawals for today. You can withdraw again tomorrow.',
  'withdrawal-sum-reached':
    'This exceeds the amount you can withdraw per day. {left, select, undefined {Try a smaller amount.} other {Left today: {left}.}}',
  'withdrawal-fee-changed':
    'The fee has changed{fee, select, undefined {} other { to {fee}}}. Check the amount you receive and send the request again.',
  'refund-source-first':
    '{amount, select, undefined {Your deposits} other {{amount}}} must first go back to {bank, select, undefined {the account they came from} other {{bank}}}. Choose that account.',
  'part-not-found': 'There is no such part of a withdrawal. Reload the page.',
  'part-not-open': 'This part is already being paid. Reload the page.',
  'part-not-paid': 'This part has not been paid yet. Confirm it when it has arrived.',
  'part-too-small':
    'A part is too small. The minimum is {minimum, select, undefined {that of a deposit} other {{minimum}}}.',
  'parts-sum-wrong':
    'The parts must add up to {amount, select, undefined {the amount of the withdrawal} other {{amount}}}{sum, select, undefined {} other {, not {sum}}}.',
  'receipt-answer-missing': 'Please answer whether the money arrived.',
  'proof-missing':
    'Add a picture of your account history, such as the list of its latest transactions.',
  'payment-dispute-not-found': 'There is no such payment. Reload the page.',
  'dispute-decided': 'This dispute has been decided. You can no longer add messages.',
  'dispute-waits-for-answers':
    'The payer can still answer. Decide when they have answered or their time is over.',
  'evidence-empty': 'Write something or add a picture.',
  'evidence-too-often':
    'You have reached the maximum number of messages. Please wait for the decision.',
  'c2c-off': 'Payments between members are not available right now. Choose another method.',
  'c2c-blocked':
    'You gave up, or never made, payments that you accepted. You cannot accept one for now.',
  'c2c-unpaid': 'You have an open payment to another member. Pay or cancel it first.',
  'c2c-offer-gone': 'Another member has just accepted this payment. Choose another one.',
  'c2c-deposit-not-found': 'There is no such deposit. Reload the page.',
  'c2c-not-waiting': 'This deposit is no longer waiting for your payment. Do not pay it.',
  'withdrawal-not-found': 'There is no such withdrawal. Check the list.',
  'withdrawal-not-pending': 'This withdrawal has already been decided. Reload the list.',
  'held-return-not-found': 'There is no such held return. Reload the list.',
  'held-return-decided': 'This return has already been decided. Reload the list.',
  'deposits-suspended':
    'Too many deposits have failed, so your deposits are suspended. Contact customer service to unblock them.',
  'deposit-means-blocked':
    'Too many deposits with this method have failed. Choose another method, or try again tomorrow.',
  'limit-prompt-due': 'Please answer the question about a deposit limit first.',
  'limit-prompt-required': 'Set a deposit limit, or choose “No limit”.',
  'limit-raise-unknown': 'No higher limit is waiting for your confirmation. Reload the page.',
  'limit-level-unknown': 'There is no such VIP level. Reload the list.',
  'deposit-block-unknown': 'This member’s deposits are not blocked. Reload the page.',
  'transfers-off': 'Transfers to other members are not available for your account.',
  'transfer-not-downline':
    'You cannot send money to this member: they are not in your part of the team.',
  'transfer-no-upline': 'There is no agent above you to send money to.',
  'transfer-receiver-closed':
    'This account cannot receive this amount at the moment. Nothing was sent.',
  'transfer-count-reached':
    'You have reached the number of transfers for today. Try again tomorrow.',
  'transfer-limit-reached':
    'This would exceed your daily transfer limit. {remaining, select, undefined {Enter a smaller amount.} other {You can still send {remaining} today.}}',
  'transfer-unknown': 'There is no such transfer. Reload the list.',
  'transfer-reversed': 'This transfer has already been reversed. Reload the list.',
  'transfer-money-gone':
    'The receiver no longer has this money, so it cannot be returned. Nothing was changed.',
  'withdrawal-not-approved': 'This withdrawal is not approved. Approve it before you pay it.',
  'withdrawal-not-paid': 'This withdrawal has not been paid yet. Confirm it when it has arrived.',
  'receipt-already-confirmed':
    'You have already confirmed this withdrawal. You do not need to do anything.',
  'record-changed': 'This withdrawal has changed since you opened it. Check it again.',
  'member-owes':
    'This member owes {debt, select, undefined {money} other {{debt}}}, so nothing is paid out. Refuse the withdrawal, or wait until the debt is settled.',
  'signatures-needed': 'Two people must sign this withdrawal first.',
  'deposit-settled-already': 'This deposit has already been credited.',
  'deposit-not-settled': 'This deposit has not been credited, so there is nothing to reverse.',
  'adjustment-proof-missing': 'Enter the proof that the money arrived.',
  'adjustment-waiting-already': 'A correction of this deposit has already been proposed.',
  'adjustment-not-found': 'There is no such correction, or it has not been posted.',
  'adjustment-decided': 'This correction has already been decided.',
  'case-claimed':
    '{name, select, undefined {Another person} other {{name}}} is reviewing this withdrawal.',
  'pay-not-allowed': 'You do not have permission to pay withdrawals.',
  'withdrawal-rules-changed': 'Another person has changed the rules. Reload them and try again.',
  'reason-text-missing': 'Write the reason at least in English.',
  'remark-missing': 'Enter why you refuse. The member will read it.',
  'bulk-unknown': 'This preview no longer exists. Create a new one.',
  'reason-unknown': 'This reason is not on the list.',
  'reasons-too-many': 'The list of reasons is full. Remove some first.',
  'handover-waiting': 'Your last hand-over has not been accepted yet.',
  'handover-unknown': 'This hand-over does not exist.',
  'handover-accepted': 'This hand-over has already been accepted.',
  'rule-approves-all': 'A rule that approves needs a condition “Amount at most”.',
  'rule-twice': 'Two rules have the same id. Change one of them.',
  'days-wrong': 'Choose valid dates, at most one year.',
  'provider-unknown': 'There is no such provider, or it supplies no daily file.',
  'difference-unknown': 'This difference does not exist.',
  'difference-closed': 'This difference has already been closed.',
  'receipt-disputed':
    'You reported that this withdrawal did not arrive. Customer service is looking into it.',

  // wagering and games
  'deposit-limit-reached':
    '{whose, select, operator {This deposit would exceed our deposit limit for your account.} other {This deposit would exceed the limit you set.}} {remaining, select, undefined {Enter a smaller amount.} none {You can deposit again when the limit renews.} other {You can still deposit {remaining}.}}',
  'stake-limit-reached':
    'This stake would exceed the limit you set. Lower the stake or wait until the limit renews.',
  'loss-limit-reached':
    'You have reached your loss limit. You can play again when the limit renews.',
  'spend-limit-reached':
    'You have reached your spending limit. You can play again when the limit renews.',
  'session-limit-reached': 'You have reached your time limit. Take a break and come back later.',
  'player-on-break':
    'You are on a break from play{until, select, undefined {} other { until {until}}}. It ends by itself and cannot be shortened.',
  'self-excluded':
    'You have excluded yourself from play{until, select, undefined {} other { until {until}}}. This cannot be ended early. You can still withdraw your balance.',
  'session-budget-due': 'First set a budget of money and time for this session.',
  'reality-check-due':
    'Please check how long you have played and what it has cost. Then decide whether to continue.',
  'reality-check-locked':
    'Play is paused. {minutes, select, undefined {Please wait a moment.} other {You can continue in about {minutes} minutes.}}',
  'round-unknown': 'There is no such round in your account. Check your betting record.',
  'choice-not-allowed': 'This choice is not available at this stake. Choose another.',
  'step-not-allowed': 'This step is not possible now. Choose another one.',
  'hand-over': 'This round has already ended.',
  'hand-moved-on': 'This round has continued in another window. Its current state is shown here.',
  'free-bet-unknown': 'You do not have this free bet any more. Nothing was staked.',
  'free-rounds-unknown': 'You have no such free rounds left. Nothing was staked.',
  'round-open': 'A previous round is still open. Finish it first.',
  'issue-not-open': 'This draw is not open yet. Nothing was staked.',
  'issue-unknown': 'This draw does not exist.',
  'issue-closed': 'This draw is closed. Nothing was staked.',
  'play-off': 'This bet type is not offered at the moment. Nothing was staked.',
  'slip-refused':
    '{slip, select, undefined {A slip} other {Slip {slip}}} cannot be accepted{reason, select, undefined {} other {: {reason}}}. Nothing was staked.',
  'number-closed':
    '{number, select, undefined {A number} other {Number {number}}} of {slip, select, undefined {a slip} other {slip {slip}}} takes no more bets in this draw. Nothing was staked.',
  'chase-refused':
    'This chase cannot be accepted{reason, select, undefined {} other {: {reason}}}. Nothing was staked.',
  'total-differs':
    '{total, select, undefined {The total differs} other {The total is {total}, not {told}}}. Check the slips. Nothing was staked.',
  'too-many-slips':
    'An order can have {most, select, undefined {fewer} other {at most {most}}} slips.',
  'exposure-limit-reached':
    'This selection is sold out for this draw. Choose other numbers or a smaller stake.',
  'stakes-closed': 'Bets for this round are closed. Nothing was staked.',
  'round-slips-reached':
    'You have reached the maximum number of bets in this round. Nothing was staked.',
  'round-sold-out':
    'This round accepts no more bets of this size. Nothing was staked. Try a smaller bet.',
  'slip-unknown': 'You have no such bet in this round.',
  'flight-not-begun': 'It is too early to cash out. You can cash out from 1.01×.',
  'flight-unknown': 'There is no such flight.',
  'flight-cancelled': 'This flight has already been cancelled.',
  'flight-drawn': 'This flight has a result and cannot be cancelled.',
  'flight-not-late': 'This flight can still be drawn. You can only cancel a flight that is late.',
  'flight-over': 'The flight ended before your cash-out reached our server. The bet is lost.',
  'lottery-blocked':
    'Lotteries are not available for your account. Nothing was staked. If you have a question, contact us.',
  'lottery-limit-reached':
    'This order would exceed the limit of your account{most, select, undefined {} other { ({most})}}. Nothing was staked. Lower the stake.',
  'order-unknown': 'This order does not exist.',
  'order-not-open': 'This order can no longer be cancelled.',
  'group-out-of-range':
    '{least, select, undefined {This prize group is not available.} other {This prize group is not available. Choose one from {least} to {most}.}}',
  'group-off-step':
    '{step, select, undefined {This prize group does not fit the step.} other {Prize groups go in steps of {step}. Choose {below} or {above}.}}',
  'group-not-below-parent':
    '{most, select, undefined {This prize group is too high for this member.} other {The highest prize group for this member is {most}.}}',
  'group-below-team':
    '{least, select, undefined {This prize group is lower than one in this member’s team.} other {A member of this team has group {least}. Choose this group or a higher one.}}',
  'play-unknown': 'This lottery has no such bet type.',
  'schedule-invalid':
    'The schedule is invalid. {reason, select, no_draws {It has no draws.} sessions_overlap {Its sessions overlap.} closes_before_it_opens {A draw would close before it opens.} a_day_runs_into_the_next {A day overlaps the next one.} the_name_has_no_number {The pattern of names has no number.} the_name_is_too_long {The names would be too long.} two_days_would_have_the_same_names {Two days would have the same names.} two_years_would_have_the_same_names {Two years would have the same names.} a_holiday_ends_before_it_begins {A period without draws ends before it begins.} an_extra_day_is_before_the_first {An extra draw day is before the first lottery day.} a_day_does_not_exist {A date does not exist.} other {Check it.}} Nothing was changed.',
  'lottery-terms-invalid':
    'These terms are not valid. {reason, select, groups_out_of_order {The lowest prize group is above the highest.} group_not_even {Prize groups go in steps of 2.} cap_below_ticket {The payout limit of a draw is below that of a slip.} exposure_below_cap {The limit of an outcome is below the payout limit of a slip.} amount_zero {An amount is zero.} amount_too_high {An amount is too high.} amount {Amounts have at most two decimals, odds at most four.} price_fixed {The price of this lottery is fixed.} tiers_differ {This bet type has other odds.} push_changed {A returned stake has odds of 1.} other {Check them.}} Nothing was changed.',
  'limited-numbers-changed':
    'Another person has changed these numbers. Reload them and make your change again.',
  'limited-number-invalid':
    '{number, select, undefined {A number} other {“{number}”}} cannot be limited: it is repeated, has the wrong number of digits, or its bet type has no single numbers. Nothing was changed.',
  'return-out-of-range':
    'The return is outside the limits{percent, select, undefined {} other {: it would be {percent}%, but must be between {least}% and {most}%}}. Nothing was changed.',
  'drawn-by-us': 'Baize draws this lottery itself. Its result cannot be entered or corrected.',
  'result-too-early': 'This draw has not taken place yet.',
  'result-known': 'This draw already has a result. It can only be corrected.',
  'result-same': 'These numbers are already the result of this draw.',
  'result-invalid':
    'These numbers cannot be a result. {reason, select, places_wrong {There are too few or too many.} number_unknown {One of them does not exist in this game.} number_repeated {A number is repeated.} other {Check them.}}',
  'numbers-differ':
    'These numbers differ from those entered first. Nothing was changed. Check both entries.',
  'issue-drawn': 'This draw has a result and cannot be cancelled.',
  'issue-not-drawn': 'This draw has no result yet.',
  'issue-settling': 'This draw is being settled. Try again in a moment.',
  'issue-cancelled': 'This draw has been cancelled.',
  'proposal-unknown': 'This proposal does not exist.',
  'proposal-closed': 'This proposal has already been decided.',
  'proposal-waits': 'A proposal is already waiting for a second person. Decide on it first.',
  'seed-rotation-blocked':
    'You cannot change the seed while a round is open. Finish the round first.',
  'seed-not-committed': 'You have not seen the next server seed yet. Open the Fairness page first.',
  'game-unknown': 'This game is not available here. Choose another one.',
  'game-off': 'This game is not available at the moment. Choose another one.',
  'game-unverified':
    'Our own games are paused while we check their code. Your money is safe. Try again later.',
  'game-maintenance': 'This game is under maintenance. Choose another one or come back later.',
  'demo-not-offered': 'This game is not available in demo play.',
  'vendor-unavailable':
    'The vendor of this game is not responding. Try again in a moment or choose another game.',
  'favourites-full': 'Your list of favourites is full. Remove a game first.',
  'picture-unknown': 'There is no such picture.',
  'category-unknown': 'There is no such category.',
  'vendor-unknown': 'There is no such vendor.',
  'notice-unknown': 'There is no such notice. Reload the list.',
  'article-unknown': 'There is no such article.',
  'article-not-house': 'There is no default text for this article.',
  'article-incomplete': 'Write a title and a text in every language.',
  'feedback-length':
    'Your feedback must have {min, select, undefined {more or fewer words} other {{min} to {max} words}}.',
  'feedback-too-often': 'You have sent feedback too often. Please wait an hour.',
  'feedback-unknown': 'There is no such feedback.',
  'feedback-answered': 'This feedback has already been answered.',
  'language-unknown': 'This language is not available.',
  'notice-untitled': 'Give the notice a title in at least one language.',
  'notice-dates-crossed': 'The end date is before the start date. Change one of the dates.',
  'vip-levels-changed':
    'Another person has changed the levels. Reload them and make your change again.',
  'vip-level-unknown': 'There is no such level. Reload the page.',
  'vip-emblem-twice':
    '{level, select, undefined {A level} other {Level {level}}} has the same badge as another level.',
  'vip-levels-not-ascending':
    '{level, select, undefined {A level} other {Level {level}}} must require more than the level below it. Every level needs a higher turnover, and its required deposits must not be lower.',
  'vip-keep-too-high':
    '{level, select, undefined {A level} other {Level {level}}} must not require more turnover to keep it than to reach it, nor less than the level below it.',
  'vip-benefit-falling':
    '{level, select, undefined {A level} other {Level {level}}} must not have lower benefits than the level below it or than members without a level.',
  'vip-contact-invalid':
    'The contact of {level, select, undefined {a level} other {level {level}}} must begin with https://, mailto: or tel: and be complete.',
  'vip-level-held':
    '{level, select, undefined {The level} other {Level {level}}} has members and cannot be removed.',
  'vip-until-invalid': 'Choose a date after today, within one year.',
  'vip-not-set': 'Staff have not set a level for this member.',
  'jackpot-unknown': 'There is no such jackpot.',
  'jackpot-terms-invalid':
    'These terms are not valid: the ceiling must be above the seed, and a mystery jackpot needs a contribution.',
  'jackpot-ceiling-lowered':
    'A ceiling cannot be lowered because it has been published to players.',
  'order-incomplete': 'The list is out of date. Reload it and set the order again.',
  'launch-mode-unknown': 'The game cannot be opened this way. Open it again from the lobby.',
  'launch-used': 'This game link was already used. Open the game again from the lobby.',
  'game-open-elsewhere': 'You have a slot open in another window. You can play only one at a time.',
  'rules-changed':
    'The rules of this game have changed, so nothing was staked. Open the game again to play by the new rules.',
  'stake-not-offered': 'This stake is not available in this game. Choose one of those shown.',
  'stake-too-high': 'This stake is above the maximum for a slot round. Choose a lower stake.',

  // vendors
  'token-unknown': 'No game is open with this token. Open the game again from the lobby.',
  'token-expired': 'This game session has ended. Open the game again from the lobby.',
  'player-unknown': 'This player has not opened any of your games.',
  'currency-differs': 'The currency differs from the one that this game was opened with.',
  'bet-unknown': 'There is no such bet in this round.',
  'bet-rolled-back': 'This bet was rolled back and no longer counts.',
  'round-closed': 'This round has ended. Start a new one.',
  'round-paid': 'This round has been paid, so its last bet cannot be rolled back.',
  'wallet-unknown': 'This wallet takes no transfers now.',
  'address-invalid': 'This is not a valid server address. Start it with https:// and check it.',
  'key-invalid':
    'This key is not valid. A secret has at least 32 characters; a public key is RSA with at least 2048 bits, as PEM.',
  'key-missing': 'The keys of this vendor are missing. Enter them first.',

  // chat
  'chat-room-unknown': 'There is no such room.',
  'chat-room-closed': 'This room is closed for new messages.',
  'chat-room-unnamed': 'Give the room a name in at least one language.',
  'chat-paused':
    'You cannot use the chat rooms during a break or self-exclusion. Customer service is still available.',
  'chat-banned': 'You cannot use the chat rooms for now. Contact customer service to learn more.',
  'chat-muted':
    'You cannot write in the chat rooms for now. Contact customer service to learn more.',
  'chat-rules-due': 'Please read and accept the chat rules first.',
  'chat-phone-needed': 'Verify your phone number to write here.',
  'chat-deposit-needed': 'Only members who have made a deposit can write here.',
  'chat-text-empty': 'Write a message first.',
  'chat-text-long':
    'This message is too long{max, select, undefined {} other {: the maximum is {max} characters}}.',
  'chat-words-blocked': 'This message contains blocked words. Change it and send it again.',
  'chat-too-often': 'You are sending messages too fast. Wait a moment and send it again.',
  'chat-slow':
    'This room is in slow mode. {seconds, select, undefined {Wait a moment and send it again.} other {Send it again in {seconds} s.}}',
  'chat-repeated': 'You have just sent the same message.',
  'chat-message-unknown': 'This message no longer exists.',
  'chat-message-own': 'This is your own message. You can only report messages of others.',
  'chat-writer-unknown': 'You have not hidden this person.',
  'chat-reports-many':
    'You have reported many messages. Our staff are reviewing them. Please wait an hour.',
  'chat-sanction-unknown': 'This mute or ban does not exist or has ended.',
  'chat-thread-unknown': 'There is no such conversation.',
  'chat-thread-taken':
    'Another member of staff is handling this conversation{by, select, undefined {} other {: {by}}}. Take it over first.',

  // brand
  'brand-file-unknown': 'There is no such brand file. Reload the page.',
  'contrast-too-low':
    'These colours are hard to read{theme, select, undefined {} other { in the {theme, select, dark {dark} other {light}} theme: {text} on {ground} has a contrast of {ratio} and needs {least}}}. Nothing was saved.',
  'icon-not-square': 'An icon must be square and at least 192 pixels wide. Choose another picture.',
  'web-address-invalid':
    'This web address is not valid{address, select, undefined {} other {: {address}}}. It must start with https:// and contain no username or password.',
  'contact-twice': 'Each type of contact can be entered only once. Remove the second one.',
  'package-invalid':
    'The package details are not valid. The name has the form com.example.house, a fingerprint has 32 pairs of digits separated by colons, and the SHA-256 has 64 digits.',
  'certificate-invalid':
    'This certificate cannot be used: it must be PEM, valid, and match its key.',

  // console
  'member-state-fixed':
    'This account is closed or self-excluded. Its status cannot be changed here.',
  'password-change-due':
    'Choose your own password first. The password you were given works for one sign-in only.',
  'second-factor-enrolment':
    'Set up a second factor for your account first. You cannot use the console without it.',
  'staff-account-locked': 'This staff account is locked. Contact a platform owner.',
  'initial-password-expired': 'The password you were given has expired. Ask for a new one.',
  'password-short': 'Use at least {min, select, undefined {12} other {{min}}} characters.',
  'password-guessable':
    'This password contains your name or the name of the brand. Choose another one.',
  'staff-unknown': 'There is no such staff account.',
  'staff-own': 'You cannot change your own account here. Ask another member of staff.',
  'staff-above-own':
    'This account has permissions that you do not have. Ask a person who has them.',
  'role-unknown': 'There is no such role.',
  'role-fixed': 'The owner role cannot be changed.',
  'role-own': 'You cannot change your own role. Ask another member of staff.',
  'role-above-own':
    'This role has permissions that you do not have. You can only give permissions that you have.',
  'role-held': 'This role is still assigned. Assign another role to its members of staff first.',
  'role-taken': 'A role with this name already exists.',
  'permission-unknown': 'One of these permissions does not exist.',
  'permission-alone':
    'A role that can see sandbox messages must also be able to reset members’ passwords.',
  'second-person-needed':
    'Another member of staff must do this: you proposed it, or within the last 24 hours you changed how this member or your colleague signs in.',
  'staff-credentials-wrong': 'The username or password is wrong. Check both and try again.',
  'staff-locked':
    'This staff account is locked after several failed attempts. Wait {minutes, select, undefined {a while} other {about {minutes} minutes}} and try again.',
  'agreement-kind-off': 'Contracts of this kind are not offered now.',
  'agreement-not-direct':
    'You can agree a contract only with an agent directly below you. Check the username.',
  'agreement-period-wrong':
    'A contract of this kind does not have this period. Choose another one.',
  'agreement-terms-invalid':
    'The tiers must rise: each asks for more than the one before and pays at least as much. Rates are above 0 and at most 100%.',
  'agreement-salaries-exclude':
    'This agent already has a salary of another kind with you. Daily, hourly and real-time salaries exclude each other.',
  'agreement-rate-above-own':
    '{tier, select, undefined {A tier pays} other {Tier {tier} pays}} more than your own contract gives you under the same conditions. Lower its rate.',
  'agreement-rate-above-house':
    'We offer at most {most, select, undefined {a lower rate} other {{most} %}} for contracts of this kind. Lower the rates.',
  'agreement-pay-above-house':
    'A salary from us pays at most {most, select, undefined {a lower amount} other {{most}}} in a period. Set a bound that is not higher.',
  'bill-proposal-waits': 'A payment of this bill already waits for a second person.',
  'bill-proposal-not-found': 'This payment no longer waits for a second person. Reload the bill.',
  'agreement-answer-due':
    'An offer already waits for an answer. Withdraw it before you write a new one.',
  'agreement-not-found': 'There is no such contract. Reload the list.',
  'agreement-request-unnamed': 'Several requests wait. Say which one you answer.',
  'agreement-state-fixed': 'This is no longer possible: the contract has moved on. Reload it.',
  'bill-state-fixed': 'This is no longer possible: the bill is settled. Reload it.',
  'bill-facts-large':
    'This bill holds more than 100,000 members, too many for one file. Read its members page by page.',
  'bill-facts-gone':
    'The figures of single members are no longer kept for this period. A bill of hours or five minutes can be exported for 35 days.',
  'bill-dispute-open': 'This bill is already disputed. Wait for the answer.',
  'bill-dispute-none': 'This bill is not disputed. Reload it.',
  'run-not-found': 'There is no such run. Reload the list.',
  'run-too-early': 'This period is not over, or its figures are not counted yet. Try again later.',
  'agreement-days-too-many':
    'Hours can be tried for 7 days and five minutes for 1 day, within the last 35 days.',
  'agreement-days-wrong': 'Choose a first and a last day in this order, at most 186 days.',
  'bill-not-found': 'There is no such bill. Reload the list.',
  'agent-links-full':
    'You have reached the maximum number of open links. Close one that you no longer need.',
  'agent-link-unknown': 'You have no such link. Reload the list.',
  'agent-already': 'This member is already an agent.',
  'agent-promotion-failed': 'This member cannot become an agent. Ask customer service.',
  'agent-unknown': 'There is no active agent with this username. Check the username.',
  'agent-registrations-full':
    'You have reached today’s maximum number of registrations. Share your link, or try again tomorrow.',
  'agent-member-came':
    'This member has already signed in. Only the member can set the password now.',
  'agent-not-yet': 'This member is not an agent.',
  'move-second-person':
    'You proposed this move, or changed within the last 24 hours how an agent above the new place signs in. Another member of staff must do this.',
  'move-proposal-gone': 'This move no longer waits for a second person. Reload the page.',
  'agent-too-deep': 'The team would have too many levels. Choose an agent at a higher level.',
  'agent-below': 'You cannot move a member below themselves or into their own team.',
  'member-not-found': 'There is no such member. Check the username or number.',
  'module-unknown': 'There is no such module switch. Reload the list.',
  'module-fixed': 'This switch cannot be turned off because the platform needs it.',
  'setting-unknown': 'There is no such setting. Reload the list.',
  'setting-invalid':
    'This value is not allowed for the setting. {min, select, undefined {Correct it and try again.} other {Enter a whole number from {min} to {max}.}}',
  'field-rule-invalid':
    'This rule cannot be used. {fault, select, bounds {Enter a minimum length from 0 and a maximum length from 1 to 500 that is not below it.} kind {Choose one of the types of text.} unreadable {Not every browser can read the pattern: look-around and back references are not possible.} slow {Some texts would take too long to check: avoid a repetition inside a repetition.} other {Correct it and try again.}}',
  'address-list-invalid':
    'One entry is not an IP address or a block of addresses{address, select, undefined {} other {: {address}}}. Enter it like 198.51.100.7, 198.51.100.0/24 or 2001:db8::/32.',
  'terms-incomplete':
    'Write the terms and the privacy notice in every language before you publish them.',
  'message-incomplete': 'Write a title and a text in every language.',
  'message-unknown': 'There is no such message. Reload the list.',
  'message-withdrawn': 'This message has already been withdrawn.',
  'receiver-on-pause':
    '{name, select, undefined {A member on the list} other {{name}}} is on a break or self-excluded and must not receive advertising. Remove the name from the list.',
  'audience-empty': 'This message has no recipients.',
  'movement-not-found': 'This entry does not exist.',
  'record-period-missing': 'Choose the dates to save.',
  'record-too-long': 'There are too many entries for one file. Choose a shorter period.',
  'statement-period-invalid': 'A statement covers one to 366 days up to today. Check the dates.',
  'statement-too-long': 'There are too many entries for one statement. Choose a shorter period.',
  'promotion-not-found': 'This promotion is not available. Open the list again.',
  'promotion-closed': 'This promotion is closed.',
  'promotion-changed': 'The terms have changed. Read them again before you continue.',
  'board-not-found': 'There is no leaderboard here yet.',
  'board-ended': 'This leaderboard has ended.',
  'promotion-stopped': 'This promotion was stopped.',
  'promotion-not-for-you': 'This promotion is not available for your account.',
  'promotion-mobile-missing': 'Verify your mobile number first.',
  'promotion-group-taken':
    'You take part in another promotion of this kind. Finish or leave it first.',
  'promotion-not-joined': 'You have not joined this promotion.',
  'promotion-had': 'You have already applied for this promotion or received its reward.',
  'promotion-code-unknown': 'This code is not valid. Check it and try again.',
  'promotion-code-often': 'You tried too many codes. Try again later.',
  'promotion-budget-spent': 'All rewards of this promotion have been given out.',
  'promotion-dates-wrong': 'The end must be after the start.',
  'promotion-reward-wrong': 'A reward is incomplete. Check its amount, kind and terms.',
  'promotion-condition-wrong': 'A condition does not match the trigger. Check both.',
  'promotion-draw-wrong':
    'The draw is incomplete. It opens by tickets or daily, is paid at once for each opening, and has no steps.',
  'draw-used-up':
    'This draw is closed: one of its prizes is used up, so its odds would no longer be right. Your ticket stays yours.',
  'draw-opening-unknown': 'This draw is not among those that you opened.',
  'ticket-missing': 'You have no ticket for this draw.',
  'ticket-unknown': 'This ticket does not exist.',
  'voucher-used': 'This voucher has been used.',
  'voucher-cancelled': 'This voucher was cancelled.',
  'voucher-expired': 'This voucher has expired.',
  'voucher-promotion-wrong': 'Vouchers are made for promotions by code.',
  'voucher-expiry-wrong': 'The expiry lies in the past.',
  'voucher-name-taken':
    'This promotion has vouchers under this name. Their codes cannot be told again.',
  'voucher-batches-full': 'This promotion has as many batches of vouchers as it can have.',
  'voucher-not-found': 'These vouchers do not exist.',
  'voucher-none-left': 'None of these vouchers is left.',
  'promotion-budget-too-low': 'The budget does not cover one reward.',
  'promotion-audience-wrong':
    'Nobody can be in this audience. Check levels, dates of registration, and whether new members can join first.',
  'promotion-conditions-opposed':
    'The conditions of a step can never hold together. Check their values against each other, the audience and the period.',
  'promotion-terms-wrong':
    'No stake can meet these terms. Check the highest stake and what can be released.',
  'promotion-share-uncapped':
    'A share above 10% needs a highest amount, or a budget for each member.',
  'promotion-budget-opposed':
    'The budgets contradict each other or the dearest reward. A day and a member get at most the total, and each covers one reward.',
  'segment-filter-wrong': 'Nobody can be in this segment. Check the limits against each other.',
  'promotion-text-missing': 'Write the title and the terms in English.',
  'promotion-segment-unknown': 'The segment of this promotion is unknown.',
  'segment-not-found': 'This segment is unknown.',
  'segment-changed': 'Somebody changed this segment meanwhile. Open it again.',
  'segment-name-taken': 'Another segment has this name.',
  'envelope-not-found': 'This red envelope is not there.',
  'envelope-not-open': 'This red envelope is not open.',
  'envelope-empty': 'All packets of this red envelope are taken.',
  'envelope-sum-wrong':
    'Total, packets and amounts do not add up: whole cents, at least one for each packet.',
  'envelope-published': 'This red envelope is published and cannot be changed.',
  'envelope-over': 'This red envelope is not running.',
  'promotion-trial-impossible':
    'The past does not show when this trigger would have come. Promotions for deposits, play, sign-ins and registrations can be tried.',
  'promotion-second-person': 'A second person must publish this promotion.',
  'reward-not-found': 'There is no such reward. Reload the list.',
  'reward-not-available': 'This reward cannot be claimed now.',
  'reward-expired': 'This reward has expired.',
  'reward-decided': 'This reward has already been decided.',
  'reward-amount-wrong': 'This amount is not possible for the reward.',
  'reward-own-member': 'You opened this member’s account. Another person must decide.',
  'reward-not-returnable':
    'This reward cannot be taken back: it was spent, or its requirement was met.',
  'points-too-few': 'You do not have enough points.',
  'point-good-not-found': 'This reward is no longer in the mall.',
  'point-good-closed': 'This reward is not available now.',
  'point-good-changed': 'Somebody changed this reward. Load it again.',
  'point-good-wrong': 'The reward is incomplete. Check its name and price.',
  'point-price-changed': 'The price has changed. Check it and confirm again.',
  'point-address-missing': 'Enter the recipient and the address.',
  'point-mobile-missing': 'Enter a mobile number.',
  'point-stock-empty': 'This reward is out of stock.',
  'point-conversion-off': 'Points cannot be exchanged for money now.',
  'point-step-wrong': 'Enter a number of points in the stated steps.',
  'point-budget-spent': 'All points of the moment have been given. Try again later.',
  'point-money-spent':
    'So much money is not given for points any more now. Exchange fewer points, or try again later.',
  'point-scheme-changed': 'Somebody changed the rates. Load them again.',
  'point-rate-wrong': 'A rate is not possible. Check the amounts.',
  'redemption-not-found': 'This exchange is unknown.',
  'redemption-decided': 'This exchange was already decided.',
  'rebate-out-of-range':
    '{most, select, undefined {This rebate is above the highest for this kind of game.} other {The highest rebate for this kind of game is {most}%.}}',
  'rebate-off-step':
    '{step, select, undefined {This rebate does not fit the step.} other {Rebates for this kind of game go in steps of {step}%.}}',
  'rebate-not-below-parent':
    '{most, select, undefined {This rebate is too high for this member.} other {The highest rebate for this member is {most}%.}}',
  'rebate-below-team':
    '{least, select, undefined {This rebate is lower than one directly below this member.} other {A member directly below already has a rebate. Choose {least}% or more.}}',
  'rebate-quota-full':
    '{from, select, undefined {You have no more places for a rebate this high.} other {You have no more places for a rebate of {from}% or higher.}}',
  'rebate-quotas-twice': 'Two quotas are for the same category and rebate. Keep one of them.',
  'rebate-bounds-wrong':
    'The highest rebate and the difference must be multiples of the step, and each category may appear only once.',
  'rebate-unknown': 'There is no such rebate. Reload the list.',
  'commission-rate-above-house':
    'The house pays at most {most, select, undefined {lower rates} other {{most} %}} for plans of this kind. Lower the rates.',
  'rebate-rate-above-house':
    'The house pays rebates of at most {most, select, undefined {a lower rate} other {{most} %}}. Lower the maximum.',
  'commission-plans-overlap':
    'Another plan that is on{plan, select, undefined {} other { ({plan})}} already pays the same games in the same trees.',
  'commission-proposal-gone': 'These terms no longer wait for a second person. Reload the list.',
  'commission-unknown': 'There is no such plan or commission. Reload the list.',
  'commission-tiers-wrong': 'Tiers must rise in amount and rate, and the last one has no limit.',
  'commission-root-below':
    '{agent, select, undefined {One of these agents} other {{agent}}} is not an agent at the top of the tree. Enter agents without an upline only, or none for all trees.',
  'commission-period-due':
    'A period of this plan is over and not paid yet. Change the plan after it is paid, usually within an hour.',
} as const satisfies Record<RefusalName, string>;
