// The player's balance: read once, then moved by the live channel; read afresh after a gap in it
// and whenever the tab is looked at again. While a game shows a round, what it pays stays untold.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { parseSignedUnits, unitsFromNumber, type Units } from '@baize/money';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { useRunningRound } from './running-round.ts';
import { useSession } from './session/session.ts';

export interface Balance {
  readonly units: Units;
  readonly currency: string;
  readonly symbol: string;
}

export const balanceKey = ['balance'] as const;

async function fetchBalance(): Promise<Balance> {
  const { sumBalance, currency, currencySymbol } = unwrap(await client.wallet.getBalance());
  return { units: unitsFromNumber(sumBalance) ?? 0n, currency, symbol: currencySymbol };
}

export function useBalance() {
  const session = useSession();
  const asked = useQuery({
    queryKey: balanceKey,
    queryFn: fetchBalance,
    enabled: session !== undefined,
    staleTime: 10_000,
    structuralSharing: false,
  });
  const { shown } = useRunningRound();
  const { data, isFetching } = asked;
  const units = data && (shown ?? data.units);
  return { data: data && units !== undefined ? { ...data, units } : undefined, isFetching };
}

/** Takes the balance that the live channel tells. */
export function moveBalance(told: { readonly balance: string; readonly currency: string }): void {
  const units = parseSignedUnits(told.balance, { decimalsMax: 4 });
  queryClient.setQueryData<Balance>(balanceKey, (known) =>
    known === undefined || known.currency !== told.currency || units === undefined
      ? known
      : { ...known, units },
  );
}

export const refreshBalance = () => queryClient.invalidateQueries({ queryKey: balanceKey });
