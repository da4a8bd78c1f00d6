// Money that a vendor holds in a wallet of its own comes back when the page of its game is left.
import { useEffect } from 'react';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';

export function useMoneyBack(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    // The platform itself repeats a transfer back that fails now.
    return () => void client.vendors.returnMoney().then(refreshBalance, () => undefined);
  }, [isWanted]);
}
