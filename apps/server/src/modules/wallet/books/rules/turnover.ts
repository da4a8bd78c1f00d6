// What has to be staked before money is free: so many times an amount.
import { multiplyByRatio, type Units } from '@baize/money';

export function turnoverOf(amount: Units, times: number): Units {
  return multiplyByRatio(amount, BigInt(times), 1n);
}
