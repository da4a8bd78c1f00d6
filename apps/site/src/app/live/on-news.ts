// Hears one kind of event and every gap in the line, in which it may have come.
import type { LiveEventName } from '@baize/contract';
import { live } from './live-channel.ts';

export function onNews(event: LiveEventName, hear: () => void): () => void {
  const stops = [live().on(event, hear), live().onGap(hear)];
  return () => {
    for (const stop of stops) stop();
  };
}
