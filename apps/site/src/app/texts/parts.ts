// The parts in which nouns' texts are loaded. The first part loads with the page; a screen that
// needs another part loads it together with its own code. Texts needed right after the first page
// are one part.
import { families } from '@baize/engines';
import type { TextNoun } from '@baize/i18n';

/** The names of our games come from their families. Only the build reads this list. */
const ofFamilies = families.map(({ code }) => code);

export const textParts = {
  first: ['shell', 'catalogue', 'home', 'live'],
  later: ['download', 'jackpots', 'notices'],
  account: [
    'identity',
    'security',
    'rules',
    'wallet',
    'limits',
    'transfers',
    'wagering',
    'factors',
    ...ofFamilies,
  ],
  deposits: ['deposits'],
  lottery: ['lottery'],
  fairness: ['fairness'],
  help: ['help'],
  feedback: ['feedback'],
  chat: ['chat'],
  bonuses: ['bonuses'],
  promotions: ['promotions'],
  envelopes: ['envelopes'],
  invitations: ['invitations'],
  draws: ['draws'],
  points: ['points'],
  vip: ['vip'],
  search: ['search'],
  reports: ['reports'],
  payments: ['payments'],
  join: ['join'],
  agents: ['agents'],
  rebates: ['rebates'],
  income: ['income'],
  contracts: ['contracts', 'bills'],
} as const satisfies Readonly<Record<string, readonly TextNoun[]>>;

export type TextPart = keyof typeof textParts;
