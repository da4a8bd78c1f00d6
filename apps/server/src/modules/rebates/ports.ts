// The ports of rebates, which its parts share.
import type { CommissionsPorts } from './commissions/ports.ts';
import type { RatesPorts } from './rates/ports.ts';
import type { RunsPorts } from './runs/ports.ts';

export type RebatesPorts = RatesPorts & RunsPorts & CommissionsPorts;
