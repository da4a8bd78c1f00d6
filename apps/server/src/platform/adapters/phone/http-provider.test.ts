// A provider that is not ours, with keys, an issuer and a path of its own, keeps every promise that
// the sandbox keeps when it speaks the form of docs/phone-verification.md.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../clock/index.ts';
import { phonePromises } from './conformance.ts';
import { httpPhoneProvider, type PhoneProvider } from './index.ts';

const clock = fakeClock();
const issuer = 'https://id.company.example';
let server: Server;
let key: CryptoKey;
let provider: PhoneProvider;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  server = createServer((request, response) => {
    const isKeys = request.url === '/verify/v2/jwks';
    response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const baseUrl = `http://127.0.0.1:${port}/verify/v2`;
  provider = httpPhoneProvider({ name: 'company', baseUrl, project: 'our-brand', issuer });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const tokenOf = (phoneNumber: string, project: string, by = issuer) => {
  const seconds = Math.floor(clock.now() / 1000);
  return new SignJWT({ phone_number: phoneNumber, auth_time: seconds })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
    .setIssuer(by)
    .setAudience(project)
    .setSubject(`${project} ${phoneNumber}`)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(key);
};

test.each(phonePromises)('$promise', async ({ prove }) => {
  const idTokenFor = (number: string, project = 'our-brand') => tokenOf(number, project);
  await prove({ provider, idTokenFor, now: clock.now });
});

test('a token of another issuer is refused', async () => {
  const token = await tokenOf('+639171230101', 'our-brand', 'https://elsewhere.example');
  const found = await provider.verify(token, clock.now());
  expect(found).toEqual({ ok: false, refused: 'issuer-wrong' });
});
