// The jackpots as staff read them, and how a change of terms is sent.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, jackpots, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type Pools = OutputOf<typeof jackpots.listJackpots>;
export type TierFact = Pools['tiers'][number];
export type Win = OutputOf<typeof jackpots.listJackpotWins>['list'][number];
export type Terms = TierFact['next'];

export const poolsKey = ['jackpots'] as const;
const everyMs = 15_000;

export function usePools() {
  return useQuery({
    queryKey: [...poolsKey, 'whole'],
    queryFn: async () => unwrap(await client.jackpots.listJackpots({})),
    refetchInterval: everyMs,
  });
}

export const useTermsChange = () =>
  useChange(poolsKey, async (asked: InputOf<typeof jackpots.changeJackpot>) =>
    unwrap(await client.jackpots.changeJackpot(asked)),
  );
