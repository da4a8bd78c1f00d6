// The part of a bill that is paid now: as far as the payer’s cash and the asked part reach.
import type { BillState } from '@baize/contract';
import type { Units } from '@baize/money';

export interface Payable {
  readonly state: BillState;
  readonly due: Units;
  readonly paid: Units;
  /** Undefined: the house, which always can. */
  readonly cash: Units | undefined;
  /** Undefined: all that is owed. */
  readonly most: Units | undefined;
}

export function payable({ state, due, paid, cash, most }: Payable): Units {
  if (state !== 'unpaid' && state !== 'overdue') return 0n;
  const bounds = [due - paid, cash, most].filter((bound) => bound !== undefined);
  const least = bounds.reduce((one, other) => (other < one ? other : one));
  return least > 0n ? least : 0n;
}
