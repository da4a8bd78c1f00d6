// One piece of work at a time, and why the last one failed.
import { useRef, useState } from 'react';
import type { FactorCalls } from './factors.ts';

export function useSending(calls: FactorCalls) {
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const isBusy = useRef(false);
  const send = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAlert('');
    setSending(true);
    try {
      await work();
    } catch (error) {
      setAlert(calls.failureText(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { alert, sending, setAlert, send: (work: () => Promise<void>) => void send(work) };
}
