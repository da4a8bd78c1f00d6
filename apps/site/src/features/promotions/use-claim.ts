// Claims rewards: each press is one claim, however often it is sent.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refreshBalance } from '../../app/balance.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { refreshPromotions } from './promotions.ts';

export function useClaim(claimId: string, onClaimed?: () => void) {
  const t = useText();
  const [intent, setIntent] = useState(newIntent);
  return useMutation({
    mutationFn: async () =>
      unwrap(await client.promotions.claimReward({ id: claimId }, { intent })),
    onSuccess: () => {
      showToast({ kind: 'good', text: t('promotions.claimed-toast') });
      onClaimed?.();
    },
    onError: (error) => {
      setIntent(newIntent());
      showToast({ kind: 'bad', text: failureText(t, error) });
    },
    onSettled: () => {
      refreshPromotions();
      void refreshBalance();
    },
  });
}

export function useClaimAll() {
  const t = useText();
  return useMutation({
    mutationFn: async () =>
      unwrap(await client.promotions.claimAllRewards({}, { intent: newIntent() })),
    onSuccess: ({ claimed, left }) =>
      showToast({
        kind: left.length === 0 ? 'good' : 'bad',
        text: t('promotions.claimed-all', { count: claimed.length, left: left.length }),
      }),
    onError: (error) => showToast({ kind: 'bad', text: failureText(t, error) }),
    onSettled: () => {
      refreshPromotions();
      void refreshBalance();
    },
  });
}
