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

/** A busy machine breaks promises; it does not end the run. */
const patienceMs = 600_000;

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
    const late = setTimeout(() => reject(new Error(missing(players, heard))), patienceMs);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      stop();
    }
  };
  return { last: wait };
}

function missing(
  players: ReadonlyMap<string, number>,
  heard: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const late = [...players].filter(([issue, count]) => heard.get(issue)?.size !== count);
  const told = late.map(([issue, count]) => `${issue}: ${heard.get(issue)?.size ?? 0} of ${count}`);
  return `Players were not told: ${told.join(', ')}`;
}
