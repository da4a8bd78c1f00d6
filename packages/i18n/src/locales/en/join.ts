// English texts of becoming an agent: how it works, and the application.
export const join = {
  title: 'Become an agent',
  intro:
    'Agents bring players to this house and look after them. What an agent earns is agreed in a contract; we promise no figure here.',
  'apply-title': 'Apply',
  'apply-text':
    'Write a few words about yourself and the players you know. Staff read every application and answer it.',
  'talk-title': 'Agree',
  'talk-text':
    'The house talks with you and sets down in a contract what you receive, from what, and when.',
  'invite-title': 'Invite',
  'invite-text':
    'You get a code and a link of your own. Whoever registers with it belongs to your team.',
  'paid-title': 'Be paid',
  'paid-text': 'The contract says what you are paid and when; you can ask about it at any time.',
  'fair-title': 'What we ask of agents',
  'fair-text':
    'Only persons of age may be invited. Nobody may be urged to play or promised a win, and whoever has asked not to be written to is not. Players who take a break or exclude themselves are left alone.',
  'agent-title': 'You are an agent',
  'agent-text':
    'Your account is an agent’s account already. For your code or your contract, write to customer service.',
  about: 'About you',
  'about-hint': 'Three words at least. Say where you are active and how the house can reach you.',
  send: 'Send the application',
  sent: 'Application sent',
  'sent-text': 'Staff read it and answer you in your inbox.',
  answered: 'Application answered',
  'answered-text': 'The house has answered your application.',
  read: 'Read the answer',
  'members-apply':
    'Members apply with their account, so that the answer reaches them. Open one, or sign in.',
  'by-service': 'Write to customer service to apply.',
} as const;
