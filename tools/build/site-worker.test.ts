// The service worker asks again for a file of the site that fails to come: for a moment after a
// line is back, requests may still fail.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(
  new URL('../../apps/site/vite/worker.js', import.meta.url),
  'utf8',
).replace('SHELL', JSON.stringify({ version: 'one', files: [] }));

interface Asked {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** Runs the worker over a network; gives what asks it for a file. */
function startWorker(fetched: (request: unknown) => Promise<Response>) {
  const heard = new Map<string, (event: Asked) => void>();
  const cache = { match: async () => undefined, put: async () => undefined };
  runInNewContext(source, {
    addEventListener: (name: string, hear: (event: Asked) => void) => heard.set(name, hear),
    caches: { open: async () => cache },
    location: { origin: 'https://baize.example' },
    fetch: fetched,
    setTimeout: (go: () => void) => setTimeout(go, 0),
    URL,
    Promise,
  });
  return (path: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = { url: `https://baize.example${path}`, method: 'GET', mode: 'cors' };
      heard.get('fetch')?.({ request, respondWith: (answer) => answer.then(resolve, reject) });
    });
}

test('a file that fails once is there at the next asking', async () => {
  const fetched = vi
    .fn<(request: unknown) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response('code'));
  const answer = await startWorker(fetched)('/assets/screen.js');
  expect(await answer.text()).toBe('code');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a network a file fails in the end', async () => {
  const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(startWorker(fetched)('/assets/screen.js')).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(4);
});
