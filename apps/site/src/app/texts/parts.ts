// Which nouns' texts travel together. The first part is fetched with the page; a screen that needs
// another part fetches it together with its own code. What comes right after the first page is one.
import type { TextNoun } from '@baize/i18n';

export const textParts = {
  first: ['shell', 'catalogue', 'home', 'live'],
  later: ['download', 'jackpots', 'notices'],
  account: ['identity', 'security', 'rules', 'wallet', 'wagering', 'slots', 'factors'],
  fairness: ['fairness'],
  help: ['help'],
  feedback: ['feedback'],
  chat: ['chat'],
  vip: ['vip'],
  search: ['search'],
  reports: ['reports'],
  join: ['join'],
  agents: ['agents'],
} as const satisfies Readonly<Record<string, readonly TextNoun[]>>;

export type TextPart = keyof typeof textParts;
