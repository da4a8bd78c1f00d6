// English texts of the help centre around its articles.
export const help = {
  title: 'Help',
  intro: 'Short answers to the most common questions.',
  contents: 'Topics',
  find: 'Find an answer',
  nothing: 'No answer matches. Try other words, or contact customer service.',
  hits: '{count, plural, one {# answer} other {# answers}}',
  'start-title': 'Getting started',
  'money-title': 'Deposits and withdrawals',
  'games-title': 'Games',
  'fair-title': 'Fairness',
  'safer-play-title': 'Safer play',
  'security-title': 'Account security',
  'terms-title': 'Terms and contact',
  move: 'Move this window',
  whole: 'Open the help centre',
} as const;
