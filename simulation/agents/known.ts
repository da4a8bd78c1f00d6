// The second reckoning of agents' contracts: who stood below whom when, and what every member
// played and paid in, each counted once under the line of that moment. Nothing here reads the
// house's tables.
import type { Units } from '@baize/money';
import type { Member } from '../wallet/known.ts';

export type Category = 'RNG' | 'LOTT';

export interface Person extends Member {
  type: number;
  isAgent: boolean;
  /** The account is closed. */
  isGone: boolean;
  parent: Person | undefined;
  readonly below: Person[];
}

export const present = ({ people }: { readonly people: readonly Person[] }): Person[] =>
  people.filter(({ isGone }) => !isGone);

/** Something that was counted, when it happened, and under whom. */
export interface Counted extends Readonly<Figures> {
  readonly at: number;
  readonly member: Person;
  /** The agents above at that moment, the nearest first. */
  readonly line: readonly Person[];
  /** Undefined: money. */
  readonly category: Category | undefined;
}

export interface Figures {
  turnover: Units;
  payout: Units;
  deposit: Units;
  /** Rebates and commissions. */
  rebate: Units;
  /** Salaries that came in, less those paid to somebody below. */
  wage: Units;
}

export const noFigures: Readonly<Figures> = {
  turnover: 0n,
  payout: 0n,
  deposit: 0n,
  rebate: 0n,
  wage: 0n,
};
const names = Object.keys(noFigures) as (keyof Figures)[];

/** Counted now, for those who stand above now; all of it in the order of time. */
export function count(
  all: Counted[],
  {
    at,
    member,
    category,
    ...figures
  }: Partial<Figures> & Pick<Counted, 'at' | 'member'> & Partial<Pick<Counted, 'category'>>,
): void {
  all.push({ ...noFigures, ...figures, at, member, category, line: lineOf(member) });
}

export const windowMs = 300_000;
/** A window is closed so long after its end. */
export const graceMs = 20_000;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const windowOf = (at: number): number => at - (at % windowMs);

export function lineOf({ parent }: Person): Person[] {
  const line: Person[] = [];
  for (let above = parent; above !== undefined; above = above.parent) line.push(above);
  return line;
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Everything counted in a span; what is counted later stands later. */
export function countedIn(all: readonly Counted[], { from, until }: Span): readonly Counted[] {
  return all.slice(firstSince(all, from), firstSince(all, until));
}

function firstSince(all: readonly Counted[], at: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.at ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What each member of a team did in a span, while below that agent. */
export function teamOf(
  all: readonly Counted[],
  agent: Person,
  span: Span & { readonly includeSelf: boolean },
): Map<Person, Figures> {
  const team = new Map<Person, Figures>();
  for (const one of countedIn(all, span)) {
    const { member, line } = one;
    if (!line.includes(agent) && !(span.includeSelf && member === agent)) continue;
    const sums = team.get(member) ?? { ...noFigures };
    for (const name of names) sums[name] += one[name];
    team.set(member, sums);
  }
  return team;
}
