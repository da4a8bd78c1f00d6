// English texts of becoming an agent: how it works, and the application.
export const join = {
  title: 'Become an agent',
  intro:
    'Agents bring players to us and look after them. A contract states what an agent earns; we promise no figure here.',
  'apply-title': 'Apply',
  'apply-text':
    'Write a few words about yourself and the players you know. Our staff read and answer every application.',
  'talk-title': 'Agree',
  'talk-text': 'We talk with you and state in a contract what you receive, from what, and when.',
  'invite-title': 'Invite',
  'invite-text': 'You get your own code and link. Everyone who registers with it joins your team.',
  'paid-title': 'Get paid',
  'paid-text': 'Your contract states what you are paid and when. You can ask about it at any time.',
  'fair-title': 'What we ask of agents',
  'fair-text':
    'Invite only people of legal age. Do not urge anybody to play, promise a win, or write to people who have asked you not to. Leave players alone who take a break or exclude themselves.',
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
