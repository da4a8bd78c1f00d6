// Proves that each style signs as the published messages are signed, byte by byte where the style
// is fixed, and what counts as an answer.
import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Session } from '../store/sessions.ts';
import { readAnswer } from './answer.ts';
import { hashStyle, hmacStyle, rsaStyle } from './styles.ts';
import type { Call } from './wire.ts';

interface Letter {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signed: string;
}

const vectors = JSON.parse(
  readFileSync(new URL('../../../../docs/vendors/vectors.json', import.meta.url), 'utf8'),
) as {
  readonly secret: string;
  readonly rsa: { readonly privateKey: string; readonly publicKey: string };
  readonly messages: Readonly<Record<'hmac' | 'hash' | 'rsa', readonly Letter[]>>;
};

const session: Session = {
  id: 1,
  vendor: 'SBXA',
  player: '01K0000000000000000000PLAY',
  token: 'k3Jr0mZpXb4n1hVQ8sYt2w',
  game: 'harbour-wheel',
  currency: 'PHP',
  language: 'EN',
  room: '',
  backUrl: '',
  money: 'platform',
};

const callOf = (kind: Call['kind'], round: string, amount = ''): Call => ({
  kind,
  session,
  requestId: `${round}-${kind === 'rollback' ? 'back' : kind}`,
  round,
  bet: `${round}-bet`,
  amount,
  at: 1795255200000,
});

const calls = [
  callOf('balance', ''),
  callOf('bet', 'r-1', '10.00'),
  callOf('win', 'r-1', '25.50'),
  callOf('rollback', 'r-2'),
  callOf('end', 'r-1'),
];

test('HMAC messages match the published vectors', () => {
  const style = hmacStyle({ vendor: 'SBXA', secret: vectors.secret });
  for (const [index, call] of calls.entries()) {
    const published = vectors.messages.hmac[index]!;
    const sealed = style.seal(call);
    expect([sealed.path, sealed.body]).toEqual([published.path, published.body]);
    expect(sealed.headers['x-signature']).toBe(published.headers['X-Signature']);
    expect(style.spoil(sealed).headers['x-signature']).not.toBe(published.headers['X-Signature']);
  }
});

test('hashed forms match the published vectors', () => {
  const style = hashStyle({ vendor: 'SBXB', secret: vectors.secret });
  for (const [index, call] of calls.entries()) {
    const published = vectors.messages.hash[index]!;
    const sealed = style.seal(call);
    expect(sealed).toMatchObject({ path: published.path, body: published.body });
    expect(style.spoil(sealed).body).toMatch(/hash=0{64}$/);
  }
});

test('RSA messages match the published vectors and verify', () => {
  const key = createPrivateKey(vectors.rsa.privateKey);
  const style = rsaStyle({ vendor: 'SBXC', secret: '' }, key);
  for (const [index, call] of calls.entries()) {
    const published = vectors.messages.rsa[index]!;
    const { body, headers } = style.seal(call);
    expect(body).toBe(published.body);
    expect(headers['x-signature']).toBe(published.headers['X-Signature']);
    const signature = Buffer.from(headers['x-signature'] ?? '', 'base64');
    const text = Buffer.from(published.signed);
    expect(verify('sha256', text, createPublicKey(vectors.rsa.publicKey), signature)).toBe(true);
  }
});

test.each([
  [200, '{"balance":"9.00"}', { taken: true, error: '', balance: '9.00' }],
  [400, '{"error":"balance-too-low","balance":"1.00"}', { taken: false, error: 'balance-too-low' }],
  [401, '{"error":"token-expired"}', { taken: false, error: 'token-expired' }],
  [503, '{"error":"maintenance"}', { taken: false, error: 'maintenance' }],
])('%i %s is final', (status, body, answer) => {
  expect(readAnswer(status, body)).toMatchObject(answer);
});

test.each([
  [401, '{"error":"signature-wrong"}'],
  [401, '{"error":"message-stale"}'],
  [429, '{"error":"too-many-requests"}'],
  [500, '{"error":"fault"}'],
  [200, '<html>'],
  [502, ''],
  [404, '{}'],
])('%i %s leaves the message open', (status, body) => {
  expect(readAnswer(status, body)).toBeUndefined();
});
