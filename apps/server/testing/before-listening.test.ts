// Between the making of a server and its last open door, pages are asked for: they are answered,
// though the site does not know its own address yet.
import { expect, test } from 'vitest';
import { createServer } from '../src/compose/server.ts';
import { sandphoneProvider } from '../src/platform/adapters/phone/sandphone/provider.ts';
import { fakeClock } from '../src/platform/clock/index.ts';
import { silentLog } from '../src/platform/log/index.ts';
import { systemRandomness } from '../src/platform/randomness/index.ts';
import { freshDatabase } from './database.ts';

test('a page that is asked for before the site listens is framed by nobody else', async () => {
  const database = await freshDatabase();
  const server = await createServer({
    database,
    clock: fakeClock(),
    randomness: systemRandomness,
    log: silentLog(),
    profile: 'default',
    secret: new Uint8Array(32).fill(7),
    code: { stops: false },
    providers: [],
    phone: sandphoneProvider({ baseUrl: 'http://127.0.0.1:9', project: 'baize' }),
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
  server.site.get('/arcade/asked-early', (_, reply) =>
    reply.type('text/html').send('<!doctype html>'),
  );
  const { statusCode, headers } = await server.site.inject('/arcade/asked-early');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
  await server.stop();
  await database.close();
});
