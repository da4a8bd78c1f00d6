// One press of a form's button: while the request is pending the button waits, a refusal is shown
// as a message, and the caller decides what follows a success.
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
