// Turnover: what a deposit obliges a player to stake before money can leave, and what settled
// stakes take off it. It is never negative and grows only with deposits.
import { multiplyByRatio, type Units } from '@baize/money';

export function turnoverOf(deposit: Units, times: number): Units {
  return multiplyByRatio(deposit, BigInt(times), 1n);
}

export interface CountedStake {
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
}

/** The stakes of each player as one sum, in a lasting order, so that rows are locked alike. */
export function sumStakes(stakes: readonly CountedStake[]): CountedStake[] {
  const sums = new Map<string, CountedStake>();
  for (const counted of stakes) {
    const name = `${counted.playerId} ${counted.currency}`;
    const stake = (sums.get(name)?.stake ?? 0n) + counted.stake;
    sums.set(name, { playerId: counted.playerId, currency: counted.currency, stake });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
