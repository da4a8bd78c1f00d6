// English texts of becoming an agent: how it works, and the application.
export const join = {
  title: 'Become an agent',
  intro: 'Agents bring players to us and support them. A contract states what an agent earns.',
  'apply-title': 'Apply',
  'apply-text':
    'Tell us about yourself and the players you know. Our staff read and answer every application.',
  'talk-title': 'Agree on a contract',
  'talk-text': 'We talk with you and agree on a contract. It states what you earn and when.',
  'invite-title': 'Invite',
  'invite-text': 'You get your own code and link. People who register with them join your team.',
  'paid-title': 'Get paid',
  'paid-text': 'We pay you what your contract states. You can ask about it at any time.',
  'fair-title': 'Rules for agents',
  'fair-text':
    'Invite only people of legal age. Do not urge people to play, promise wins, or write to people who have asked you not to. Do not contact players who are on a break or self-excluded.',
  'agent-title': 'You are an agent',
  'agent-text':
    'Your account is already an agent account. For your code or your contract, contact customer service.',
  about: 'About you',
  'about-hint': 'At least three words. Tell us where you are active and how we can reach you.',
  send: 'Send the application',
  sent: 'Application sent',
  'sent-text': 'Our staff will read it and answer in your inbox.',
  answered: 'Application answered',
  'answered-text': 'We have answered your application.',
  read: 'Read the answer',
  'members-apply': 'You need an account to apply, so that we can answer you. Register or sign in.',
  'by-service': 'Contact customer service to apply.',
} as const;
