// Opens an envelope and shows what is in it once the animation has told it, never before.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { useRefreshEnvelopes, type Envelope } from './envelopes.ts';

export type OpenStep = 'closed' | 'opening' | 'shown';

const showMs = 1400;

const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function useOpen({ envelopeId, own }: Envelope) {
  const t = useText();
  const refresh = useRefreshEnvelopes();
  const [step, setStep] = useState<OpenStep>(own === null ? 'closed' : 'shown');
  const [got, setGot] = useState(own?.amount);
  const { mutate } = useMutation({
    onMutate: () => setStep('opening'),
    mutationFn: async () => {
      const [answer] = await Promise.all([
        client.promotions.openEnvelope({ id: envelopeId }),
        pause(isCalm() ? 0 : showMs),
      ]);
      return unwrap(answer);
    },
    onSuccess: ({ amount }) => {
      setGot(amount);
      setStep('shown');
      void refreshBalance();
    },
    onError: (error) => {
      setStep('closed');
      showToast({ kind: 'bad', text: failureText(t, error) });
    },
    onSettled: refresh,
  });
  return { step, got, open: () => mutate() };
}
