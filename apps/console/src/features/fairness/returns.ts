// The query of the returns, with its key in the console's cache.
import type { fairness, InputOf, OutputOf } from '@baize/contract';

export type Returns = OutputOf<typeof fairness.listReturns>;
export type GameReturn = Returns['list'][number];
export type ReturnSearch = Omit<InputOf<typeof fairness.listReturns>, 'pageNo' | 'pageSize'>;

export const returnsKey = ['fairness', 'returns'];
