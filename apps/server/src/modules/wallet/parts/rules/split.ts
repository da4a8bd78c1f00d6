// Splitting a withdrawal: its parts together are what it pays out, to the last unit, and none is
// smaller than the smallest deposit, because a member may pay it.
import { refuse, type PartWay, type Refusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';

export interface NewPart {
  readonly amount: Units;
  readonly way: PartWay;
}

export function refusalOfSplit(
  parts: readonly NewPart[],
  { net, least }: { readonly net: Units; readonly least: Units },
): Refusal<'parts-sum-wrong' | 'part-too-small'> | undefined {
  const sum = parts.reduce((all, { amount }) => all + amount, 0n);
  if (sum !== net) {
    const facts = { sum: printUnits(sum, 2), amount: printUnits(net, 2) };
    return refuse('parts-sum-wrong', { facts });
  }
  const isSmall = ({ amount, way }: NewPart) => amount < (way === 'c2c' ? least : 1n);
  if (!parts.some(isSmall)) return undefined;
  return refuse('part-too-small', { facts: { minimum: printUnits(least, 2) } });
}
