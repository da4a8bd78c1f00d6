// The names under which lists of the desk are kept and read again.
import type { OutputOf, cashier } from '@baize/contract';

export const cashierKey = ['withdrawals', 'cashier'] as const;

export type DeskCase = OutputOf<typeof cashier.listCases>['list'][number];
export type Evidence = OutputOf<typeof cashier.getEvidence>;
