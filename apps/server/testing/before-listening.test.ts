// A server that does not listen yet answers page requests without knowing the site's address, and
// has no sandbox pages without a sandbox.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from '../src/compose/server.ts';
import { taken } from '../src/platform/adapters/carried.ts';
import { httpPhoneProvider } from '../src/platform/adapters/phone/index.ts';
import { fakeClock } from '../src/platform/clock/index.ts';
import { silentLog } from '../src/platform/log/index.ts';
import { systemRandomness } from '../src/platform/randomness/index.ts';
import type { Database } from '../src/platform/database/index.ts';
import { freshDatabase } from './database.ts';

let database: Database;
let server: Server;
const sent = { send: async () => taken };

beforeAll(async () => {
  database = await freshDatabase();
  server = await createServer({
    database,
    mail: sent,
    sms: sent,
    clock: fakeClock(),
    randomness: systemRandomness,
    log: silentLog(),
    profile: 'default',
    drainMs: 300_000,
    secret: new Uint8Array(32).fill(7),
    code: { stops: false },
    providers: [],
    phone: httpPhoneProvider({
      name: 'nobody',
      issuer: 'nobody',
      baseUrl: 'http://127.0.0.1:9',
      project: 'baize',
    }),
    limits: {
      addressPerMinute: 1200,
      accountPerMinute: 900,
      endpointScale: 1,
      bodyBytesMax: 64 * 1024,
      pagesPerMinute: 300,
      socketsPerAddress: 300,
      socketOpensPerMinute: 900,
      socketsPerSession: 30,
      trustedProxies: [],
    },
  });
});
afterAll(() => database.close());

test('a page served before the site listens cannot be framed by others', async () => {
  server.site.get('/arcade/asked-early', (_, reply) =>
    reply.type('text/html').send('<!doctype html>'),
  );
  const { statusCode, headers } = await server.site.inject('/arcade/asked-early');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
});

test('the outbox exists only while a sandbox adapter is in use', async () => {
  const { statusCode } = await server.console.inject('/ops/outbox');
  expect(statusCode).toBe(404);
  const reveal = {
    method: 'POST',
    url: '/ops/outbox/1/reveal',
    payload: { reason: 'look' },
  } as const;
  expect((await server.console.inject(reveal)).statusCode).toBe(404);
  expect((await server.console.inject('/ops/staff')).statusCode).toBe(401);
});

// Last: it ends the server of this file.
test('a server that never listened stops without draining', async () => {
  const begun = performance.now();
  await server.stop();
  expect(performance.now() - begun).toBeLessThan(60_000);
});
