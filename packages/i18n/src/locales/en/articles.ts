// English texts of the house's own help articles, as HTML; `{age}` is the age of the agreement.
export const articles = {
  'open-account-title': 'How do I open an account?',
  'open-account-text':
    '<p>Press Register, choose a username and a password, give what the form asks for and accept the terms. You are signed in at once.</p><p>Each person has one account. Use your real name: withdrawals are paid only to accounts in that name.</p>',
  'sign-in-title': 'How do I sign in?',
  'sign-in-text':
    '<p>Press Sign in and enter your username and password. Where it is offered you can also use a code sent to your phone, or a passkey: your device’s own lock.</p><p>After several wrong tries the account locks for half an hour, so that nobody can guess.</p>',
  'forgot-password-title': 'I forgot my password. What now?',
  'forgot-password-text':
    '<p>Press Forgot password on the sign-in form. We send a link to the mailbox of the account, or a code to its phone, and you choose a new password.</p><p>Without either, contact customer service: staff give you a password for one day once they know it is you.</p>',
  'try-free-title': 'Can I try the games without money?',
  'try-free-text':
    '<p>Yes. The free demo gives you play money and the same games with the same engine. Play money has no value and cannot be withdrawn.</p>',
  'slide-puzzle-title': 'Why am I asked to slide a puzzle?',
  'slide-puzzle-text':
    '<p>It keeps machines from guessing passwords. If you cannot or do not want to slide, let your device solve a small task instead.</p>',
  'languages-title': 'How do I change the language or the colours?',
  'languages-text':
    '<p>The language is at the top of every page and changes at once, without losing your place. Beside it you choose between the dark and the light look.</p>',
  'deposit-title': 'How do I deposit?',
  'deposit-text':
    '<p>Open Deposit, choose a way to pay and an amount, and finish on the payment company’s page. The balance moves by itself as soon as the payment is confirmed.</p>',
  'deposit-missing-title': 'My deposit has not arrived',
  'deposit-missing-text':
    '<p>Most deposits arrive within minutes. The list under Deposit says what the payment company has told us about yours.</p><p>If your bank shows the payment and the list does not after an hour, write to us with the time and the amount.</p>',
  'withdraw-title': 'How do I withdraw?',
  'withdraw-text':
    '<p>Set a payment password once, add a bank account in your own name, then ask for the amount. It is held at once, reviewed by our staff and paid to your bank.</p>',
  'received-title': 'What does “Did it reach you?” mean?',
  'received-text':
    '<p>After we pay a withdrawal we ask you whether it arrived. Say yes, or say no and we look into it. If you do not answer in the time shown, it counts as received.</p>',
  'turnover-title': 'Why must I stake before I withdraw?',
  'turnover-text':
    '<p>Deposited money must be staked a number of times that the withdrawal page states, to keep the house from being used to move money. What is left is shown before you ask.</p>',
  'accounts-title': 'Which accounts can I withdraw to?',
  'accounts-text':
    '<p>Banks, e-wallets and USDT addresses that are in your own name. A mistyped address is caught before it is kept, and each new account is confirmed with a sign that it is you.</p>',
  'categories-title': 'Which games are there?',
  'categories-text':
    '<p>The lobby has a place for each kind: slots, live tables, sports, e-sports, fishing, poker and lotteries. A kind appears once a vendor offers it. Search by name, filter by vendor, and mark favourites with the star.</p>',
  'broken-line-title': 'What happens if my connection breaks during a round?',
  'broken-line-text':
    '<p>Nothing is lost. A round is decided and settled on our side the moment you stake. Open the game again and it shows you the result.</p>',
  'game-closed-title': 'Why can I not open a game?',
  'game-closed-text':
    '<p>A game may be closed for maintenance, by its vendor or by us; its tile then says so. During a break that you took, or while terms wait for your consent, no game opens.</p>',
  'rules-of-a-game-title': 'Where are the rules of a game?',
  'rules-of-a-game-text':
    '<p>Inside each of our games, behind the sign with the question mark: what pays, how features begin, the exact return and the largest prize. They open without money too.</p>',
  'records-title': 'Where do I see what I played?',
  'records-text':
    '<p>Betting record lists every stake with its game, its result and its time. Rounds of our own games can be opened and drawn again.</p>',
  'not-changed-title': 'How do I know that a result was not changed?',
  'not-changed-text':
    '<p>Before you play we publish a fingerprint of a secret seed. Your own seed is mixed in, and when you reveal the secret your browser can draw every round again and compare.</p>',
  'return-title': 'What does the return of a game mean?',
  'return-text':
    '<p>It is the share of all stakes that the game pays back over a very large number of rounds. It says nothing about a single session.</p>',
  'verify-title': 'How do I check a round myself?',
  'verify-text':
    '<p>Open <a href="/fairness">Fairness</a>, choose one of your rounds and press Verify. Your browser draws it again from the seeds and shows each step beside what you saw.</p>',
  'limits-title': 'How do I set limits?',
  'limits-text':
    '<p>Open <a href="/?mc=limits">Limits</a> in your personal center. A tighter limit holds at once; a looser one only after 24 hours.</p>',
  'break-title': 'How do I take a break?',
  'break-text':
    '<p>Choose a break from one hour to six weeks under <a href="/?mc=limits">Limits</a>. Play stops at once and cannot be started again before the time is over.</p>',
  'signs-title': 'What are signs that play is no longer fun?',
  'signs-text':
    '<p>Chasing losses, hiding what you spend, playing with money meant for something else, or feeling unable to stop. Take a break and talk to somebody you trust.</p>',
  'exclusion-title': 'How do I stop for good?',
  'exclusion-text':
    '<p>Close your account in the security centre, or ask customer service to exclude you. Your money is paid out first, and whoever is excluded is not let in again under another name.</p>',
  'second-factor-title': 'How do I make my account safer?',
  'second-factor-text':
    '<p>Add an authenticator app or a passkey in the security centre. From then on the password alone opens nothing. Keep the recovery codes where only you find them.</p>',
  'devices-title': 'Somebody else was in my account',
  'devices-text':
    '<p>The security centre lists each device that is signed in and every sign-in with its place. End the ones you do not know, change your password at once, and tell us.</p>',
  'payment-password-title': 'What is the payment password for?',
  'payment-password-text':
    '<p>It stands between your money and anybody who has your session: withdrawals and new accounts ask for it. It is not the password that you sign in with, and nobody of ours will ever ask you for it.</p>',
  'identity-title': 'Why am I asked for a document?',
  'identity-text':
    '<p>The law wants us to know who plays. Upload a picture of your document in the security centre; staff look at it and nobody else sees it.</p>',
  'privacy-title': 'What do you keep about me?',
  'privacy-text':
    '<p>What you entered, your money and rounds, and your sign-ins. You can take a copy of all of it from the security centre at any time.</p>',
  'who-may-play-title': 'Who may play?',
  'who-may-play-text':
    '<p>Persons aged {age} and above, one account each, where online games are permitted.</p>',
  'void-round-title': 'When is a round void?',
  'void-round-text':
    '<p>Only when a fault kept it from being decided. The stake is then returned in full and the account record says so.</p>',
  'everything-title': 'Where do I see everything that happened on my account?',
  'everything-text':
    '<p>The betting record lists every stake, the account record every movement of money with the balance before and after it.</p>',
  'close-account-title': 'How do I close my account?',
  'close-account-text':
    '<p>At the end of the security centre. What is yours is paid out first; rounds that are open are settled before.</p>',
  'contact-title': 'How do I reach somebody?',
  'contact-text':
    '<p>Customer service is in the bar at the side of every page. Say what happened, when, and with which amount or game: then we find it at once.</p>',
} as const;
