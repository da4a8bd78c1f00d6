// Draws pages one after another in a thread of its own, so that no caller waits for a drawing that
// is not theirs. The thread begins with the first page and ends when none was wanted for a while.
import { Worker } from 'node:worker_threads';
import type { Answer, Ask, Drawing, Wanted } from './words.ts';

/** Answers a call of the platform as this visitor would be answered. */
export type Asking = (ask: Ask) => Promise<Answer>;

export interface Drawer {
  draw(wanted: Wanted, asking: Asking): Promise<Drawing>;
  stop(): Promise<void>;
}

type Told = Ask | { readonly drawing: Drawing } | { readonly failed: string };

const restMs = 60_000;
const drawMsMax = 20_000;

export function openDrawer(given: { readonly file: string; readonly texts: string }): Drawer {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = async () => {
    clearTimeout(rest);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const started = (file: URL): Worker => {
    const worker = new Worker(file, { workerData: given, env: { NODE_ENV: 'production' } });
    // One that fails between two drawings would else end the process; the next drawing begins anew.
    worker.on('error', () => (thread = thread === worker ? undefined : thread));
    worker.unref();
    return worker;
  };
  const begin = (): Worker => {
    clearTimeout(rest);
    thread ??= started(new URL('./thread.ts', import.meta.url));
    return thread;
  };
  const drawNow = async (wanted: Wanted, asking: Asking): Promise<Drawing> => {
    try {
      return await drawIn(begin(), wanted, asking);
    } catch (error) {
      await end();
      throw error;
    } finally {
      rest = setTimeout(() => void end(), restMs).unref();
    }
  };
  return {
    draw(wanted, asking) {
      const mine = last.then(() => drawNow(wanted, asking));
      last = mine.catch(() => undefined);
      return mine;
    },
    stop: end,
  };
}

function drawIn(thread: Worker, wanted: Wanted, asking: Asking): Promise<Drawing> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawing>();
  const hear = (told: Told) => {
    if ('ask' in told) {
      void asking(told).then(
        (answer) => thread.postMessage({ answer: told.ask, ...answer }),
        reject,
      );
    } else if ('drawing' in told) resolve(told.drawing);
    else reject(new Error(told.failed));
  };
  const tooLong = setTimeout(() => reject(new Error('a page was not drawn in time')), drawMsMax);
  thread.on('message', hear).once('error', reject);
  thread.postMessage({ draw: wanted });
  return promise.finally(() => {
    clearTimeout(tooLong);
    thread.off('message', hear).off('error', reject);
  });
}
