// All open pages hear a change of the offer at the same moment: each reads it again after a random
// delay, also after a reconnect, when it may have missed a change.
import { useEffect, useEffectEvent } from 'react';
import type { LiveEventName } from '@baize/contract';
import { live } from './live-channel.ts';

const leastMs = 150;
const mostMs = 1000;

export function useToldChange(event: LiveEventName, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = () => {
      clearTimeout(timer);
      timer = setTimeout(() => askNow(), leastMs + Math.random() * (mostMs - leastMs));
    };
    const stops = [live().on(event, change), live().onGap(change)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [event]);
}
