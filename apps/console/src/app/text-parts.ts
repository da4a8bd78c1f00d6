// The parts in which texts are loaded: the first with the console itself, each other one with the
// first page that needs it. A noun that two parts need is in both.
import type { TextNoun } from '@baize/i18n';

export const textParts = {
  first: ['operator'],
  money: [
    'wallet',
    'deposits',
    'cashier',
    'bonuses',
    'vip',
    'catalogue',
    'console.agents',
    'console.bonuses',
    'console.deposits',
    'console.limits',
    'console.transfers',
    'console.payments',
    'console.vip',
  ],
  contracts: ['agreements', 'console.agreements'],
  rebates: ['catalogue', 'rebates', 'console.rebates'],
  games: [
    'catalogue',
    'lottery',
    'lottery-play',
    'crash',
    'vendors',
    'console.catalogue',
    'console.crash',
    'console.fairness',
    'console.jackpots',
    'console.lottery',
  ],
  promotions: [
    'catalogue',
    'crash',
    'instant',
    'slots',
    'console.promotions',
    'console.points',
    'console.envelopes',
  ],
  house: [
    'settings',
    'rules',
    'identity',
    'factors',
    'brand',
    'feedback',
    'help',
    'chat',
    'console.help',
    'console.notices',
  ],
} as const satisfies Readonly<Record<string, readonly TextNoun[]>>;

/** A part that a page brings. */
export type TextPart = Exclude<keyof typeof textParts, 'first'>;
