// Where a player's money is that cannot be withdrawn now, and why: cash behind turnover or a debt,
// stakes and transfers, what waits for a decision, and what is on its way out already.
import type { LockReason } from '@baize/contract';
import type { Units } from '@baize/money';
import { mostNow, type Conditions } from '../../withdrawals/rules/conditions.ts';

export interface Locked {
  readonly reason: LockReason;
  readonly amount: Units;
}

type Bars = Pick<Conditions, 'turnoverLeft' | 'debt' | 'fee'>;

const isBehindTurnover = ({ turnoverLeft, fee }: Bars): boolean =>
  turnoverLeft > 0n && fee.turnoverPermille === 0;

/** In the order in which they are told; what is empty is left out. */
export function lockedOf(
  bars: Bars,
  purses: ReadonlyMap<string, Units>,
  transfers: Units,
): readonly Locked[] {
  const purse = (kind: string) => purses.get(kind) ?? 0n;
  const inPlay = purse('player-in-play');
  const underWay = transfers < inPlay ? transfers : inPlay;
  const all: readonly Locked[] = [
    { reason: 'turnover', amount: isBehindTurnover(bars) ? purse('player-cash') : 0n },
    { reason: 'debt', amount: bars.debt },
    { reason: 'bonus', amount: purse('player-bonus') },
    { reason: 'in-play', amount: inPlay - underWay },
    { reason: 'transfer', amount: underWay },
    { reason: 'return-held', amount: purse('return-held') },
    { reason: 'held', amount: purse('player-held') },
    { reason: 'in-transit', amount: purse('payout-in-transit') },
  ];
  return all.filter(({ amount }) => amount > 0n);
}

/** The most that one request may be now. */
export function availableOf(conditions: Conditions, cash: Units): Units {
  if (isBehindTurnover(conditions) || conditions.debt > 0n) return 0n;
  const most = mostNow(conditions);
  return cash < most ? cash : most;
}
