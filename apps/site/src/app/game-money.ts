// Money that the game on this page keeps in a wallet of its own: the header shows it, where the
// balance alone would suggest that nothing is left.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { unitsOf, unwrap } from '@baize/client';
import type { Units } from '@baize/money';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { useStillWhileRunning } from './running-round.ts';

export const useGameMoney = create<{ units: Units | undefined }>()(() => ({ units: undefined }));

const key = ['money', 'in-game'] as const;
const againMs = 20_000;

/** The balance at this vendor; undefined: none, or unknown. */
async function fetchGameMoney(vendor: string): Promise<{ units: Units | undefined }> {
  const { list } = unwrap(await client.vendors.listMoney());
  const amount = list.find((place) => place.vendor === vendor)?.amount ?? undefined;
  return { units: amount === undefined ? undefined : unitsOf(amount) };
}

/** Asks from when the game is there; a vendor that keeps no money is not asked again by itself. */
export function useGameMoneyOf(vendor: string, isThere: boolean): void {
  const { data } = useQuery({
    queryKey: [...key, vendor],
    queryFn: () => fetchGameMoney(vendor),
    enabled: isThere,
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.data?.units === undefined ? false : againMs),
  });
  const units = useStillWhileRunning(isThere ? data?.units : undefined);
  useEffect(() => useGameMoney.setState({ units }), [units]);
  useEffect(() => () => useGameMoney.setState({ units: undefined }), []);
}

export const refreshGameMoney = () => queryClient.invalidateQueries({ queryKey: key });
