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
  'drops-by': 'Won at {amount} at the latest',
  'last-win': 'Last won {when}: {amount}',
  'none-yet': 'Not won yet',
  'how-it-works': 'How the jackpots work',
  'rule-linked':
    'All our slots share these jackpots. Every real-money spin feeds them and can win one, whatever the reels show. The chance is proportional to the stake.',
  'rule-fed': '{percent}% of every stake feeds it.',
  'rule-diverted': 'Another {percent}% goes to the reserve for the seeds of the next jackpots.',
  'rule-seed': 'Starts at {amount}.',
  'rule-ceiling': 'Grows up to {amount}. Contributions above that go to the reserve.',
  'rule-chance':
    'Won on average once for every {amount} staked: a stake of {stake} wins one time in {times}.',
  'rule-mystery':
    'This is a mystery jackpot. It pays at least {minimum} and at most {maximum}. The amount was drawn at the start and is hidden. The spin whose stake brings the jackpot to that amount wins it.',
  'rule-commitment': 'Hash of the hidden amount',
  'rule-order':
    'If two players win at the same moment, the round that we record first wins the jackpot. The other round wins the next jackpot, which starts again at its seed.',
  'rule-prize': 'The prize is paid at once, in addition to the payout of the round.',
  'rule-verify':
    'The winning number is drawn with your own seeds. When you reveal the seed, you can draw the number again.',
  'rule-return':
    'On average, the jackpots pay back {percent}% of every stake, in addition to the return of the game.',
  'rule-demo':
    'Demo play does not feed the jackpots and cannot win them, because they hold real money. All other chances are the same.',
  'not-in-demo': 'Not in demo play',
  won: 'You won the {tier} jackpot',
  'won-amount': 'You won {amount}. It is in your balance.',
  collect: 'Continue',
} as const;
