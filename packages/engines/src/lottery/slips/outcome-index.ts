// The outcomes that a play tells apart, numbered from 0: the windows of its places where they are
// few, its answers, or one place for the most that anything pays.
import type { Units } from '@baize/money';
import type { DrawnResult, Outcomes, SlipExposure } from '../../kit/family.ts';
import { add, multiply, ratio } from '../../kit/ratio.ts';
import { printNumber } from '../kinds.ts';
import type { Play } from '../play.ts';
import type { Slip } from './check.ts';
import { exposure, tellsBy } from './exposure.ts';
import { windowListOf } from './outcomes.ts';
import { windowOf } from './settle.ts';
import { parlayReturn } from './parlay-return.ts';
import { scaleOf, tierPays } from './terms.ts';

export function outcomesOfPlay(play: Play): Outcomes {
  switch (tellsBy(play)) {
    case 'numbers':
      return byNumbers(play);
    case 'each':
      return byEach(play);
    case 'picks':
      return byPicks(play);
    case 'bets':
      return {
        tells: 'most',
        size: play.bets.length,
        of: () => undefined,
        name: (outcome) => play.bets[outcome] ?? '',
      };
    case 'most':
      return { tells: 'most', size: 1, of: () => undefined, name: () => '' };
  }
}

function byEach(play: Play): Outcomes {
  const { size, digits, once, of } = play.each ?? noOutcomes;
  const each = (result: DrawnResult): readonly number[] => of(windowOf(play, result));
  const name = (outcome: number): string => String(outcome).padStart(digits, '0');
  return once
    ? { tells: 'exact', size, name, of: (result) => each(result)[0] }
    : { tells: 'each', size, name, of: () => undefined, each };
}

function byPicks({ form }: Play): Outcomes {
  const { digits = 1, to } = form.rows[0] ?? { to: 0 };
  const name = (outcome: number): string => String(outcome).padStart(digits, '0');
  return { tells: 'most', size: to + 1, of: () => undefined, name };
}

const noOutcomes = { size: 0, digits: 0, once: false, of: () => [] } as const;

const numbered = new WeakMap<Play, ReadonlyMap<string, number>>();

/** The place of each window by its numbers. */
function indexOf(play: Play): ReadonlyMap<string, number> {
  const known = numbered.get(play);
  if (known !== undefined) return known;
  const made = new Map(windowListOf(play).map((numbers, index) => [numbers.join(), index]));
  numbered.set(play, made);
  return made;
}

function byNumbers(play: Play): Outcomes {
  const index = indexOf(play);
  const names = [...index.keys()];
  const inOrder = play.ordered || play.kind.repeats;
  return {
    tells: 'exact',
    size: index.size,
    of(result: DrawnResult) {
      const window = windowOf(play, result);
      if (!inOrder) window.sort((one, other) => one - other);
      return index.get(window.join());
    },
    name: (outcome) =>
      (names[outcome] ?? '')
        .split(',')
        .map((number) => printNumber(play.kind, Number(number)))
        .join(' '),
  };
}

export function exposureOf(play: Play, slip: Slip): SlipExposure {
  const told = exposure(play, slip);
  if (told.by === 'most') return { size: 1, payouts: told.payout === 0n ? [] : [[0, told.payout]] };
  if (told.by !== 'bets') {
    const payouts = told.payouts.map(({ outcome, payout }) => [outcome, payout] as const);
    return { size: sizeOf(play, told.by), payouts };
  }
  const sums = new Map<number, Units>();
  for (const { bet, payout } of told.payouts) {
    const place = play.bets.indexOf(bet);
    sums.set(place, (sums.get(place) ?? 0n) + payout);
  }
  const capped = [...sums].map(
    ([place, payout]) => [place, payout < slip.payoutCap ? payout : slip.payoutCap] as const,
  );
  return { size: play.bets.length, payouts: capped.toSorted(([one], [other]) => one - other) };
}

function sizeOf(play: Play, by: 'each' | 'picks' | 'numbers'): number {
  if (by === 'numbers') return windowListOf(play).length;
  return by === 'each' ? (play.each?.size ?? 0) : (play.form.rows[0]?.to ?? 0) + 1;
}

/**
 * What the slip is paid in the long run, cut. Where each outcome is known that is the mean of all,
 * cuts to cents and the cap included; of other plays they are left out.
 */
export function expectedOf(play: Play, slip: Slip, told: SlipExposure): Units {
  if (tellsBy(play) === 'numbers' || play.each?.once === true) {
    const sum = told.payouts.reduce((all, [, payout]) => all + payout, 0n);
    return sum / BigInt(told.size);
  }
  const pays = tierPays(play, slip.terms);
  const parlay = parlayReturn(play, slip.selection, pays)?.returned;
  if (parlay !== undefined) return (slip.stake * parlay.numerator) / parlay.denominator;
  const counts = play.count(slip.selection);
  const { times, over } = scaleOf(slip.terms);
  const { numerator, denominator } = play.tiers.reduce((all, { bet, chance }, tier) => {
    const units = BigInt(counts[bet] ?? 0);
    return add(all, multiply(chance, ratio(units * (pays[tier] ?? 0n))));
  }, ratio(0n));
  return (numerator * times) / (denominator * over);
}
