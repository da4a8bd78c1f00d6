// The three ways in which a message proves who sent it: an HMAC over moment, path and body; a hash
// over the sorted fields of a form; an RSA signature. The message itself is the same in all three.
import { createHash, createHmac, sign, type KeyObject } from 'node:crypto';
import type { Call, Sealed, Style } from './wire.ts';
import { readAnswer } from './answer.ts';

export interface Credentials {
  readonly vendor: string;
  readonly secret: string;
}

type Fields = Readonly<Record<string, string>>;

const jsonKind = 'application/json';

export const hmacStyle = ({ vendor, secret }: Credentials): Style =>
  signedStyle('/vendor/v1', vendor, (text) => hmacOf(secret, text));

export const hmacOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export const rsaStyle = ({ vendor }: Credentials, privateKey: KeyObject): Style =>
  signedStyle('/vendor/rsa', vendor, (text) =>
    sign('sha256', Buffer.from(text), privateKey).toString('base64'),
  );

function signedStyle(base: string, vendor: string, signatureOf: (text: string) => string): Style {
  return {
    seal(call) {
      const path = `${base}/${call.kind}`;
      const body = JSON.stringify(fieldsOf(call));
      const headers = {
        'content-type': jsonKind,
        'x-vendor': vendor,
        'x-timestamp': String(call.at),
        'x-signature': signatureOf(`${call.at}.${path}.${body}`),
      };
      return { path, headers, body };
    },
    spoil: (sealed) => ({
      ...sealed,
      headers: { ...sealed.headers, 'x-signature': signatureOf('another message') },
    }),
    read: readAnswer,
  };
}

export function hashStyle({ vendor, secret }: Credentials): Style {
  return {
    seal(call) {
      const path = `/vendor/hash/${call.kind}`;
      const fields = { ...fieldsOf(call), vendor, timestamp: String(call.at) };
      return formOf(path, { ...fields, hash: hashOf(path, fields, secret) });
    },
    spoil: ({ path, body }) =>
      formOf(path, { ...Object.fromEntries(new URLSearchParams(body)), hash: '0'.repeat(64) }),
    read: readAnswer,
  };
}

/** SHA-256 of the path and the fields in the order of their names, with the secret behind them. */
function hashOf(path: string, fields: Fields, secret: string): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  return createHash('sha256').update(`${path}?${text}${secret}`).digest('hex');
}

const formOf = (path: string, fields: Fields): Sealed => ({
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** The fields of a message in any style. Only balance and bet show the token. */
function fieldsOf({ kind, session, requestId, round, bet, amount }: Call): Fields {
  const { token, player, game, currency } = session;
  if (kind === 'balance') return { token };
  if (kind === 'bet') return { requestId, token, game, round, currency, amount };
  const later = { requestId, player, round, currency };
  if (kind === 'win') return { ...later, amount };
  return kind === 'rollback' ? { ...later, bet } : later;
}
