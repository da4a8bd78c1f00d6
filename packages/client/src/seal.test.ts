// A sealer that could not get the server's keys asks for them again: one lost answer never leaves a
// page unable to send a password.
import { expect, test } from 'vitest';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { createSealer } from './seal.ts';

test('keys are fetched until it succeeds, then never again', async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), alg: 'RSA-OAEP-256', kid: 'one' };
  let asked = 0;
  const sealer = createSealer(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('the answer was lost');
    return [jwk];
  });
  await expect(sealer.seal({ password: 'x' })).rejects.toThrow('lost');
  const sealed = await sealer.seal({ password: 'x' });
  const { plaintext } = await compactDecrypt(sealed, pair.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ password: 'x' });
  await sealer.seal({});
  expect(asked).toBe(2);
});
