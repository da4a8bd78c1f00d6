// Works out again what a day's rebate and a commission pay, from the parts that they open into:
// whose play, how much, and at which rates.
import { amountOf, finelyOf, finelyText, sumOf, textOf, type Amount } from './decimals.ts';
import type { Line } from './compare.ts';
import { amountIn, countIn, listIn, textIn, type Parts } from './parts.ts';

/** Rates are hundredths of a percent. */
const wholeRate = 10_000n;
const cent = 100n;

/** A rate's share of an amount, as fine as it comes. */
const shareOf = (amount: Amount, rate: number): Amount => amount * BigInt(rate);
const toCents = (share: Amount): Amount => (share <= 0n ? 0n : (share / (wholeRate * cent)) * cent);

/** A sum of a day: each part at the difference of two rates, with what earlier days left. */
export function linesOfRebate(parts: Parts): Line[] {
  const list = listIn(parts, 'parts');
  const exact = sumOf(
    list.map((one) =>
      shareOf(amountIn(one, 'stake'), countIn(one, 'rate') - countIn(one, 'below')),
    ),
  );
  const carriedIn = finelyOf(textIn(parts, 'carriedIn'), 'carriedIn');
  const sum = exact + carriedIn;
  return [
    line('stake', parts, textOf(sumOf(list.map((one) => amountIn(one, 'stake'))))),
    fineLine('exact', parts, exact),
    line('amount', parts, textOf(toCents(sum))),
    fineLine('carriedOut', parts, sum < 0n ? sum : 0n),
    count('parts', countIn(parts, 'total'), list.length),
  ];
}

/** The own tier's rate less the child's on each child's team, and the whole on direct players. */
export function linesOfCommission(parts: Parts): Line[] {
  const children = listIn(parts, 'children');
  const direct = parts['direct'] as Parts;
  const totals = children.map((one) => amountIn(one, 'total'));
  const total = sumOf(totals) + amountIn(direct, 'total');
  const rate = tierOf(listIn(parts, 'tiers'), total);
  const shares = children.map((one) =>
    shareOf(amountIn(one, 'total'), Math.max(0, rate - countIn(one, 'rate'))),
  );
  const own = shareOf(amountIn(direct, 'total'), rate);
  return [
    line('total', parts, textOf(total)),
    count('rate', countIn(parts, 'rate'), rate),
    ...children.map((one, at) => fineLine('amount', one, shares[at] ?? 0n)),
    fineLine('amount', direct, own),
    line('amount', parts, textOf(toCents(sumOf(shares) + own))),
  ];
}

/** The boundary belongs to the lower tier; nothing, or less, has no rate. */
function tierOf(tiers: readonly Parts[], total: Amount): number {
  if (total <= 0n) return 0;
  const reached = tiers.find((tier) => tier['upTo'] === null || total <= amountIn(tier, 'upTo'));
  return reached === undefined ? 0 : countIn(reached, 'rate');
}

const line = (what: string, parts: Parts, found: string): Line => ({
  what,
  stated: textOf(amountOf(textIn(parts, what), what)),
  found,
});

const fineLine = (what: string, parts: Parts, found: Amount): Line => ({
  what,
  stated: finelyText(finelyOf(textIn(parts, what), what)),
  found: finelyText(found),
});

const count = (what: string, stated: number, found: number): Line => ({
  what,
  stated: String(stated),
  found: String(found),
});
