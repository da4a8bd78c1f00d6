// Prints papers as PDF in a thread of its own, one after another, so that no caller of the process
// waits for a drawing. Pages leave as they are finished; parts are asked for as fast as they are
// drawn, so neither a long paper nor a slow reader fills the memory.
import { Worker } from 'node:worker_threads';
import type { Paper, PaperPart } from './paper.ts';

export type { Paper, PaperColumn, PaperPart, PaperTable } from './paper.ts';

export interface Printer {
  /** The file in pieces. `parts` are the rows of the list and the text of the file inside. */
  print(paper: Paper, parts?: AsyncIterable<PaperPart>): AsyncGenerator<Uint8Array, void>;
  stop(): Promise<void>;
}

type Told =
  | { readonly bytes: Uint8Array }
  | { readonly ready: true }
  | { readonly done: true }
  | { readonly failed: string };

/** The thread ends when nothing was printed for so long. */
const restMs = 60_000;
const megabytesMax = 512;

export function createPrinter(): Printer {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = async () => {
    clearTimeout(rest);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const begin = (): Worker => {
    clearTimeout(rest);
    if (thread) return thread;
    const limits = { maxOldGenerationSizeMb: megabytesMax };
    const file = new URL('./print-thread.ts', import.meta.url);
    const started = new Worker(file, { resourceLimits: limits });
    // One that fails between two papers would else end the process.
    started.on('error', () => (thread = thread === started ? undefined : thread));
    started.unref();
    return (thread = started);
  };
  return {
    async *print(paper, parts) {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      last = promise;
      await before;
      let whole = false;
      try {
        yield* printIn(begin(), paper, parts);
        whole = true;
      } finally {
        // A reader that left, or a fault: what the thread still holds goes with it.
        if (!whole) await end();
        clearTimeout(rest);
        rest = setTimeout(() => void end(), restMs).unref();
        resolve(undefined);
      }
    },
    stop: end,
  };
}

async function* printIn(
  thread: Worker,
  paper: Paper,
  parts: AsyncIterable<PaperPart> | undefined,
): AsyncGenerator<Uint8Array, void> {
  const heard: Told[] = [];
  let wake = () => {};
  const hear = (told: Told) => {
    heard.push(told);
    wake();
  };
  const fail = (error: unknown) => hear({ failed: String(error) });
  const exit = () => fail('the thread ended');
  thread.on('message', hear).once('error', fail).once('exit', exit);
  const next = async (): Promise<Told> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift() as Told;
  };
  const source = parts?.[Symbol.asyncIterator]();
  try {
    thread.postMessage({ begin: paper });
    for (;;) {
      const told = await next();
      if ('failed' in told) throw new Error(`A paper was not printed: ${told.failed}`);
      if ('bytes' in told) yield told.bytes;
      else if ('done' in told) return;
      else {
        const part = await source?.next();
        thread.postMessage(part === undefined || part.done ? { end: true } : { part: part.value });
      }
    }
  } finally {
    thread.off('message', hear).off('error', fail).off('exit', exit);
    await source?.return?.();
  }
}
