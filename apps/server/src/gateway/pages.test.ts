// A page is rendered and compressed once for all visitors; requests under ever new hosts cannot
// have more pages compressed than a minute allows, and one address gets no more pages than that.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiles } from './files.ts';
import { createPages } from './pages.ts';
import { buildGateway } from './testing.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-pages-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><!--brand--><!--/brand--></head></html>',
  );
});
afterAll(() => rm(folder, { recursive: true }));

function serving(presses: number) {
  const app = fastify();
  const pages = createPages(presses);
  app.get('/', (request, reply) => {
    const { host: origin } = request;
    const parts = { name: '', head: `<link rel="canonical" href="https://${origin}/">`, origin };
    return pages.send(request, reply, join(folder, 'index.html'), parts);
  });
  return async (host: string) => {
    const headers = { host, 'accept-encoding': 'br' };
    const { headers: sent, rawPayload } = await app.inject({ url: '/', headers });
    const isPressed = sent['content-encoding'] === 'br';
    const text = String(isPressed ? brotliDecompressSync(rawPayload) : rawPayload);
    expect(text).toContain(`https://${host}/`);
    return isPressed;
  };
}

test('pages of too many new hosts a minute are sent plain, known hosts’ are not', async () => {
  const isPressed = serving(3);
  expect(await isPressed('play.example')).toBe(true);
  const strange = Array.from({ length: 40 }, (_, at) => `host-${at}.example`);
  const told: boolean[] = [];
  for (const host of strange) {
    told.push(await isPressed(host));
    expect(await isPressed('play.example')).toBe(true);
  }
  expect(told.filter(Boolean)).toHaveLength(2);
});

test('pages are limited by address and minute, with a Retry-After', async () => {
  const { app, ports } = buildGateway({});
  const limits = { ...ports.limits, pagesPerMinute: 3 };
  const front = { folder, prefix: '/', isScreen: () => true };
  await addFiles(app, [front], { ...ports, limits });
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/', headers: { accept: 'text/html' }, remoteAddress });
  const answers = [];
  for (let at = 0; at < 5; at += 1) answers.push(await ask('192.0.2.7'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
  expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('192.0.2.8')).statusCode).toBe(200);
});

test.each([
  ['/home', '*/*', 'text/html'],
  ['/home', undefined, 'text/html'],
  ['/slots', 'image/webp,*/*;q=0.8', 'text/html'],
  ['/home', 'application/json', 'application/json'],
  ['/assets/none-such.js', '*/*', 'application/json'],
  ['/wps/none-such', '*/*', 'application/json'],
])('%s for who takes %s is %s', async (url, accept, kind) => {
  const { app, ports } = buildGateway({});
  const front = { folder, prefix: '/', isScreen: () => true };
  await addFiles(app, [front], ports);
  const { headers } = await app.inject({ url, headers: accept ? { accept } : {} });
  expect(headers['content-type']).toContain(kind);
});
