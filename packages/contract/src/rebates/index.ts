// Rebates: a share of valid turnover by category, paid down the line of agents, and who may have
// which rate.
import { rebateCommissions } from './commissions.ts';
import { rebateOperations } from './operations.ts';
import { rebateRates } from './rates.ts';
import { rebateRuns } from './runs.ts';

export const rebates = { ...rebateRates, ...rebateOperations, ...rebateRuns, ...rebateCommissions };
