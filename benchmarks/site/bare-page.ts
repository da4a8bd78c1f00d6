// The reference of the site's times: a page of one heading and the home page's own picture, with
// neither styles nor scripts beside.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';

const picture = fileURLToPath(
  new URL('../../apps/site/public/art/heroes/golden-lotus-20.720.avif', import.meta.url),
);

const page = `<!doctype html><html lang="en"><head><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page with one picture."></head>
<body style="margin:0"><h1>Bare</h1>
<img src="/picture.avif" width="360" height="210" alt="" fetchpriority="high"></body></html>`;

export interface BarePage {
  readonly url: string;
  close(): Promise<void>;
}

export async function hostBarePage(): Promise<BarePage> {
  const server = createServer(async (request, response) => {
    const isPicture = request.url === '/picture.avif';
    response.setHeader('Content-Type', isPicture ? 'image/avif' : 'text/html; charset=utf-8');
    response.end(isPicture ? await readFile(picture) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
