// English texts of the messages that carry one-time codes.
export const verification = {
  'code-subject': 'Your code is {code}',
  'code-text':
    'Your {brand} code is {code}. It is good for {minutes} minutes. Nobody from {brand} will ever ask you for it.',
} as const;
