// Sends the wish for a deposit. The provider's page, where there is one, opens in this tab; every
// other deposit goes on here.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '@baize/client';
import { startDeposit, type Wish } from './start-deposit.ts';

export function useStart(onStarted: (id: string) => void) {
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async (wish: Wish) => {
    setFailure(undefined);
    setSending(true);
    const result = await startDeposit(wish);
    // The tab is leaving: the button stays busy until the provider's page is there.
    if (result.ok && result.value.redirectUrl !== '') {
      return globalThis.location.assign(result.value.redirectUrl);
    }
    setSending(false);
    if (!result.ok) return setFailure(result);
    void queries.invalidateQueries({ queryKey: ['money', 'deposits'] });
    onStarted(result.value.transId);
  };
  return {
    sending,
    failure,
    send: (wish: Wish) => void send(wish),
    forget: () => setFailure(undefined),
  };
}
