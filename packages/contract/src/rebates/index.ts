// Rebates: a share of valid turnover by category, paid down the line of agents, and who may have
// which rate.
import { rebateOperations } from './operations.ts';
import { rebateRates } from './rates.ts';

export const rebates = { ...rebateRates, ...rebateOperations };
