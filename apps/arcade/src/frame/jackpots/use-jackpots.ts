// The current jackpots, read again every ten seconds while the page is visible. Undefined while
// they are unknown or not offered.
import type { contract, OutputOf } from '@baize/contract';
import { useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';

export type Jackpots = OutputOf<(typeof contract)['jackpots']['getJackpot']>;
export type JackpotTier = Jackpots['tiers'][number];

const everyMs = 10_000;
/** An unconfirmed amount is shown no longer than this: none is half a minute old. */
const goodForMs = 20_000;

export function useJackpots(): Jackpots | undefined {
  const { client, session } = useArcade();
  const [read, setRead] = useState<{ jackpots: Jackpots; at: number }>();
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const at = performance.now();
      setRead((kept) => (kept && at - kept.at < goodForMs ? kept : undefined));
      if (document.hidden) return;
      const answer = await client.jackpots.getJackpot({});
      if (current && answer.ok) setRead({ jackpots: answer.value, at });
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    const seen = () => void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [client]);
  return read?.jackpots.games.includes(session.gameCode) ? read.jackpots : undefined;
}
