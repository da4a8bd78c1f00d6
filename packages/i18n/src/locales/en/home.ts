// English texts of the home page: hero, lanes, winners and what the house promises.
export const home = {
  'page-title': 'Home',
  'hero-title': 'Every result, yours to check.',
  'hero-text':
    'One wallet, games of our own and a receipt for every round that your own browser can verify.',
  'hero-play': 'Play {game}',
  'hero-demo': 'Try it for free',
  'hero-how': 'How it works',
  'see-all': 'See all',
  'games-fact': '{count, plural, one {# game} other {# games}}',
  'no-games': 'The tables are being set. Please come back in a moment.',
  'games-failed': 'The games could not be fetched.',
  'trust-title': 'Why play here',
  'trust-check-title': 'Every result, yours to check',
  'trust-check-text':
    'The seed is committed to before you stake and revealed when you ask. Your own browser draws the round again.',
  'trust-check-link': 'Verify a round',
  'trust-money-title': 'Money you can follow',
  'trust-money-text':
    'Each movement shows the balance before and after it, and each withdrawal waits for your word that it arrived.',
  'trust-money-link': 'How withdrawals work',
  'trust-limits-title': 'Your limits, kept',
  'trust-limits-text':
    'Set limits on stakes, losses and time, or take a break with one tap. The limits hold inside every transaction.',
  'trust-limits-link': 'Safer play',
} as const;
