// The ports of rebates, which its parts share.
import type { RatesPorts } from './rates/ports.ts';

export interface RebatesPorts extends RatesPorts {}
