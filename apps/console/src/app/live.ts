// Live updates of the console: on a change of withdrawals, deposits, lotteries or the chat, lists
// are read again.
import { createLive, type LiveState } from '@baize/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffStore } from './staff.ts';

export function useLive(): LiveState {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const live = createLive({
      url: `${location.origin.replace(/^http/u, 'ws')}/live`,
      token: () => useStaffStore.getState().token,
    });
    const readAnew = () => void queries.invalidateQueries();
    live.on('withdrawals-changed', readAnew);
    live.on('fairness-alerted', readAnew);
    for (const event of ['deposits-changed', 'deposit-channels-changed'] as const) {
      live.on(event, () => {
        void queries.invalidateQueries({ queryKey: ['deposits'] });
      });
    }
    live.on('chat-desk-changed', () => {
      void queries.invalidateQueries({ queryKey: ['chat'] });
    });
    live.on('lottery-desk-changed', () => {
      void queries.invalidateQueries({ queryKey: ['lottery'] });
    });
    live.onGap(readAnew);
    live.onState(setState);
    return () => live.close();
  }, [queries]);
  return state;
}
