// An order as the call takes it: slips with what the screen counted, and the sum that the player
// saw.
import { timesUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { cartTotal, slipAsked, type CartSlip } from '../cart/cart.ts';
import type { KeptOrder } from './desk-state.ts';
import type { LotteryTerms, OrderAsked } from './lottery-terms.ts';

export interface ChaseAsked {
  readonly multiples: readonly number[];
  readonly stop: 'never' | 'win' | 'profit';
  readonly profit?: string;
}

export interface PlaceAsked {
  readonly slips: readonly CartSlip[];
  readonly issue: string;
  readonly from: KeptOrder['from'];
  readonly chase?: ChaseAsked;
}

export function orderAsked(terms: LotteryTerms, { slips, issue, chase }: PlaceAsked): OrderAsked {
  const times = chase?.multiples.reduce((all, one) => all + one, 0) ?? 1;
  return {
    gameCode: terms.gameCode,
    gameVersion: terms.gameVersion,
    ...(terms.limitedVersion === null ? {} : { limitedVersion: terms.limitedVersion }),
    issue,
    slips: slips.map(slipAsked),
    total: printUnits(timesUnits(cartTotal(slips), times), 4),
    ...(chase === undefined ? {} : { chase: { ...chase, multiples: [...chase.multiples] } }),
  };
}

/** The cart after its order was taken: slips that were added meanwhile stay. */
export function cartWithout(cart: readonly CartSlip[], order: OrderAsked): readonly CartSlip[] {
  const ordered = new Map<string, number>();
  for (const slip of order.slips) {
    const key = JSON.stringify(slip);
    ordered.set(key, (ordered.get(key) ?? 0) + 1);
  }
  return cart.filter((slip) => {
    const key = JSON.stringify(slipAsked(slip));
    const count = ordered.get(key) ?? 0;
    ordered.set(key, count - 1);
    return count <= 0;
  });
}
