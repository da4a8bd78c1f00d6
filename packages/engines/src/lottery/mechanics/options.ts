// Named answers, each a unit of its own: a condition on the draw wins, another gives the stake
// back, and overrides pay odds of their own.
import { subtract, type Ratio } from '../../kit/ratio.ts';
import { share } from '../combinatorics.ts';
import { meets, type Condition } from '../facts.ts';
import { noHits, type Rules, type Tier } from '../play.ts';
import { wordRow, whole } from './forms.ts';

/** So many outcomes of so many, as plain data: text where a number would not be exact. */
export type Chance = readonly [wins: number | string, outOf: number | string];

/** Outcomes at which an answer pays a part of its return that is theirs alone. */
export interface Override {
  readonly when: Condition;
  readonly chance: Chance;
  readonly share: Chance;
}

export interface Option {
  readonly name: string;
  /** Looked at last: whatever an override or a push meets does not win here. */
  readonly wins: Condition;
  readonly chance: Chance;
  readonly overrides?: readonly Override[];
  /** When the stake comes back; looked at first. */
  readonly push?: Condition;
  readonly pushChance?: Chance;
}

export function options(list: readonly Option[]): Rules {
  // In the order of the answer's tiers behind its win.
  const tests = list.map(({ wins, push, overrides = [] }) => ({
    wins: meets(wins),
    before: [...(push === undefined ? [] : [push]), ...overrides.map(({ when }) => when)].map(
      meets,
    ),
  }));
  const tiers = tiersOf(list);
  const winTier = list.map((_, bet) => tiers.findIndex((tier) => tier.bet === bet));
  return {
    form: { rows: [wordRow(list.map(({ name }) => name))] },
    bets: list.map(({ name }) => name),
    answers: true,
    tiers,
    count: ({ rows }) => list.map((_, bet) => (rows[0]?.includes(bet) === true ? 1 : 0)),
    hits: ({ rows }, window) => {
      let hits: number[] | undefined;
      for (const bet of rows[0] ?? []) {
        const test = tests[bet];
        if (test === undefined) continue;
        const behind = 1 + test.before.findIndex((met) => met(window));
        if (behind === 0 && !test.wins(window)) continue;
        hits ??= tiers.map(() => 0);
        hits[(winTier[bet] ?? 0) + behind] = 1;
      }
      return hits ?? noHits;
    },
    hitsMost: ({ rows }) => rows[0]?.length ?? 0,
  };
}

// A bet's push stands right behind its win, and its overrides behind that.
function tiersOf(list: readonly Option[]): Tier[] {
  return list.flatMap(({ chance, pushChance, overrides = [] }, bet) => {
    const tier = (own: Chance, part: Ratio): Tier => ({
      bet,
      chance: share(...own),
      share: part,
      pays: 'prize',
    });
    const apart = overrides.map((one) => tier(one.chance, share(...one.share)));
    const left = apart.reduce((rest, one) => subtract(rest, one.share), whole);
    const pushes = pushChance === undefined ? [] : [tier(pushChance, whole)];
    return [
      tier(chance, left),
      ...pushes.map((one) => ({ ...one, pays: 'stake' as const })),
      ...apart,
    ];
  });
}

/** Attributes at each place: one of each row is a unit, and every unit that fits wins. */
export function attributes(
  places: number,
  list: readonly { readonly name: string; readonly wins: Condition }[],
  chance: readonly [wins: number, outOf: number],
): Rules {
  const tests = list.map((one) => meets({ ...one.wins, at: [0] }));
  const row = wordRow(list.map(({ name }) => name));
  return {
    form: { rows: Array.from({ length: places }, () => row) },
    bets: ['attributes'],
    tiers: [
      {
        bet: 0,
        chance: share(chance[0] ** places, chance[1] ** places),
        share: whole,
        pays: 'prize',
      },
    ],
    count: ({ rows }) => [rows.reduce((units, picked) => units * picked.length, 1)],
    hits: ({ rows }, window) => {
      let units = 1;
      for (const [place, picked] of rows.entries()) {
        const drawn = [window[place] ?? -1];
        units *= picked.filter((option) => tests[option]?.(drawn) === true).length;
      }
      return units === 0 ? noHits : [units];
    },
    hitsMost: ({ rows }) => rows.reduce((units, picked) => units * picked.length, 1),
  };
}
