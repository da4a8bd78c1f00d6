// Tells why a claim was not made: it was made before, or staff stopped the promotion.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { isStillOpen } from '../offers/store/offers.ts';

export const refusalOfClaim = async (
  tx: Tx,
  promotionId: string,
): Promise<Refusal<'promotion-had' | 'promotion-closed'>> =>
  refuse((await isStillOpen(tx, promotionId)) ? 'promotion-had' : 'promotion-closed');
