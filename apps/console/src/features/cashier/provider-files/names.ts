// Imported files and differences as they are listed, and the name under which they are read again.
import type { OutputOf, cashier } from '@baize/contract';

export type Files = OutputOf<typeof cashier.listSettlements>;
export type Difference = OutputOf<typeof cashier.listDifferences>['list'][number];
export const filesKey = 'provider-files';
