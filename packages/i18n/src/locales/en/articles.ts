// English texts of the house's own help articles, as HTML; `{age}` is the age of the agreement.
export const articles = {
  'open-account-title': 'How do I open an account?',
  'open-account-text':
    '<p>Press Register, choose a username and a password, fill in the form and accept the terms. You are signed in at once.</p><p>Each person may have one account. Use your real name: we pay withdrawals only to accounts in that name.</p>',
  'sign-in-title': 'How do I sign in?',
  'sign-in-text':
    '<p>Press Sign in and enter your username and password. Where available, you can also use a code sent to your phone, or a passkey on your device.</p><p>After several failed attempts, the account is locked for half an hour to protect your password.</p>',
  'forgot-password-title': 'I forgot my password. What now?',
  'forgot-password-text':
    '<p>Press Forgot password on the sign-in form. We send a link to your e-mail address or a code to your phone, and you choose a new password.</p><p>If you can use neither, contact customer service. After our staff have verified your identity, they give you a password that works for one day.</p>',
  'try-free-title': 'Can I try the games without money?',
  'try-free-text':
    '<p>Yes. In the free demo you play the same games with play money. Play money has no value and cannot be withdrawn.</p>',
  'slide-puzzle-title': 'Why do I have to solve a puzzle?',
  'slide-puzzle-text':
    '<p>It stops programs that guess passwords. If you cannot solve it, let your device solve a small task instead.</p>',
  'languages-title': 'How do I change the language or the colours?',
  'languages-text':
    '<p>The language menu is at the top of every page. The change applies at once, and you stay on the page. Next to it you can choose the dark or the light theme.</p>',
  'deposit-title': 'How do I deposit?',
  'deposit-text':
    '<p>Open Deposit, choose a payment method and an amount, and pay as shown. We credit your balance as soon as the payment is confirmed.</p>',
  'deposit-missing-title': 'My deposit has not arrived',
  'deposit-missing-text':
    '<p>Most deposits arrive within minutes. The list under Deposit shows the status of yours.</p><p>If your bank shows the payment but your deposit is not credited after an hour, report it under Deposit with the time and the amount.</p>',
  'withdraw-title': 'How do I withdraw?',
  'withdraw-text':
    '<p>Set a payment password, add an account in your own name, then request an amount. We put it on hold at once, our staff review it, and we pay it to your account.</p>',
  'received-title': 'Why do you ask whether my withdrawal arrived?',
  'received-text':
    '<p>After we have paid a withdrawal, we ask you to confirm that it arrived. If it did not, tell us and we will look into it. If you do not answer in the time shown, it counts as received.</p>',
  'turnover-title': 'Why is there a turnover requirement before a withdrawal?',
  'turnover-text':
    '<p>You must stake deposited money a number of times before you can withdraw it. This prevents money laundering. The withdrawal page shows the turnover remaining.</p>',
  'accounts-title': 'Which accounts can I withdraw to?',
  'accounts-text':
    '<p>To bank accounts, e-wallets and USDT addresses in your own name. We check each address for typing errors, and you confirm each new account with a second factor.</p>',
  'categories-title': 'Which games are there?',
  'categories-text':
    '<p>The lobby has a category for each type of game: slots, live casino, sports, e-sports, fishing, poker and lotteries. A category is shown when a vendor offers it. Search by name, filter by vendor, and mark favourites with the star.</p>',
  'broken-line-title': 'What happens if I lose my connection during a round?',
  'broken-line-text':
    '<p>Nothing is lost. Our server decides the round when you stake and settles it. Open the game again to see the result.</p>',
  'game-closed-title': 'Why can’t I open a game?',
  'game-closed-text':
    '<p>A game may be under maintenance or switched off. Its tile then shows this. You also cannot open games during a break, or until you have accepted changed terms.</p>',
  'rules-of-a-game-title': 'Where are the rules of a game?',
  'rules-of-a-game-text':
    '<p>In each of our games, press the question mark. You see what pays, how features start, the exact return and the largest prize. You can read the rules without playing.</p>',
  'records-title': 'Where do I see my rounds?',
  'records-text':
    '<p>The betting record lists every stake with its game, result and time. You can open rounds of our own games and verify them.</p>',
  'not-changed-title': 'How do I know that a result was not changed?',
  'not-changed-text':
    '<p>Before you play, we publish the hash of a secret seed. Your own seed is mixed in. When the secret seed is revealed, your browser can draw every round again and compare the results.</p>',
  'return-title': 'What is the return (RTP) of a game?',
  'return-text':
    '<p>It is the share of all stakes that the game pays back over a very large number of rounds. The result of a single session can be very different.</p>',
  'verify-title': 'How do I verify a round?',
  'verify-text':
    '<p>Open <a href="/fairness">Fairness</a>, choose one of your rounds and press Verify. Your browser draws it again from the seeds and shows each step.</p>',
  'limits-title': 'How do I set limits?',
  'limits-text':
    '<p>Open <a href="/?mc=limits">Limits</a> in your personal center. A lower limit applies at once, a higher one only after 24 hours.</p>',
  'break-title': 'How do I take a break?',
  'break-text':
    '<p>Choose a break from one hour to six weeks under <a href="/?mc=limits">Limits</a>. Play stops at once, and you cannot play again before the break is over.</p>',
  'signs-title': 'What are the signs of problem gambling?',
  'signs-text':
    '<p>Chasing losses, hiding what you spend, gambling with money meant for something else, or feeling unable to stop. Take a break and talk to a person you trust.</p>',
  'exclusion-title': 'How do I stop permanently?',
  'exclusion-text':
    '<p>Exclude yourself under <a href="/?mc=limits">Limits</a>, or close your account under My account. You can withdraw your balance. An excluded person may not open another account.</p>',
  'second-factor-title': 'How do I make my account safer?',
  'second-factor-text':
    '<p>Add an authenticator app or a passkey under My account. From then on, the password alone is not enough to sign in. Keep your recovery codes in a safe place.</p>',
  'devices-title': 'Another person used my account. What now?',
  'devices-text':
    '<p>My account lists each signed-in device and every sign-in with its place. Sign out the devices that you do not recognise, change your password at once, and contact us.</p>',
  'payment-password-title': 'What is the payment password for?',
  'payment-password-text':
    '<p>It protects your money even if another person is signed in to your account. You need it to withdraw and to add accounts. It must differ from your sign-in password. Our staff will never ask for it.</p>',
  'identity-title': 'Why do you ask for a document?',
  'identity-text':
    '<p>The law requires us to know who plays. Upload a picture of your document under My account. Only the staff who review it can see it.</p>',
  'privacy-title': 'What data do you keep about me?',
  'privacy-text':
    '<p>The data you entered, your money and rounds, and your sign-ins. You can download a copy of all of it under My account at any time.</p>',
  'who-may-play-title': 'Who may play?',
  'who-may-play-text':
    '<p>People aged {age} and over, with one account each, where online gambling is permitted.</p>',
  'void-round-title': 'When is a round void?',
  'void-round-text':
    '<p>Only when a fault prevented a result. We then return the stake in full. You can see it in the account record.</p>',
  'everything-title': 'Where do I see my account activity?',
  'everything-text':
    '<p>The betting record lists every stake. The account record lists every change of your balance, with the balance before and after.</p>',
  'close-account-title': 'How do I close my account?',
  'close-account-text':
    '<p>Use the last section of My account. Open rounds are settled and your balance is paid out first. You lose bonus money: the page shows how much before you confirm.</p>',
  'contact-title': 'How do I contact you?',
  'contact-text':
    '<p>Customer service is in the bar at the side of every page. Tell us what happened, when, and the amount or game, so that we can find it quickly.</p>',
} as const;
