// One press of a form's button: while it is under way the button waits, a refusal is said in words,
// and what follows a success is told by whoever asks.
import { useState } from 'react';
import type { Failure, Success } from '@baize/client';
import { refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';

export function useSending() {
  const t = useText();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  async function send<T>(
    call: () => Promise<Success<T> | Failure>,
    done: (value: T) => void | Promise<void>,
  ): Promise<void> {
    setAlert('');
    setSending(true);
    const result = await call();
    setSending(false);
    if (result.ok) await done(result.value);
    else setAlert(refusedText(t, result));
  }
  return { alert, sending, send };
}
