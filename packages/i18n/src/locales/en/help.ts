// English texts of the help pages: how things work, safer play and the terms.
export const help = {
  title: 'Help',
  intro: 'Short answers to what players ask most.',
  contents: 'Contents',
  'start-title': 'Getting started',
  'start-q1': 'How do I open an account?',
  'start-a1':
    'Press Register, choose a username and a password, give your date of birth and accept the terms. You are signed in at once.',
  'start-q2': 'Can I try the games without money?',
  'start-a2':
    'Yes. The free demo gives you play money and the same games with the same engine. Play money has no value and cannot be withdrawn.',
  'start-q3': 'Why am I asked to slide a puzzle?',
  'start-a3':
    'It keeps machines from guessing passwords. If you cannot or do not want to slide, let your device solve a small task instead.',
  'start-q4': 'What happens if my connection breaks during a round?',
  'start-a4':
    'Nothing is lost. A round is decided and settled on our side the moment you stake. Open the game again and it shows you the result.',
  'money-title': 'Deposits and withdrawals',
  'money-q1': 'How do I deposit?',
  'money-a1':
    'Open Deposit, choose a way to pay and an amount, and finish on the payment company’s page. The balance moves by itself as soon as the payment is confirmed.',
  'money-q2': 'How do I withdraw?',
  'money-a2':
    'Set a payment password once, add a bank account in your own name, then ask for the amount. It is held at once, reviewed by our staff and paid to your bank.',
  'money-q3': 'What does “Did it reach you?” mean?',
  'money-a3':
    'After we pay a withdrawal we ask you whether it arrived. Say yes, or say no and we look into it. If you do not answer in the time shown, it counts as received.',
  'money-q4': 'Why must I stake before I withdraw?',
  'money-a4':
    'Deposited money must be staked a number of times that the withdrawal page states, to keep the house from being used to move money. What is left is shown before you ask.',
  'fair-title': 'Fair results',
  'fair-q1': 'How do I know that a result was not changed?',
  'fair-a1':
    'Before you play we publish a fingerprint of a secret seed. Your own seed is mixed in, and when you reveal the secret your browser can draw every round again and compare.',
  'fair-q2': 'What does the return of a game mean?',
  'fair-a2':
    'It is the share of all stakes that the game pays back over a very large number of rounds. It says nothing about a single session.',
  'fair-link': 'Verify a round',
  'safer-title': 'Safer play',
  'safer-q1': 'How do I set limits?',
  'safer-a1':
    'Open Limits in your personal center. A tighter limit holds at once; a looser one only after 24 hours.',
  'safer-q2': 'How do I take a break?',
  'safer-a2':
    'Choose a break from one hour to six weeks under Limits. Play stops at once and cannot be started again before the time is over.',
  'safer-q3': 'What are signs that play is no longer fun?',
  'safer-a3':
    'Chasing losses, hiding what you spend, playing with money meant for something else, or feeling unable to stop. Take a break and talk to somebody you trust.',
  'safer-link': 'Open limits',
  'terms-title': 'Terms',
  'terms-q1': 'Who may play?',
  'terms-a1': 'Persons aged {age} and above, one account each, where online games are permitted.',
  'terms-q2': 'When is a round void?',
  'terms-a2':
    'Only when a fault kept it from being decided. The stake is then returned in full and the account record says so.',
  'terms-q3': 'Where do I see everything that happened on my account?',
  'terms-a3':
    'The betting record lists every stake, the account record every movement of money with the balance before and after it.',
} as const;
