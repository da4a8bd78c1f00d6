// Proves that a long answer travels compressed for a client that takes it, and as it is for others.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswer } from './compress-answer.ts';

const long = JSON.stringify({ terms: 'straight 1 : 9 '.repeat(400) });

async function answerTo(text: string, encoding?: string) {
  const app = Fastify();
  app.get('/', async (request, reply) => await compressAnswer(request, reply, text));
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const { rawPayload, headers: sent } = await app.inject({ url: '/', headers });
  await app.close();
  return { bytes: rawPayload, encoding: sent['content-encoding'], vary: sent['vary'] };
}

test('brotli goes before gzip, and both give the answer back', async () => {
  const br = await answerTo(long, 'gzip, deflate, br');
  expect(br).toMatchObject({ encoding: 'br', vary: 'accept-encoding' });
  expect(String(brotliDecompressSync(br.bytes))).toBe(long);
  const zip = await answerTo(long, 'gzip');
  expect(zip.encoding).toBe('gzip');
  expect(String(gunzipSync(zip.bytes))).toBe(long);
  expect(zip.bytes.length).toBeLessThan(long.length / 10);
});

test('a client that takes neither, and a short answer, get the text', async () => {
  expect(await answerTo(long)).toMatchObject({ encoding: undefined, bytes: Buffer.from(long) });
  const short = await answerTo('{"terms":[]}', 'br');
  expect(short).toMatchObject({ encoding: undefined, bytes: Buffer.from('{"terms":[]}') });
});
