// The interface of every bus.
import type { Log } from '../log/index.ts';

export type BusHandler = (message: string) => void;

export interface Bus {
  /** Leaves with the next batch; within a process, messages of a channel keep their order. */
  publish(channel: string, message: string): void;
  /** Returns the way to stop hearing. */
  subscribe(channel: string, handler: BusHandler): () => void;
  /** Called after messages may have been missed. */
  onGap(handler: () => void): () => void;
  /** Sends what waits, then leaves. */
  close(): Promise<void>;
}

/** The subscribers, the same for every carrier. */
export function createHearers(log: Log) {
  const channels = new Map<string, Set<BusHandler>>();
  const gapHandlers = new Set<() => void>();
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      log.error({ error }, 'a hearer of the bus failed');
    }
  };
  return {
    subscribe(channel: string, handler: BusHandler): () => void {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      return () => void handlers.delete(handler);
    },
    onGap(handler: () => void): () => void {
      gapHandlers.add(handler);
      return () => void gapHandlers.delete(handler);
    },
    hear(channel: string, message: string): void {
      for (const handler of channels.get(channel) ?? []) attempt(() => handler(message));
    },
    tellGap(): void {
      for (const handler of gapHandlers) attempt(handler);
    },
  };
}
