// English texts of the notices and of what lands in a player’s inbox.
export const notices = {
  title: 'Notices',
  player: 'Notices',
  promotion: 'Promotions',
  none: 'There are no notices at the moment.',
  more: 'See more',
  move: 'Move this window',
  understood: 'OK',
  pages: 'Pages of notices',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  'demo-slots-title': 'Eight slots, each with a return you can read',
  'demo-slots-text': '<p>Each states its exact return and can be tried for free.</p>',
  'demo-lottery-title': 'Today’s draws',
  'demo-lottery-text': '<p>See which lotteries are available and when they are drawn.</p>',
  'demo-welcome-title': 'Welcome: get started in three steps',
  'demo-welcome-text':
    '<p>Good to have you here. Three steps and you are ready to play:</p><ol><li>Register with a username and a password.</li><li>Try any game for free, for as long as you like.</li><li>Set your limits before your first deposit.</li></ol><p>You find everything else in the help centre.</p>',
  'demo-fair-title': 'Check every round in your own browser',
  'demo-fair-text':
    '<p>We commit to the seed of each round before you stake and show it afterwards. On the fairness page your browser draws the round again and compares the results.</p>',
  'demo-limits-title': 'Your limits apply at once',
  'demo-limits-text':
    '<p>Limits on deposits, stakes, losses and time are checked on every transaction. A lower limit applies at once, a higher one only after a day.</p>',
  'news-welcome-title': 'Welcome, {name}',
  'news-welcome-text':
    'Your account is ready. Set your limits before you play for money. If you have a question, look in the help centre.',
  'news-deposit-success-title': 'Deposit credited',
  'news-deposit-success-text': '{amount} has been credited to your balance.',
  'news-deposit-refused-title': 'Deposit not completed',
  'news-deposit-refused-text':
    'The payment of {amount} was not completed. Your balance has not changed. If your bank shows a charge, contact us.',
  'news-deposit-reversed-title': 'Deposit taken back',
  'news-deposit-reversed-text':
    'The payment company took back a deposit of {amount}. It was deducted from your balance; if the balance did not cover it, you owe the rest. Contact us if you do not know why.',
  'news-deposit-report-found-title': 'Missing deposit found',
  'news-deposit-report-found-text':
    'We found the deposit that you reported. You find our answer beside your report.',
  'news-deposit-report-refused-title': 'Missing deposit not found',
  'news-deposit-report-refused-text':
    'We could not find the deposit that you reported. You find our answer beside your report.',
  'news-deposit-report-closed-title': 'Report closed',
  'news-deposit-report-closed-text':
    'We closed your report of a missing deposit. You find our answer beside your report.',
  'news-withdrawal-approved-title': 'Withdrawal approved',
  'news-withdrawal-approved-text': 'Your withdrawal was approved. We are sending the money.',
  'news-withdrawal-paid-title': 'Withdrawal paid',
  'news-withdrawal-paid-text':
    'Your withdrawal has been paid. Please confirm under Withdrawals that it arrived.',
  'news-part-paid-title': 'A part of your withdrawal was paid',
  'news-part-paid-text':
    '{amount} should be in your account. Please confirm under Withdrawals whether it arrived.',
  'news-payment-disputed-title': 'A payment of yours is disputed',
  'news-payment-disputed-text':
    'The recipient says that {amount} did not arrive. Please answer under Deposits and show what you have.',
  'news-dispute-decided-title': 'A dispute has been decided',
  'news-dispute-decided-text':
    'We have decided about the payment of {amount}. You find the decision with its reason there.',
  'news-withdrawal-refused-title': 'Withdrawal refused',
  'news-withdrawal-refused-text': 'Your withdrawal was refused. The money is back in your balance.',
  'news-vip-risen-title': 'VIP level {level}',
  'news-vip-risen-text': 'Your VIP level is now {level}. See its benefits on the VIP page.',
  'news-vip-fallen-title': 'VIP level {level}',
  'news-vip-fallen-text':
    'Your VIP level is now {level}. Nothing else about your account has changed.',
  'news-vip-ended-title': 'No VIP level',
  'news-vip-ended-text':
    'You have no VIP level at present. Nothing else about your account has changed.',
  'news-lottery-corrected-title': '{game}: result corrected',
  'news-lottery-corrected-text':
    'The result of issue {issue} of {game} was corrected and your slips were settled again. You find the new result and payout in your orders.',
  'news-lottery-cancelled-title': '{game}: issue cancelled',
  'news-lottery-cancelled-text':
    'Issue {issue} of {game} was cancelled. Your stake is back in your balance.',
  'news-hand-cashed-out-title': '{game}: round ended',
  'news-hand-cashed-out-text':
    'Your round of {game} was left open for too long, so we cashed it out. You received {amount}.',
  'news-hand-given-back-title': '{game}: stake returned',
  'news-hand-given-back-text':
    'Your round of {game} was left open before its first step. Your stake of {amount} is back in your balance.',
  'news-staff-changed-contacts-title': 'Contact details changed',
  'news-staff-changed-contacts-text':
    'Our staff changed the e-mail address or mobile number of your account. If you did not ask for this, contact us at once.',
  'news-staff-reset-password-title': 'Password reset',
  'news-staff-reset-password-text':
    'Our staff reset the password of your account. If you did not ask for this, contact us at once.',
  'news-deposit-means-blocked-title': 'Deposit method blocked',
  'news-deposit-means-blocked-text':
    'Too many deposits with one method have failed, so we have blocked it for a while. You can use another method.',
  'news-deposits-suspended-title': 'Deposits suspended',
  'news-deposits-suspended-text':
    'Too many deposits have failed, so we have suspended your deposits. Contact customer service to free them. You can still play and withdraw.',
  'news-deposits-freed-title': 'Deposits possible again',
  'news-deposits-freed-text': 'You can deposit again by every method.',
  'news-limit-review-due-title': 'Are your limits still right?',
  'news-limit-review-due-text':
    'Please look at your limits under Safer play, then keep or change them.',
  'news-account-quiet-title': 'Your account will become inactive',
  'news-account-quiet-text':
    'You have not signed in for a long time. Without a sign-in your account will soon count as inactive. Your money stays yours.',
  'news-account-dormant-title': 'Your account is inactive',
  'news-account-dormant-text':
    'Your account counted as inactive because you had not signed in for a long time. We have not taken any money. Signing in makes it active again.',
  'news-transfer-sent-title': 'Transfer sent',
  'news-transfer-sent-text': 'You sent {amount} to {name}.',
  'news-transfer-received-title': 'Transfer received',
  'news-transfer-received-text': 'You received {amount} from {name}. It is in your balance.',
  'news-transfer-reversed-title': 'Transfer reversed',
  'news-transfer-reversed-text':
    'We have reversed the transfer of {amount} between you and {name}. Contact us if you have a question.',
  'news-feedback-answered-title': 'Your feedback was answered',
  'news-feedback-answered-text':
    'We have answered your feedback. You find the answer under Feedback.',
  inbox: 'Inbox',
  'inbox-none': 'No messages yet. You will find news about your deposits and withdrawals here.',
  'inbox-unread':
    '{count, plural, =0 {All messages read} one {# unread message} other {# unread messages}}',
  'inbox-read-all': 'Mark all as read',
  'inbox-delete': 'Delete',
  'inbox-delete-named': 'Delete “{title}”',
  'inbox-new': 'New',
  'inbox-deleted': 'The message was deleted.',
} as const;
