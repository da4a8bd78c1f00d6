// The turnover that an amount obliges to before money is free: so many times itself.
import { multiplyByRatio, type Units } from '@baize/money';

export function turnoverOf(amount: Units, times: number): Units {
  return multiplyByRatio(amount, BigInt(times), 1n);
}
