// Timed work of a process that may die in the middle: repeated by the next one until it is done.
import { must } from './broken.ts';

export type { Which } from '@baize/server/testing';

interface Living<Hand> {
  readonly hand: Hand;
  readonly died: AbortSignal;
}

const triesMax = 6;

export async function untilDone<Hand, T>(
  living: () => Promise<Living<Hand>>,
  work: (hand: Hand) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { hand, died } = await living();
      return await untilDead(work(hand), died);
    } catch (error) {
      must(tries < triesMax, 'timed work is done in the end', String(error));
    }
  }
}

function untilDead<T>(work: Promise<T>, died: AbortSignal): Promise<T> {
  // What a dead server still says of it reaches nobody.
  work.catch(() => undefined);
  const dead = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('the server died'));
    if (died.aborted) fail();
    else died.addEventListener('abort', fail, { once: true });
  });
  return Promise.race([work, dead]);
}
