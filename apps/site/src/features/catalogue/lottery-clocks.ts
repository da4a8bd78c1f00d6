// The clocks of our own lotteries: what closes when, and what was drawn last. Read again when the
// first of them closes or has drawn, and at least every half minute while somebody looks.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, lottery } from '@baize/contract';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';

type Lobby = OutputOf<typeof lottery.getLotteryLobby>;

export type LotteryClock = Lobby['games'][number] & {
  /** How far the lotteries' clock is ahead of the page's. */
  readonly aheadMs: number;
};

const idleMs = 30_000;
const leastMs = 3000;
/** How long after its time a result is there. */
const drawnMs = 1000;

async function fetchClocks() {
  const lobby = unwrap(await client.lottery.getLotteryLobby({}));
  return { ...lobby, aheadMs: lobby.now - timeNow() };
}

/** By game; undefined until they are known, and where they cannot be read. */
export function useLotteryClocks(
  isWanted: boolean,
): ReadonlyMap<string, LotteryClock> | 'failed' | undefined {
  const { data, isError } = useQuery({
    queryKey: ['lottery-clocks'],
    queryFn: fetchClocks,
    enabled: isWanted,
    // Wanted again after a while, they are read at once.
    staleTime: leastMs,
    refetchInterval: ({ state }) => (state.data === undefined ? idleMs : untilNext(state.data)),
    meta: { open: true },
  });
  if (data === undefined) return isError ? 'failed' : undefined;
  const { aheadMs } = data;
  return new Map(data.games.map((game) => [game.gameCode, { ...game, aheadMs }]));
}

/** The draw before the open issue takes place as long after its opening as the issue's own. */
export function untilNext({ games, now }: Pick<Lobby, 'games' | 'now'>): number {
  const due = games.flatMap(({ current }) => {
    if (current === null) return [];
    const { opensAt, closesAt, drawsAt } = current;
    return [closesAt, drawsAt + drawnMs, opensAt + (drawsAt - closesAt) + drawnMs];
  });
  return Math.max(leastMs, Math.min(idleMs, ...due.map((at) => at - now).filter((ms) => ms > 0)));
}
