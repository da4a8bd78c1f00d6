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
  'demo-slots-title': 'Eight slots with published returns',
  'demo-slots-text': '<p>Each slot shows its exact return and can be tried for free.</p>',
  'demo-lottery-title': 'Today’s draws',
  'demo-lottery-text': '<p>See which lotteries are available and when they are drawn.</p>',
  'demo-welcome-title': 'Welcome: get started in three steps',
  'demo-welcome-text':
    '<p>Three steps and you are ready to play:</p><ol><li>Register with a username and a password.</li><li>Try any game for free, for as long as you like.</li><li>Set your limits before your first deposit.</li></ol><p>The help centre answers all other questions.</p>',
  'demo-fair-title': 'Verify every round in your own browser',
  'demo-fair-text':
    '<p>We commit to the seed of each round before you stake and show it afterwards. On the Fairness page, your browser draws the round again and compares the results.</p>',
  'demo-agents-title': 'Contracts with those below you',
  'demo-agents-text':
    '<p>Offer agents directly below you a dividend or a salary. Try the terms on past months first.</p>',
  'demo-bills-title': 'Every bill shows how it was worked out',
  'demo-bills-text':
    '<p>Open a bill to see members, tiers and rounding. If something is missing, dispute it there.</p>',
  'demo-limits-title': 'Your limits apply at once',
  'demo-limits-text':
    '<p>We check your limits on deposits, stakes, losses and time on every transaction. A lower limit applies at once, a higher one only after a day.</p>',
  'news-welcome-title': 'Welcome, {name}',
  'news-welcome-text':
    'Your account is ready. Set your limits before you play with real money. If you have a question, see the help centre.',
  'news-deposit-success-title': 'Deposit credited',
  'news-deposit-success-text': '{amount} has been credited to your balance.',
  'news-deposit-refused-title': 'Deposit not completed',
  'news-deposit-refused-text':
    'The payment of {amount} was not completed. Your balance has not changed. If your bank shows a charge, contact us.',
  'news-deposit-reversed-title': 'Deposit reversed',
  'news-deposit-reversed-text':
    'The payment provider reversed a deposit of {amount}. We deducted it from your balance. If the balance did not cover it, you owe the rest. Contact us if you have a question.',
  'news-deposit-report-found-title': 'Missing deposit found',
  'news-deposit-report-found-text':
    'We found the deposit that you reported. See our answer next to your report.',
  'news-deposit-report-refused-title': 'Missing deposit not found',
  'news-deposit-report-refused-text':
    'We could not find the deposit that you reported. See our answer next to your report.',
  'news-deposit-report-closed-title': 'Report closed',
  'news-deposit-report-closed-text':
    'We closed your report of a missing deposit. See our answer next to your report.',
  'news-withdrawal-approved-title': 'Withdrawal approved',
  'news-withdrawal-approved-text': 'Your withdrawal was approved. We are sending the money.',
  'news-withdrawal-paid-title': 'Withdrawal paid',
  'news-withdrawal-paid-text':
    'Your withdrawal has been paid. When the money arrives, please confirm it under Withdrawals.',
  'news-part-paid-title': 'Part of your withdrawal was paid',
  'news-part-paid-text':
    '{amount} should be in your account. Please confirm under Withdrawals whether it arrived.',
  'news-payment-disputed-title': 'Payment disputed',
  'news-payment-disputed-text':
    'The recipient says that {amount} did not arrive. Please answer under Deposits and add your proof of payment.',
  'news-dispute-decided-title': 'Dispute decided',
  'news-dispute-decided-text':
    'We have decided the dispute about the payment of {amount}. Open the payment to see the decision and its reason.',
  'news-withdrawal-refused-title': 'Withdrawal refused',
  'news-withdrawal-refused-text': 'Your withdrawal was refused. The money is back in your balance.',
  'news-vip-risen-title': 'VIP level {level}',
  'news-vip-risen-text': 'Your VIP level is now {level}. See its benefits on the VIP page.',
  'news-vip-fallen-title': 'VIP level {level}',
  'news-vip-fallen-text':
    'Your VIP level is now {level}. Nothing else about your account has changed.',
  'news-vip-ended-title': 'No VIP level',
  'news-vip-ended-text':
    'You have no VIP level at the moment. Nothing else about your account has changed.',
  'news-lottery-corrected-title': '{game}: result corrected',
  'news-lottery-corrected-text':
    'The result of draw {issue} of {game} was corrected and your slips were settled again. See the new result and payout in your orders.',
  'news-lottery-cancelled-title': '{game}: draw cancelled',
  'news-lottery-cancelled-text':
    'Draw {issue} of {game} was cancelled. Your stake is back in your balance.',
  'news-hand-cashed-out-title': '{game}: round ended',
  'news-hand-cashed-out-text':
    'Your round of {game} was open for too long, so we cashed it out. You received {amount}.',
  'news-hand-given-back-title': '{game}: stake returned',
  'news-hand-given-back-text':
    'Your round of {game} was open for too long without a first step. Your stake of {amount} is back in your balance.',
  'news-hand-free-bet-back-title': '{game}: your free bet is back',
  'news-hand-free-bet-back-text':
    'Your round of {game} was open for too long without a first step. Your free bet of {amount} can be used again until its time is over.',
  'news-staff-changed-contacts-title': 'Contact details changed',
  'news-staff-changed-contacts-text':
    'Our staff changed the e-mail address or mobile number of your account. If you did not request this, contact us at once.',
  'news-staff-reset-password-title': 'Password reset',
  'news-staff-reset-password-text':
    'Our staff reset the password of your account. If you did not request this, contact us at once.',
  'news-deposit-means-blocked-title': 'Deposit method blocked',
  'news-deposit-means-blocked-text':
    'Too many deposits with one method have failed, so we have blocked it for a while. You can use another method.',
  'news-deposits-suspended-title': 'Deposits suspended',
  'news-deposits-suspended-text':
    'Too many deposits have failed, so we have suspended your deposits. Contact customer service to unblock them. You can still play and withdraw.',
  'news-deposits-freed-title': 'Deposits unblocked',
  'news-deposits-freed-text': 'You can deposit again with every method.',
  'news-limit-review-due-title': 'Are your limits still right?',
  'news-limit-review-due-text':
    'Please check your limits under Safer play, then keep or change them.',
  'news-account-quiet-title': 'Your account will become inactive',
  'news-account-quiet-text':
    'You have not signed in for a long time. If you do not sign in, your account will soon become inactive. Your money stays in your account.',
  'news-account-dormant-title': 'Your account is inactive',
  'news-account-dormant-text':
    'Your account became inactive because you had not signed in for a long time. Your money is still in your account. Sign in to make it active again.',
  'news-transfer-sent-title': 'Transfer sent',
  'news-transfer-sent-text': 'You sent {amount} to {name}.',
  'news-transfer-received-title': 'Transfer received',
  'news-transfer-received-text': 'You received {amount} from {name}. It is in your balance.',
  'news-transfer-reversed-title': 'Transfer reversed',
  'news-transfer-reversed-text':
    'We have reversed the transfer of {amount} between you and {name}. Contact us if you have a question.',
  'news-contract-offered-title': 'A contract was offered to you',
  'news-contract-offered-text':
    'Read it under Contracts in the agent centre and accept or reject it within seven days.',
  'news-contract-accepted-title': 'Contract accepted',
  'news-contract-accepted-text':
    'An agent accepted the contract that you offered. It starts with the next period.',
  'news-contract-rejected-title': 'Contract rejected',
  'news-contract-rejected-text':
    'An agent rejected the contract that you offered. What was agreed before stays in force.',
  'news-contract-end-asked-title': 'End of a contract requested',
  'news-contract-end-asked-text':
    'The other side asks you to end a contract. It runs on until you agree.',
  'news-contract-end-accepted-title': 'A contract ends',
  'news-contract-end-accepted-text':
    'The other side agreed to end a contract. It ends with the running period.',
  'news-contract-end-rejected-title': 'A contract runs on',
  'news-contract-end-rejected-text':
    'The other side did not agree to end a contract. It stays in force.',
  'news-contract-end-withdrawn-title': 'A contract runs on',
  'news-contract-end-withdrawn-text':
    'The other side no longer asks you to end a contract. It stays in force.',
  'news-contract-ended-title': 'A contract ends',
  'news-contract-ended-text':
    'A contract of yours ends, by our decision or because a contract above it changed. See when and why under Contracts.',
  'news-contract-offer-ended-title': 'A contract offer was cancelled',
  'news-contract-offer-ended-text':
    'An offer no longer stands because the contract above it ended or changed. See Contracts.',
  'news-bill-forced-title': 'Payment of a bill enforced',
  'news-bill-forced-text':
    'We take the {amount} that you are still owed on a bill from the balance of its payer: what is there now, and the rest as money comes in.',
  'news-bill-collected-title': 'Payment of a bill enforced',
  'news-bill-collected-text':
    'We take the {amount} that you still owe on a bill from your balance: what is there now, and the rest as money comes in.',
  'news-bill-paid-by-house-title': 'Bill paid',
  'news-bill-paid-by-house-text': 'We paid you the {amount} that was still owed on a bill.',
  'news-bill-refused-title': 'Bill cancelled',
  'news-bill-refused-text':
    'We have decided that the {amount} still owed on a bill need not be paid.',
  'news-bill-disputed-title': 'A bill is disputed',
  'news-bill-disputed-text':
    'The agent you pay disputes a bill. Read the reason under Contracts and answer it.',
  'news-bill-dispute-answered-title': 'Dispute of a bill answered',
  'news-bill-dispute-answered-text':
    'The dispute of a bill was answered. Read the answer under Contracts.',
  'news-feedback-answered-title': 'Feedback answered',
  'news-feedback-answered-text': 'We have answered your feedback. See the answer under Feedback.',
  inbox: 'Inbox',
  'inbox-none': 'No messages yet. News about your deposits and withdrawals will appear here.',
  'inbox-unread':
    '{count, plural, =0 {All messages read} one {# unread message} other {# unread messages}}',
  'inbox-read-all': 'Mark all as read',
  'inbox-delete': 'Delete',
  'inbox-delete-named': 'Delete “{title}”',
  'inbox-new': 'New',
  'inbox-deleted': 'The message was deleted.',
} as const;
