// Proves that what docs/vendors.md prints is what is taken: every message of its vectors, in every
// style, and none that differs in a letter, names another sender or is too old.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Connection } from './rules/connection.ts';
import { hashedText, isFresh, signedText } from './rules/signed-text.ts';
import { proveLetter, readPublicKey, signedHeaders, type Letter } from './signing.ts';

interface Vector {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signed: string;
}
interface Vectors {
  readonly secret: string;
  readonly rsa: { readonly publicKey: string };
  readonly messages: Readonly<Record<'hmac' | 'hash' | 'rsa', readonly Vector[]>>;
  readonly ours: readonly Vector[];
}

const root = new URL('../../../../../', import.meta.url);
const vectors = JSON.parse(
  readFileSync(new URL('docs/vendors/vectors.json', root), 'utf8'),
) as Vectors;
const page = readFileSync(new URL('docs/vendors.md', root), 'utf8');
const at = 1_795_255_200_000;
const { secret } = vectors;

const connection = (vendor: string, style: Connection['style']): Connection => ({
  vendor,
  style,
  state: 'on',
  apiUrl: 'https://api.example',
  secret,
  previous: null,
  previousUntil: null,
  publicKey: vectors.rsa.publicKey,
  previousPublicKey: null,
  changedAt: 0,
});
const connections = [
  connection('SBXA', 'seamless'),
  connection('SBXB', 'token-hash'),
  connection('SBXC', 'signed-rsa'),
];
const find = (vendor: string) => connections.find((one) => one.vendor === vendor);

function letterOf({ path, headers, body }: Vector, more: Partial<Letter> = {}): Letter {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const isForm = headers['Content-Type']?.includes('form') === true;
  const bytes = new TextEncoder().encode(body);
  return { path, headers: Object.fromEntries(lower), isForm, body: bytes, now: at, ...more };
}

const all = Object.values(vectors.messages).flat();

test.each(all.map((vector) => [vector.path, vector] as const))(
  '%s is accepted',
  (_path, vector) => {
    expect(proveLetter(letterOf(vector), find)).toMatchObject({ secret });
  },
);

test('the page’s signatures match its vectors', () => {
  const [, bet] = vectors.messages.hmac;
  const [, hashed] = vectors.messages.hash;
  expect(page).toContain(bet?.headers['X-Signature']);
  expect(page).toContain(bet?.body);
  expect(page).toContain(new URLSearchParams(hashed?.body).get('hash'));
  expect(page).toContain(hashed?.signed);
});

test('signed texts match the page', () => {
  for (const { path, headers, body, signed } of [...vectors.messages.hmac, ...vectors.ours]) {
    expect(signedText(headers['X-Timestamp'] ?? '', path, body)).toBe(signed);
  }
  for (const { path, body, signed } of vectors.messages.hash) {
    expect(hashedText(path, new Map(new URLSearchParams(body)), secret)).toBe(signed);
  }
});

test.each(all.map((vector) => [vector.path, vector] as const))(
  '%s with one changed letter is refused',
  (_path, vector) => {
    const right = letterOf(vector);
    const bytes = (text: string) => new TextEncoder().encode(text);
    const body = bytes(vector.body.replace(/SBX|r-1|r-2|k3J/u, 'zzz'));
    const spoilt: Letter[] = [
      { ...right, body },
      { ...right, body: bytes(`${vector.body} `) },
      { ...right, path: `${right.path}x` },
      { ...right, headers: { ...right.headers, 'x-signature': 'ab'.repeat(32) } },
      { ...right, headers: {} },
    ];
    const isHashed = vector.path.startsWith('/vendor/hash/');
    // The hash stands in the form: headers are no part of it.
    for (const letter of isHashed ? spoilt.slice(0, 3) : spoilt) {
      expect(proveLetter(letter, find)).toEqual({ refused: 'signature-wrong' });
    }
  },
);

test('a signature is valid for one kind of message only, in every style', () => {
  for (const vector of all) {
    const kinds = ['balance', 'bet', 'win', 'rollback', 'end'];
    for (const kind of kinds.filter((one) => !vector.path.endsWith(`/${one}`))) {
      const path = vector.path.replace(/[^/]+$/u, kind);
      const proved = proveLetter(letterOf(vector, { path }), find);
      expect(proved, `${vector.path} as ${kind}`).toEqual({ refused: 'signature-wrong' });
    }
  }
});

// @proves R134
test('a message is valid only in its vendor’s style and from a known sender', () => {
  const [balance] = vectors.messages.hmac;
  if (!balance) throw new Error('no vector');
  const others = [undefined, connection('SBXA', 'signed-rsa'), connection('SBXA', 'transfer')];
  for (const other of others) {
    expect(proveLetter(letterOf(balance), () => other)).toEqual({ refused: 'signature-wrong' });
  }
});

// @proves R134
test('a message is accepted within five minutes of our clock', () => {
  const [balance] = vectors.messages.hmac;
  if (!balance) throw new Error('no vector');
  const minutes = 5 * 60_000;
  for (const now of [at - minutes, at + minutes]) {
    expect(proveLetter(letterOf(balance, { now }), find)).toMatchObject({ vendor: 'SBXA' });
  }
  for (const now of [at - minutes - 1, at + minutes + 1]) {
    const proved = proveLetter(letterOf(balance, { now }), find);
    expect(proved).toEqual({ refused: 'message-stale' });
  }
  for (const text of ['', 'now', '1e12', `-${at}`, ` ${at}`]) expect(isFresh(text, at)).toBe(false);
});

// @proves R134
test('during a rotation the old key holds as well, and no longer', () => {
  const [balance] = vectors.messages.hmac;
  if (!balance) throw new Error('no vector');
  const rotated = { ...connection('SBXA', 'seamless'), secret: 'x'.repeat(40), previous: secret };
  const held = { ...rotated, previousUntil: at + 1 };
  expect(proveLetter(letterOf(balance), () => held)).toMatchObject({ vendor: 'SBXA' });
  const over = { ...rotated, previousUntil: at };
  expect(proveLetter(letterOf(balance), () => over)).toEqual({ refused: 'signature-wrong' });
});

// @proves R134
test('a repeated form field is refused', () => {
  const [balance] = vectors.messages.hash;
  if (!balance) throw new Error('no vector');
  const twice = { ...balance, body: `${balance.body}&token=other` };
  expect(proveLetter(letterOf(twice), find)).toEqual({ refused: 'signature-wrong' });
});

test('our calls match their vectors', () => {
  for (const { path, headers, body } of vectors.ours) {
    const made = signedHeaders({ vendor: 'SBXA', secret }, { path, body, now: at });
    expect(made['x-signature']).toBe(headers['X-Signature']);
  }
});

test('a public key is RSA of at least 2048 bits', () => {
  const pem = (modulusLength: number) =>
    generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'pem' });
  expect(readPublicKey(String(pem(2048)))).toContain('BEGIN PUBLIC KEY');
  expect(readPublicKey(String(pem(1024)))).toBeUndefined();
  const { publicKey } = generateKeyPairSync('ed25519');
  const other = publicKey.export({ type: 'spki', format: 'pem' });
  for (const text of ['', 'nonsense', String(other)]) expect(readPublicKey(text)).toBeUndefined();
});
