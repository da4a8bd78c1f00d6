// English texts of deposit limits: the question for one, what is left, the review, blocked means.
export const limits = {
  'prompt-title': 'Would you like a deposit limit?',
  'prompt-text':
    'Decide how much you want to deposit at most. You can lower the limit at any time; a higher limit applies after 24 hours.',
  'prompt-amount': 'Maximum deposit',
  'prompt-span': 'Period',
  'prompt-set': 'Set this limit',
  'prompt-none': 'No limit',
  'prompt-later': 'Not now',
  'prompt-set-done': 'Your deposit limit is set.',
  'span-day': 'Per day',
  'span-week': 'Per week',
  'span-month': 'Per month',
  'left-day': 'You can still deposit {left} of {limit} today.',
  'left-week': 'You can still deposit {left} of {limit} this week.',
  'left-month': 'You can still deposit {left} of {limit} this month.',
  'left-whose-own': 'Your limit',
  'left-whose-operator': 'Our limit for your account',
  change: 'Change limits',
  'reduced-title': 'This amount exceeds your deposit limit',
  'reduced-own-day': 'Your deposit limit is {limit} per day. You can still deposit {left}.',
  'reduced-own-week': 'Your deposit limit is {limit} per week. You can still deposit {left}.',
  'reduced-own-month': 'Your deposit limit is {limit} per month. You can still deposit {left}.',
  'reduced-operator-day':
    'Our deposit limit for your account is {limit} per day. You can still deposit {left}.',
  'reduced-operator-week':
    'Our deposit limit for your account is {limit} per week. You can still deposit {left}.',
  'reduced-operator-month':
    'Our deposit limit for your account is {limit} per month. You can still deposit {left}.',
  'reduced-button': 'Deposit {amount} instead',
  'suspended-title': 'Your deposits are suspended',
  'suspended-text':
    'Too many deposits have failed. Contact customer service to unblock deposits. You can still play with your balance and withdraw it.',
  'blocked-title': 'A deposit method is blocked',
  'blocked-text':
    'Too many deposits with {means} have failed. You can use it again from {until}, or choose another method now.',
  'review-title': 'Are your limits still right for you?',
  'review-text':
    'You have not reviewed your limits for some time. Please check them below, then keep or change them.',
  'review-keep': 'Keep my limits',
  'review-kept': 'Thank you. Your limits stay as they are.',
  'operator-line': 'Our limit for your account: {value}. The lower limit applies.',
  'confirm-ready': 'Your higher limit of {value} is ready. Do you still want it?',
  'confirm-ready-none': 'The removal of your limit is ready. Do you still want it?',
  'confirm-raise': 'Yes, apply',
  'confirm-drop': 'No, keep {value}',
  'confirm-done': 'The new limit applies now.',
  'confirm-waits': 'From {when} you can confirm {value}.',
  'confirm-waits-none': 'From {when} you can confirm the removal.',
  'effect-looser':
    'This is a higher limit. You can confirm it from {when}, 24 hours from now. Until you confirm it, {value} remains.',
  'effect-remove':
    'You can confirm the removal from {when}, 24 hours from now. Until you confirm it, {value} remains.',
  'saved-waits': 'Saved. You can confirm it from {when}.',
  'dormant-title': 'Inactive accounts',
  'dormant-text':
    'If you do not sign in for {months, plural, one {# month} other {# months}}, your account becomes inactive. We notify you {days, plural, one {# day} other {# days}} before. Your money stays in your account. Sign in to make the account active again.',
} as const;
