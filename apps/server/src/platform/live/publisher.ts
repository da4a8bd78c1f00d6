// Numbers what is told within a few milliseconds together, then says it on the bus.
import type { Bus } from '../bus/index.ts';
import type { EventLog, LiveMessage } from './event-log.ts';

interface Waiting {
  readonly message: LiveMessage;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

const batchMs = 25;
const batchMax = 500;

export function createPublisher(log: EventLog, bus: Bus, channel: string) {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const numbered = await log.append(batch.map(({ message }) => message));
      for (const message of numbered) bus.publish(channel, JSON.stringify(message));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += batchMax) {
      const batch = all.slice(start, start + batchMax);
      sending = sending.then(() => sendBatch(batch));
    }
  };
  return {
    publish: (message: LiveMessage): Promise<void> =>
      new Promise((done, fail) => {
        waiting.push({ message, done, fail });
        timer ??= setTimeout(flush, batchMs);
      }),
    close: (): Promise<void> => {
      flush();
      return sending;
    },
  };
}
