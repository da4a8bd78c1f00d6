// The player's balance: read once, then moved by the live channel; read again after a gap in it and
// whenever the tab is shown again. While a game shows a round, its payout is held back.
import { useQuery } from '@tanstack/react-query';
import { readUnits, unitsOf, unwrap } from '@baize/client';
import type { Units } from '@baize/money';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { readAnew } from './read-anew.ts';
import { useRunningRound } from './running-round.ts';
import { useSession } from './session/session.ts';
import { writeStoredJson } from './stored.ts';

export interface Balance {
  readonly units: Units;
  readonly currency: string;
  readonly symbol: string;
}

export const balanceKey = ['balance'] as const;

async function fetchBalance(): Promise<Balance> {
  const answer = unwrap(await client.wallet.getBalance());
  const { sumBalance, currency, currencySymbol: symbol } = answer;
  storeWallet(answer);
  return { units: unitsOf(sumBalance), currency, symbol };
}

interface Wallet {
  readonly sumBalance: number | string;
  readonly currency: string;
  readonly currencySymbol: string;
}

/** For other pages of the tab that look for it there. */
const storeWallet = ({ sumBalance, currency, currencySymbol }: Wallet): void =>
  writeStoredJson('session', 'wallet', {
    sumBalance: String(sumBalance),
    currency,
    currencySymbol,
  });

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
  const units = readUnits(told.balance);
  queryClient.setQueryData<Balance>(balanceKey, (known) => {
    if (known?.currency !== told.currency || units === undefined) return known;
    storeWallet({ ...told, sumBalance: told.balance, currencySymbol: known.symbol });
    return { ...known, units };
  });
  // What is under way may be from before.
  if (queryClient.isFetching({ queryKey: balanceKey }) > 0) readAnew(balanceKey);
}

export const refreshBalance = () => queryClient.invalidateQueries({ queryKey: balanceKey });
