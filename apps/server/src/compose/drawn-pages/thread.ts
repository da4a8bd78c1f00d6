// The thread that renders the site's screens: as much of a browser as they need, without any
// visitor's data. Their calls to the platform are passed on to the requesting thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Ask, Drawing, Wanted } from './words.ts';

interface Given {
  /** The site's screens, built for this. */
  readonly file: string;
  /** The addresses of the texts, as the page carries them. */
  readonly texts: string;
}

interface Screens {
  draw(wanted: Omit<Wanted, 'narrow'>): Promise<Drawing>;
}

const { file, texts } = workerData as Given;
const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;
let narrow = false;

function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  asked += 1;
  const question: Ask = { ask: asked, address, headers };
  parentPort?.postMessage(question);
  return new Promise((resolve) => waiting.set(asked, resolve));
}

const place = { pathname: '/', search: '', hash: '', href: 'http://site/', origin: 'http://site' };

Object.assign(globalThis, {
  location: place,
  history: {
    replaceState: (_state: unknown, _title: string, to: string) => void (place.pathname = to),
  },
  addEventListener: () => undefined,
  matchMedia: (query: string) => ({ matches: narrow && query.includes('max-width') }),
  document: {
    documentElement: { dataset: {}, lang: '', dir: '' },
    querySelector: (what: string) => (what === 'meta[name=texts]' ? { content: texts } : null),
  },
  async fetch(address: string, init: { headers?: Record<string, string> } = {}) {
    const { status, body } = await ask(address, init.headers ?? {});
    return new Response(body, { status });
  },
});

const { draw } = (await import(file)) as Screens;

parentPort?.on('message', (told: { answer: number } & Answer & { draw?: Wanted }) => {
  if (told.draw === undefined) {
    waiting.get(told.answer)?.(told);
    waiting.delete(told.answer);
    return;
  }
  const { narrow: isNarrow, ...wanted } = told.draw;
  narrow = isNarrow;
  draw(wanted).then(
    (drawing) => parentPort?.postMessage({ drawing }),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  );
});
