// A bonus as the console reads it, and the name under which its lists are kept.
import type { OutputOf, wallet } from '@baize/contract';

export type StaffBonus = OutputOf<typeof wallet.listBonusesOf>['list'][number];

export const bonusesKey = ['bonuses'] as const;
