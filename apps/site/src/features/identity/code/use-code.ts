// Asking for a one-time code: at most once a second, then again only when the last one has run out,
// or when the five minutes after too many requests are over. Closing the form stops no clock.
import { useState } from 'react';
import { create } from 'zustand';
import type { Failure, Success } from '@baize/client';
import { useSecondsLeft } from '@baize/ui';
import { refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { HumanProof } from '../human-check/human-check.tsx';
import { watchDelivery } from './watch-delivery.ts';

export interface SentCode {
  readonly expiredMinutes: number;
  readonly deliveryId?: string;
}

export type SendCode = (proof: HumanProof) => Promise<Success<SentCode> | Failure>;

interface Waiting {
  readonly until: number;
  readonly blocked: boolean;
}

const minuteMs = 60_000;
const throttleMs = 1000;
const blockedMinutes = 5;

const useWaiting = create<Readonly<Record<string, Waiting>>>()(() => ({}));
const askedAt = new Map<string, number>();

/** For tests: no code has been asked for. */
export function forgetCodes(): void {
  askedAt.clear();
  useWaiting.setState({}, true);
}

export function useCode(name: string, send: SendCode) {
  const t = useText();
  const waiting = useWaiting((all) => all[name]);
  const [sending, setSending] = useState(false);
  const [warning, setWarning] = useState('');
  const [captchaRound, setCaptchaRound] = useState(0);
  const [proof, setProof] = useState<HumanProof>({});
  const seconds = Math.ceil(useSecondsLeft(waiting?.until ?? 0));
  const wait = (minutes: number, blocked: boolean) =>
    useWaiting.setState({ [name]: { until: Date.now() + minutes * minuteMs, blocked } });
  const refused = (failure: Failure) => {
    if (failure.refused === 'captcha-wrong') {
      setProof({});
      setCaptchaRound((round) => round + 1);
      if (captchaRound === 0) return;
    }
    if (failure.refused === 'code-blocked') {
      wait(Number(failure.facts['minutes'] ?? blockedMinutes), true);
    }
    setWarning(refusedText(t, failure));
  };
  const onLost = () => {
    wait(0, false);
    setWarning(t('identity.message-lost'));
  };
  const ask = async () => {
    const now = Date.now();
    if (now - (askedAt.get(name) ?? 0) < throttleMs) return;
    askedAt.set(name, now);
    setSending(true);
    const result = await send(proof);
    setSending(false);
    if (!result.ok) return refused(result);
    setCaptchaRound(0);
    wait(result.value.expiredMinutes, false);
    watchDelivery({ name, deliveryId: result.value.deliveryId, onLost });
  };
  return {
    seconds,
    blocked: seconds > 0 && waiting?.blocked === true,
    sent: seconds > 0 && waiting?.blocked === false,
    sending,
    warning,
    hush: () => setWarning(''),
    ask: () => void ask(),
    captchaRound,
    proof,
    setProof,
  };
}
