// The price of all that lies on the pad, worked out again only when a pick or the stake changes.
import type { Units } from '@baize/money';
import { highestOf, type Highest } from './cart/caps.ts';
import type { DeskState } from './desk/desk-state.ts';
import type { LotteryDesk } from './desk/lottery-desk.ts';
import { capsOf } from './desk/lottery-terms.ts';
import { useDesk, useLottery } from './lottery-context.tsx';
import { isEmptyPick, type PickRefusal } from './picks/pick.ts';
import type { Priced } from './picks/price.ts';

export interface PricedPad {
  readonly slips: readonly Priced[];
  readonly refusal: PickRefusal | undefined;
  readonly units: number;
  readonly stake: Units;
  readonly highest: Highest;
  readonly isEmpty: boolean;
}

export function usePriced(): PricedPad {
  const { desk } = useLottery();
  return useDesk(pricedOf(desk));
}

const priced = new WeakMap<DeskState, PricedPad>();

/** Once for each state of the desk, however many parts of the screen ask. */
const pricedOf =
  (desk: LotteryDesk) =>
  (state: DeskState): PricedPad => {
    const known = priced.get(state) ?? priceAll(desk);
    priced.set(state, known);
    return known;
  };

function priceAll(desk: LotteryDesk): PricedPad {
  const { slips, refusal } = desk.priced();
  return {
    slips,
    refusal,
    units: slips.reduce((all, one) => all + one.units, 0),
    stake: slips.reduce((all, one) => all + one.stake, 0n),
    highest: highestOf(slips, capsOf(desk.store.getState().terms)),
    isEmpty: desk.shown().every((one) => isEmptyPick(desk.pickOf(one))),
  };
}
