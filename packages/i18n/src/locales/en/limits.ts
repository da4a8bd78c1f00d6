// English texts of deposit limits: the question for one, what is left, the review, blocked means.
export const limits = {
  'prompt-title': 'Would you like a deposit limit?',
  'prompt-text':
    'Decide before you deposit how much you want to deposit at most. Every deposit counts in full. You can lower the limit at any time; a higher one applies after 24 hours.',
  'prompt-amount': 'The most I want to deposit',
  'prompt-span': 'Period',
  'prompt-set': 'Set this limit',
  'prompt-none': 'No limit',
  'prompt-later': 'Not now',
  'prompt-set-done': 'Your deposit limit is set.',
  'span-day': 'A day',
  'span-week': 'A week',
  'span-month': 'A month',
  'left-day': 'You can still deposit {left} today, of {limit}.',
  'left-week': 'You can still deposit {left} this week, of {limit}.',
  'left-month': 'You can still deposit {left} this month, of {limit}.',
  'left-whose-own': 'Your limit',
  'left-whose-operator': 'Our limit for your account',
  change: 'Change limits',
  'reduced-title': 'This is more than your limit leaves',
  'reduced-own-day': 'Your deposit limit is {limit} a day. {left} of it is left.',
  'reduced-own-week': 'Your deposit limit is {limit} a week. {left} of it is left.',
  'reduced-own-month': 'Your deposit limit is {limit} a month. {left} of it is left.',
  'reduced-operator-day':
    'Our deposit limit for your account is {limit} a day. {left} of it is left.',
  'reduced-operator-week':
    'Our deposit limit for your account is {limit} a week. {left} of it is left.',
  'reduced-operator-month':
    'Our deposit limit for your account is {limit} a month. {left} of it is left.',
  'reduced-button': 'Deposit {amount} instead',
  'suspended-title': 'Your deposits are suspended',
  'suspended-text':
    'Too many deposits have failed. Contact customer service: they can free your deposits again. You can still play with your balance and withdraw it.',
  'blocked-title': 'A deposit method is blocked',
  'blocked-text':
    'Too many deposits with {means} have failed. You can use it again from {until}, or choose another method now.',
  'review-title': 'Are your limits still right for you?',
  'review-text':
    'You last looked at your limits some time ago. Please check them below, then keep or change them.',
  'review-keep': 'Keep my limits',
  'review-kept': 'Thank you. Your limits stay as they are.',
  'operator-line': 'Our limit for your account: {value}. The lower limit applies.',
  'confirm-ready': 'Your higher limit of {value} is ready. Do you still want it?',
  'confirm-ready-none': 'The removal of your limit is ready. Do you still want it?',
  'confirm-raise': 'Yes, apply it',
  'confirm-drop': 'No, keep {value}',
  'confirm-done': 'The new limit applies now.',
  'confirm-waits': 'From {when} you can confirm {value}.',
  'confirm-waits-none': 'From {when} you can confirm the removal.',
  'effect-looser':
    'A higher limit: you can confirm it from {when}, 24 hours from now. Until you confirm it, {value} remains.',
  'effect-remove':
    'You can confirm the removal from {when}, 24 hours from now. Until you confirm it, {value} remains.',
  'saved-waits': 'Saved. Confirm it from {when}.',
  'dormant-title': 'Inactive accounts',
  'dormant-text':
    'If you do not sign in for {months, plural, one {# month} other {# months}}, your account counts as inactive. We tell you {days, plural, one {# day} other {# days}} before. We never take your money: it stays in your account, and signing in makes the account active again.',
} as const;
