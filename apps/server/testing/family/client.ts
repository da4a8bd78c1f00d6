// A client as the programs of the family are written: it asks for the key, seals under it in the
// form of its age, and knows of us only what those programs know.
import { randomBytes } from 'node:crypto';
import { encryptDes } from './des.ts';

export const bodyForms = ['bare', 'text', 'object'] as const;
export type BodyForm = (typeof bodyForms)[number];

export interface FamilyAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FamilySettings {
  readonly siteUrl: string;
  readonly form: BodyForm;
  /** Sent with every call, e.g. `{ merchant: 'baize' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes what the client would send, to see it refused. */
  readonly spoil?: (sealed: SealedCall) => SealedCall;
}

export interface SealedCall {
  readonly encryption: string;
  readonly body: string;
}

export function familyClient({ siteUrl, form, headers = {}, spoil }: FamilySettings) {
  let token: string | undefined;
  const call = async (
    method: string,
    path: string,
    more: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<FamilyAnswer> => {
    const authorization: Record<string, string> = token ? { Authorization: token } : {};
    const answer = await fetch(`${siteUrl}${path}`, {
      method,
      headers: { Device: 'web', Language: 'EN', ...headers, ...authorization, ...more.headers },
      ...(more.body === undefined ? {} : { body: more.body }),
    });
    return { status: answer.status, body: (await answer.json()) as FamilyAnswer['body'] };
  };
  return {
    call,
    keep: (given: string | undefined) => void (token = given),
    async callSealed(method: string, path: string, payload: unknown): Promise<FamilyAnswer> {
      const modulus = await fetchModulus(siteUrl);
      const made = seal(JSON.stringify(payload), modulus, form);
      const { encryption, body } = spoil ? spoil(made) : made;
      const newer = { 'X-Digest': made.body, 'X-RSA': modulus };
      return call(method, path, {
        body,
        headers: {
          Encryption: encryption,
          ...(form === 'object' ? newer : {}),
          ...(form === 'bare' ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }),
        },
      });
    },
  };
}

async function fetchModulus(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/wps/session/key/rsa?_=${Date.now()}`);
  if (!answer.ok) throw new Error(`No key to seal to: ${answer.status}`);
  return answer.text();
}

const exponent = 0x10001n;

/** Seals a text to a modulus given in hexadecimal digits. */
export function seal(text: string, modulus: string, form: BodyForm): SealedCall {
  const secret = randomBytes(12).toString('base64').replace(/[+/]/g, 'x');
  const sealed = encryptDes(text, secret.slice(0, 8)).toString('base64');
  const bodies = {
    bare: sealed,
    text: JSON.stringify(sealed),
    object: JSON.stringify({ value: sealed }),
  };
  return { encryption: sealSecret(secret, modulus), body: bodies[form] };
}

/** The reversed secret packed with its first byte lowest, as it comes out: no zeros on the left. */
export function sealSecret(secret: string, modulus: string): string {
  const reversed = [...secret].toReversed();
  const number = reversed.reduce(
    (sum, letter, at) => sum + (BigInt(letter.codePointAt(0) ?? 0) << BigInt(8 * at)),
    0n,
  );
  return power(number, exponent, BigInt(`0x${modulus}`)).toString(16);
}

function power(base: bigint, times: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (
    let left = times, square = base;
    left > 0n;
    left >>= 1n, square = (square * square) % modulus
  )
    if (left & 1n) result = (result * square) % modulus;
  return result;
}
