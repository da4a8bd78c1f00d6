// English texts of the jackpots: what a pool is, how it is fed and won, and its award.
export const jackpots = {
  title: 'Jackpots',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  'tier-jackpot': '{tier} jackpot',
  close: 'Close',
  'now-at': '{tier} jackpot, now {amount}',
  'all-slots': 'Every spin of our slots may win it',
  'drops-by': 'Falls at {amount} at the latest',
  'last-win': 'Last won {when}: {amount}',
  'none-yet': 'Not won yet',
  'how-it-works': 'How the jackpots work',
  'rule-linked':
    'All our slots share these jackpots. Each real-money spin feeds them, and any spin may win one, whatever the reels show. The larger the stake, the larger the chance, in equal measure.',
  'rule-fed': 'Fed with {percent}% of every stake.',
  'rule-diverted': 'A further {percent}% goes to the reserve that seeds the next jackpots.',
  'rule-seed': 'Begins with {amount}.',
  'rule-ceiling': 'Grows to {amount} at most. What would be fed beyond it goes to the reserve.',
  'rule-chance':
    'Won on average once for every {amount} staked: a stake of {stake} wins one time in {times}.',
  'rule-mystery':
    'A mystery: it pays at least {minimum} and at most {maximum}. The amount was drawn when it began and is hidden. The spin whose stake lifts the jackpot to it wins it.',
  'rule-commitment': 'Hash of the hidden amount',
  'rule-order':
    'Two winners at the same moment: the round that our books record first wins the jackpot, the next wins the one that follows, which began again at its seed.',
  'rule-prize': 'The prize is paid at once, beside what the round pays, and counts as its payout.',
  'rule-verify':
    'The number that decides comes from your own seeds. Reveal the seed and you can draw it again.',
  'rule-return':
    'The jackpots give back {percent}% of every stake on average, beside the return of the game.',
  'rule-demo':
    'In demo play the jackpots are neither fed nor won: they hold real money. Everything else has the same chances.',
  'not-in-demo': 'Not in demo play',
  won: 'You won the {tier} jackpot',
  'won-amount': '{amount} are yours. The prize is on your balance.',
  collect: 'Continue',
} as const;
