// A member's place in the line as rates see it: the own rates, what holds for the agent above, and
// the highest rate directly below, in every category.
import { rebateCategories, type RebateCategory } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { RatesPorts } from './ports.ts';
import { boundsOf, type Bounds } from './rules/bounds.ts';
import { lineRates } from './rules/line-rates.ts';
import { rangeOf, type Around } from './rules/rate-range.ts';
import { readHighestBelow } from './store/direct-rates.ts';
import { readBounds, readRates } from './store/rates.ts';

export interface CategoryPlace extends Around {
  readonly category: RebateCategory;
  readonly bounds: Bounds;
  /** What they were given. */
  readonly rate: number;
  /** What holds. */
  readonly effective: number;
}

export interface Person {
  readonly id: string;
  readonly username: string;
}

export interface Place extends Person {
  readonly upline: Person | undefined;
  readonly of: Readonly<Record<RebateCategory, CategoryPlace>>;
}

/** Undefined: there is no such member, or it is a demo account. */
export async function placeOf(
  { agents }: RatesPorts,
  memberId: string,
  on: Queryable | Tx,
): Promise<Place | undefined> {
  const line = await agents.lineOf(memberId, on);
  const [member, upline] = line;
  if (member?.id !== memberId) return undefined;
  const ids = line.map(({ id }) => id);
  const given = await readRates(on, ids);
  const below = await readHighestBelow(on, memberId);
  const bounds = boundsOf(await readBounds(on));
  const of = rebateCategories.map((category) => {
    const own = given.filter((rate) => rate.category === category);
    const rates = new Map(own.map(({ playerId, rate }) => [playerId, rate]));
    const steps = lineRates({ line: ids, given: rates, highest: bounds[category].highest });
    const place = {
      category,
      bounds: bounds[category],
      rate: rates.get(memberId) ?? 0,
      effective: steps[0]?.rate ?? 0,
      parent: steps[1]?.rate,
      below: below.get(category) ?? 0,
    };
    return [category, place] as const;
  });
  const { id, username } = member;
  return { id, username, upline, of: Object.fromEntries(of) as Place['of'] };
}

/** As every screen shows them. */
export const shownRates = (place: Place) =>
  rebateCategories.map((category) => {
    const { rate, effective, bounds, ...around } = place.of[category];
    return { category, rate, effective, ...rangeOf(bounds, around) };
  });

/** What a new direct member of this agent may be given. */
export const offeredRates = (place: Place) =>
  rebateCategories.map((category) => {
    const { effective, bounds } = place.of[category];
    return { category, rate: 0, effective: 0, ...rangeOf(bounds, { parent: effective, below: 0 }) };
  });
