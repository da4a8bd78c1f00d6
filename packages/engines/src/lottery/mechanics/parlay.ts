// Answers to several of the drawn numbers in one bet: each is a leg, all must win, and their odds
// multiply. A pushed leg counts with odds of one; of two legs a push takes the whole bet back.
import { noHits, type Leg, type Rules } from '../play.ts';
import type { DrawKind } from '../kinds.ts';
import type { Selection } from '../selection.ts';
import { total } from '../combinatorics.ts';
import { wordRow } from './forms.ts';
import { options, type Option } from './options.ts';

export interface ParlayTerms {
  /** The answers to each of the numbers. */
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  /**
   * The place that may have two legs: one answer of each list. They are as likely together as
   * apart; answers that hang together would pay more than they take.
   */
  readonly two: { readonly place: number; readonly of: readonly [Names, Names] };
}

type Names = readonly string[];

export function parlay(kind: DrawKind, places: number, terms: ParlayTerms): Rules {
  const { options: list, least, most, two } = terms;
  const single = options(list);
  const row = { ...wordRow(list.map(({ name }) => name)), least: 0, most: 1 };
  const tiers = Array.from({ length: kind.high + 1 }, (_, number) =>
    list.map((_option, bet) => tierAt(single, bet, number)),
  );
  return {
    form: {
      rows: Array.from({ length: places }, (_, place) =>
        place === two.place ? { ...row, most: 2 } : row,
      ),
      legs: { least, most },
    },
    bets: single.bets,
    tiers: single.tiers,
    parlay: {
      legs: legsOf,
      tierAt: (bet, number) => tiers[number]?.[bet],
      voidWithPush: 2,
    },
    refusal: ({ rows }) => {
      const names = (rows[two.place] ?? []).map((bet) => list[bet]?.name ?? '');
      const fits = two.of.every((one) => names.filter((name) => one.includes(name)).length === 1);
      return names.length < 2 || fits ? undefined : 'answers-hang-together';
    },
    count: () => [1],
    hits: (selection, window) => {
      const legs = legsOf(selection);
      const found = legs.map(({ place, bet }) => tiers[window[place] ?? -1]?.[bet]);
      const pushes = found.filter((tier) => single.tiers[tier ?? -1]?.pays === 'stake');
      const isVoid = legs.length === 2 && pushes.length > 0;
      const counted = isVoid ? pushes : found;
      if (counted.includes(undefined)) return noHits;
      return single.tiers.map((_, tier) => total(counted.map((one) => (one === tier ? 1 : 0))));
    },
    hitsMost: () => 1,
  };
}

function legsOf({ rows }: Selection): Leg[] {
  return rows.flatMap((row, place) => row.map((bet) => ({ place, bet })));
}

function tierAt({ hits }: Rules, bet: number, number: number): number | undefined {
  const tier = hits({ form: 'rows', rows: [[bet]] }, [number]).indexOf(1);
  return tier < 0 ? undefined : tier;
}
