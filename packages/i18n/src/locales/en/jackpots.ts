// English texts of the jackpots: what a pool is, how it is fed and won, and its award.
export const jackpots = {
  title: 'Jackpots',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  'tier-jackpot': '{tier} jackpot',
  close: 'Close',
  'now-at': '{tier} jackpot, now {amount}',
  'all-slots': 'Every spin on our slots can win it',
  'drops-by': 'Must drop at {amount}',
  'last-win': 'Last won {when}: {amount}',
  'none-yet': 'Not won yet',
  'how-it-works': 'How the jackpots work',
  'rule-linked':
    'All our slots share these jackpots. Every real-money spin feeds them, and any spin can win one, whatever the reels show. The chance grows in proportion to the stake.',
  'rule-fed': 'Fed with {percent}% of every stake.',
  'rule-diverted': 'Another {percent}% goes to the reserve that seeds the next jackpots.',
  'rule-seed': 'Starts at {amount}.',
  'rule-ceiling': 'Grows to {amount} at most. Contributions above that go to the reserve.',
  'rule-chance':
    'Won on average once for every {amount} staked: a stake of {stake} wins one time in {times}.',
  'rule-mystery':
    'A mystery jackpot: it pays at least {minimum} and at most {maximum}. The amount was drawn at the start and is hidden. The spin whose stake takes the jackpot to that amount wins it.',
  'rule-commitment': 'Hash of the hidden amount',
  'rule-order':
    'If two players win at the same moment, the round that we record first wins the jackpot. The other wins the next one, which starts again at its seed.',
  'rule-prize': 'The prize is paid at once, on top of the payout of the round.',
  'rule-verify':
    'The deciding number is drawn from your own seeds. Reveal the seed and you can draw it again.',
  'rule-return':
    'The jackpots pay back {percent}% of every stake on average, on top of the return of the game.',
  'rule-demo':
    'Demo play neither feeds nor wins the jackpots: they hold real money. All other chances are the same.',
  'not-in-demo': 'Not in demo play',
  won: 'You won the {tier} jackpot',
  'won-amount': 'You won {amount}. It is in your balance.',
  collect: 'Continue',
} as const;
