// The second reckoning of agents' contracts: who stood below whom when, and what every member
// played and paid in, each counted once under the line of that moment. Nothing here reads the
// house's tables.
import type { Units } from '@baize/money';
import type { Member } from '../wallet/known.ts';

export type Category = 'RNG' | 'LOTT';

export interface Person extends Member {
  readonly isAgent: boolean;
  parent: Person | undefined;
  readonly below: Person[];
}

/** Something that was counted, and under whom. */
export interface Counted {
  readonly at: number;
  readonly member: Person;
  /** The agents above at that moment, the nearest first. */
  readonly line: readonly Person[];
  readonly category: Category | undefined;
  readonly turnover: Units;
  readonly payout: Units;
  readonly deposit: Units;
}

export interface TeamMember {
  turnover: Units;
  payout: Units;
  deposit: Units;
}

export const windowMs = 300_000;
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
): Map<Person, TeamMember> {
  const team = new Map<Person, TeamMember>();
  for (const { member, line, turnover, payout, deposit } of countedIn(all, span)) {
    if (!line.includes(agent) && !(span.includeSelf && member === agent)) continue;
    const sums = team.get(member) ?? { turnover: 0n, payout: 0n, deposit: 0n };
    sums.turnover += turnover;
    sums.payout += payout;
    sums.deposit += deposit;
    team.set(member, sums);
  }
  return team;
}
