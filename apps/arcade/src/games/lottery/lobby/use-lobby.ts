// All our lotteries with their clocks, read again whenever one of them closes or should have drawn,
// and at least every half minute while the page is seen.
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { GameNow } from '../desk/lottery-terms.ts';

export interface Lobby {
  readonly games: readonly GameNow[];
  readonly aheadMs: number;
}

const idleMs = 30_000;
const leastMs = 3000;

export function useLobby(): Lobby | undefined | 'failed' {
  const { client } = useArcade();
  const [lobby, setLobby] = useState<Lobby | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const answer = await client.lottery.getLotteryLobby({});
      if (!isCurrent) return;
      if (!answer.ok) {
        setLobby((last) => last ?? 'failed');
        timer = setTimeout(() => void ask(), idleMs);
        return;
      }
      const { games, now } = answer.value;
      setLobby({ games, aheadMs: now - Date.now() });
      timer = setTimeout(() => void ask(), untilNext(games, now));
    };
    const seen = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [client]);
  return lobby;
}

/** Until the first of all clocks moves on. */
export function untilNext(games: readonly GameNow[], now: number): number {
  const moments = games.flatMap(({ current }) =>
    current === null ? [] : [current.closesAt, current.drawsAt + 1000],
  );
  const due = moments.filter((moment) => moment > now).map((moment) => moment - now);
  return Math.max(leastMs, Math.min(idleMs, ...due));
}
