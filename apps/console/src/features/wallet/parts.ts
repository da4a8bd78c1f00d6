// The parts of a withdrawal as the console reads them.
import type { OutputOf, wallet } from '@baize/contract';

export type Parts = OutputOf<typeof wallet.getWithdrawalParts>;
export type Part = Parts['list'][number];
