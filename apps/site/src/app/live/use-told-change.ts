// What the house changes is heard by all open pages at the same moment: each asks again at a moment
// of its own soon after, also when the line was gone and may have missed it.
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
