// Shared proofs of the lottery: a slip from its text to its payout in one step, and the law that
// every play obeys. The law: over all outcomes of the draw, the winning units of a tier are its
// units × its chance × the outcomes, and never more win at once than the play allows.
import { printUnits, type Units } from '@baize/money';
import { openSeed } from '../kit/fairness.ts';
import { printRatio, ratio, subtract, multiply } from '../kit/ratio.ts';
import { chooseExactly, total } from './combinatorics.ts';
import type { Play } from './play.ts';
import { readSelection } from './reading/native.ts';
import type { Selection, SlipRefusal } from './selection.ts';
import { checkSlip, type Slip, type SlipLimits } from './slips/check.ts';
import { randomPick } from './slips/random-pick.ts';
import { settle } from './slips/settle.ts';
import { houseReturn, oddsAt, unitPrice, type Mode, type SlipTerms } from './slips/terms.ts';

export interface WeighedWindow {
  readonly window: readonly number[];
  /** How many outcomes of the draw look like this to the play; 1 where it is left out. */
  readonly weight?: bigint;
}

/** What breaks the law for a selection; nothing where it holds. */
export function brokenLaw(
  play: Play,
  selection: Selection,
  windows: Iterable<WeighedWindow>,
): string | undefined {
  const won = play.tiers.map(() => 0n);
  // Windows that stand for one outcome each are counted in small numbers: there are many.
  const ones = play.tiers.map(() => 0);
  let outcomes = 0n;
  let alone = 0;
  const most = play.hitsMost(selection);
  for (const { window, weight } of windows) {
    if (weight === undefined) alone += 1;
    else outcomes += weight;
    const hits = play.hits(selection, window);
    let units = 0;
    for (const [tier, count] of hits.entries()) {
      units += count;
      if (weight === undefined) ones[tier] = (ones[tier] ?? 0) + count;
      else if (count > 0) won[tier] = (won[tier] ?? 0n) + BigInt(count) * weight;
    }
    if (units > most) return `${units} units win where ${most} can: ${window.join(' ')}`;
  }
  outcomes += BigInt(alone);
  const counts = play.count(selection);
  for (const [index, { bet, chance }] of play.tiers.entries()) {
    const due = multiply(chance, ratio(BigInt(counts[bet] ?? 0) * outcomes));
    const told = ratio((won[index] ?? 0n) + BigInt(ones[index] ?? 0));
    if (subtract(told, due).numerator !== 0n)
      return `tier ${index} wins ${printRatio(told)} where ${printRatio(due)} is due`;
  }
  return undefined;
}

export interface Classes {
  /** Numbers that the play cannot tell apart, by class; together they are all there are. */
  readonly classes: readonly (readonly number[])[];
  readonly drawn: number;
}

/**
 * One window for every way to draw so many numbers of each class, with all the draws it stands for.
 */
export function* classWindows({ classes, drawn }: Classes): Generator<Required<WeighedWindow>> {
  const [first, ...rest] = classes;
  if (first === undefined) {
    if (drawn === 0) yield { window: [], weight: 1n };
    return;
  }
  for (let count = 0; count <= Math.min(first.length, drawn); count += 1) {
    const weight = chooseExactly(first.length, count);
    for (const others of classWindows({ classes: rest, drawn: drawn - count }))
      yield {
        window: [...first.slice(0, count), ...others.window],
        weight: weight * others.weight,
      };
  }
}

/** The same with one more number, drawn last, that counts apart. */
export function* specialWindows({ classes, drawn }: Classes): Generator<Required<WeighedWindow>> {
  for (const [index, own] of classes.entries()) {
    const [special, ...left] = own;
    if (special === undefined) continue;
    const others = classes.map((one, at) => (at === index ? left : one));
    for (const { window, weight } of classWindows({ classes: others, drawn }))
      yield { window: [...window, special], weight: weight * BigInt(own.length) };
  }
}

/** A selection that the play takes: single lines need a pattern, which a few tries find. */
export function picked(play: Play, pick: () => Selection): Selection {
  for (;;) {
    const selection = pick();
    if (play.refusal?.(selection) === undefined && total(play.count(selection)) > 0)
      return selection;
  }
}

/** So many selections are tried of each play, each from a seed of its own. */
export const lawSeeds = ['5e', '11', '49', '88', 'c3'] as const;

/** Picks of a play by those seeds: narrow ones and wide ones. */
export function lawPicks(play: Play, extras: readonly number[]): Selection[] {
  return lawSeeds.map((byte, index) => {
    const seed = openSeed(byte.repeat(32));
    const draws = seed.draws({ clientSeed: play.code, nonce: index + 1 });
    return picked(play, () =>
      randomPick(play, { draws, extra: extras[index % extras.length] ?? 0 }),
    );
  });
}

export const tryLimits: SlipLimits = {
  unitsMost: 100_000,
  multipleMost: 9999,
  stakeLeast: 100n,
  amountMost: 1_000_000_000n,
  payoutCap: 4_000_000_000n,
  groupLeast: 1800,
  groupMost: 1956,
};

export interface TryAsked {
  readonly play: Play;
  readonly text: string;
  readonly group?: number;
  readonly mode?: Mode;
  readonly multiple?: number;
  /**
   * Of each unit at odds. The odds are the house's own, or follow a return of 97 %, unless they are
   * given.
   */
  readonly amount?: Units;
  readonly price?: bigint;
  readonly odds?: readonly bigint[];
  readonly payoutCap?: Units;
}

export function termsOf({ play, ...asked }: Omit<TryAsked, 'text'>): SlipTerms {
  if (play.pays === 'odds') {
    const stated = play.tiers.some(({ house }) => house !== undefined)
      ? houseReturn
      : ratio(97n, 100n);
    const { amount = play.amountStep ?? 10_000n, odds = oddsAt(play, stated), price } = asked;
    return { pays: 'odds', amount, odds, ...(price === undefined ? {} : { price }) };
  }
  const { mode = 'yuan', multiple = 1, group = 1956 } = asked;
  return { pays: 'prize', price: unitPrice, mode, multiple, group };
}

export function trySlip(asked: TryAsked): { slip: Slip } | { refusal: SlipRefusal } {
  const selection = readSelection(asked.play, asked.text);
  if ('refusal' in selection) return selection;
  const terms = termsOf(asked);
  const { payoutCap = tryLimits.payoutCap } = asked;
  const limits = { ...tryLimits, payoutCap };
  const checked = checkSlip(asked.play, { selection: selection.value, terms }, limits);
  return 'refusal' in checked ? checked : { slip: checked.value };
}

/** Units, stake and payout of a slip against a draw, as text; a refusal alone. */
export function tryDraw(asked: TryAsked, result: readonly number[]) {
  const tried = trySlip(asked);
  if ('refusal' in tried) return tried;
  const { slip } = tried;
  const { payout, returned } = settle(asked.play, slip, result);
  return {
    units: slip.units,
    stake: printUnits(slip.stake, 2),
    payout: printUnits(payout, 2),
    returned: printUnits(returned, 2),
  };
}
