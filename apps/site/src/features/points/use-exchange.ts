// Sends an exchange: the same wish sent twice is one, and afterwards everything is read again.
import { useState } from 'react';
import type { Failure, Success } from '@baize/client';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Redemption, useRefreshPoints } from './points.ts';

interface Exchange {
  /** Tells this wish from another; it holds no secret and nothing of a person. */
  readonly print: string;
  readonly send: (intent: string) => Promise<Success<Redemption> | Failure>;
  readonly onDone: (redemption: Redemption) => void;
}

export function useExchange() {
  const t = useText();
  const refresh = useRefreshPoints();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const exchange = async ({ print, send, onDone }: Exchange) => {
    setAlert('');
    setSending(true);
    const result = await sendOnce({ name: 'points', print }, send);
    setSending(false);
    refresh();
    if (!result.ok) return setAlert(refusedText(t, result));
    onDone(result.value);
  };
  return { alert, sending, setAlert, exchange: (wish: Exchange) => void exchange(wish) };
}
