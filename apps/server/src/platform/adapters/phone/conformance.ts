// The conformance suite of every provider of phone verification: a test passes a rig that opens the
// provider and plays the player's browser.
import assert from 'node:assert/strict';
import type { PhoneProvider } from './provider.ts';

export interface PhoneRig {
  readonly provider: PhoneProvider;
  now(): number;
  /** Proves a number in the browser; for another brand when a project is named. */
  idTokenFor(phoneNumber: string, project?: string): Promise<string>;
}

export interface PhonePromise {
  readonly promise: string;
  prove(rig: PhoneRig): Promise<void>;
}

const number = '+639171230101';
const hourMs = 3_600_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

async function assertRefused(rig: PhoneRig, token: string, ...reasons: string[]): Promise<void> {
  const found = await rig.provider.verify(token, rig.now());
  assert.ok(!found.ok, 'the token is refused');
  assert.ok(reasons.includes(found.refused), `${found.refused} is none of ${String(reasons)}`);
}

export const phonePromises: readonly PhonePromise[] = [
  {
    promise: 'a token tells the number that was proved, and when',
    prove: async (rig) => {
      const found = await rig.provider.verify(await rig.idTokenFor(number), rig.now());
      assert.ok(found.ok);
      assert.equal(found.phoneNumber, number);
      assert.ok(Math.abs(found.provedAt - rig.now()) < 2000);
    },
  },
  {
    promise: 'a token made for another brand is refused',
    prove: async (rig) => {
      const token = await rig.idTokenFor(number, 'somebody-else');
      await assertRefused(rig, token, 'audience-wrong', 'issuer-wrong');
    },
  },
  {
    promise: 'a token with another number put in is refused',
    prove: async (rig) => {
      const [head, body, signature] = (await rig.idTokenFor(number)).split('.');
      const forged = encode({ ...decode(body), phone_number: '+639179999999' });
      await assertRefused(rig, `${head}.${forged}.${signature}`, 'signature-wrong');
    },
  },
  {
    promise: 'a token without a signature, or signed in another way, is refused',
    prove: async (rig) => {
      const [, body] = (await rig.idTokenFor(number)).split('.');
      const none = `${encode({ alg: 'none' })}.${body}.`;
      const weak = `${encode({ alg: 'HS256' })}.${body}.AAAA`;
      await assertRefused(rig, none, 'signature-wrong', 'not-understood');
      await assertRefused(rig, weak, 'signature-wrong', 'not-understood');
    },
  },
  {
    promise: 'a token of long ago is refused',
    prove: async (rig) => {
      const token = await rig.idTokenFor(number);
      const found = await rig.provider.verify(token, rig.now() + hourMs + 1000);
      assert.deepEqual(found, { ok: false, refused: 'expired' });
    },
  },
  {
    promise: 'nonsense is refused',
    prove: async (rig) => {
      for (const nonsense of ['', 'made-up', 'made.up.token', '...']) {
        await assertRefused(rig, nonsense, 'not-understood', 'signature-wrong');
      }
    },
  },
];
