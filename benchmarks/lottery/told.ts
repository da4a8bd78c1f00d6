// Fills issues with orders, and waits until every player of an issue is told of its settlement.
import type { IssuePlanned, LotteryBooks, Ticket } from '@baize/server/testing';

export interface Filling {
  readonly issue: IssuePlanned;
  readonly members: number;
  readonly slips: readonly Ticket[];
}

const atOnce = 500;

/** One order of these slips by each member. */
export async function fill(books: LotteryBooks, { issue, members, slips }: Filling): Promise<void> {
  const names = Array.from({ length: members }, (_, at) => `member-${at}`);
  for (let from = 0; from < members; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    await Promise.all(some.map((member) => books.fund(member)));
    await Promise.all(some.map((member) => books.order(member, issue, slips)));
  }
}

const patienceMs = 120_000;

/** When the last player of each issue was told; begins to listen at once. */
export function toldWithin(books: LotteryBooks, players: ReadonlyMap<string, number>) {
  const heard = new Map<string, Set<string>>();
  const last = new Map<string, number>();
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
  const isWhole = () => [...players].every(([issue, count]) => heard.get(issue)?.size === count);
  const stop = books.hearTold(({ issue, playerId }) => {
    if (!players.has(issue)) return;
    const told = heard.get(issue) ?? new Set();
    heard.set(issue, told.add(playerId));
    last.set(issue, performance.now());
    if (isWhole()) resolve(last);
  });
  const wait = async () => {
    const late = setTimeout(() => reject(new Error('players were not told')), patienceMs);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      stop();
    }
  };
  return { last: wait };
}
