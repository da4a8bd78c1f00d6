// A correction as it is listed, and the name under which lists of them are read again.
import type { OutputOf, wallet } from '@baize/contract';

export type Adjustment = OutputOf<typeof wallet.listAdjustments>['list'][number];
export const adjustmentsKey = 'adjustments';
