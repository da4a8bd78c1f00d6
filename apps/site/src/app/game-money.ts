// Money that the game on this page keeps in a wallet of its own: while it lies there the header
// shows it, where the balance alone would say that nothing is left.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { unwrap } from '@baize/client';
import { parseUnits, type Units } from '@baize/money';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { useStillWhileRunning } from './running-round.ts';

export const useGameMoney = create<{ units: Units | undefined }>()(() => ({ units: undefined }));

const key = ['money', 'in-game'] as const;
const againMs = 20_000;

/** What lies at this vendor; undefined: nothing, or it does not say. */
async function fetchGameMoney(vendor: string): Promise<{ units: Units | undefined }> {
  const { list } = unwrap(await client.vendors.listMoney());
  const amount = list.find((place) => place.vendor === vendor)?.amount ?? undefined;
  return { units: amount === undefined ? undefined : parseUnits(amount, { decimalsMax: 4 }) };
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
