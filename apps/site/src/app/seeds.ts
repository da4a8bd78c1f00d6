// The member's own seeds, from which rounds and prizes are drawn.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from './client.ts';

export const seedsKey = ['fairness', 'seeds'] as const;

export function useSeeds(enabled: boolean) {
  return useQuery({
    queryKey: seedsKey,
    queryFn: async () => unwrap(await client.wagering.getSeed()),
    enabled,
  });
}
