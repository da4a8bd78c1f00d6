// Proves that a signed message is what others read, that a key which phones do not read is refused,
// and that no broken certificate does more than be refused.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable, type Certified } from './certificate.ts';
import { makeSandboxCertificate } from './make-certificate.ts';
import { signMessage } from './signed-data.ts';

const now = Date.now();
const message = Buffer.from('<plist>Söhne</plist>'.repeat(8000));
let folder: string;
let house: Certified;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-signed-'));
  house = await makeSandboxCertificate('Lotus & Söhne', now);
});
afterAll(() => rmSync(folder, { recursive: true }));

const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** The content that openssl reads from a message once it has verified it by this certificate. */
async function verified(certified: Certified): Promise<Buffer> {
  writeFileSync(join(folder, 'signed.der'), await signMessage(message, certified, now));
  writeFileSync(join(folder, 'own.pem'), certified.certificate);
  openssl(
    ...'cms -verify -binary -inform DER -in signed.der -CAfile own.pem'.split(' '),
    ...'-purpose any -out read.txt'.split(' '),
  );
  return readFileSync(join(folder, 'read.txt'));
}

type Curve = 'P-256' | 'P-384' | 'P-521' | 'secp256k1';

/** A certificate that openssl made for itself, as an operator brings one. */
function made(curve: Curve | undefined): Certified {
  const { privateKey } = curve
    ? generateKeyPairSync('ec', { namedCurve: curve })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  writeFileSync(join(folder, 'key.pem'), key);
  openssl(...'req -x509 -new -key key.pem -subj /CN=House/O=Ltd -days 30 -out made.pem'.split(' '));
  return { certificate: readFileSync(join(folder, 'made.pem'), 'utf8'), key };
}

test('openssl verifies what the sandbox signs, and reads every byte of it', async () => {
  expect(await verified(house)).toEqual(message);
});

test.each(['P-256', 'P-384', 'P-521', undefined] as const)(
  'openssl verifies what a certificate of an operator signs: %s',
  async (curve) => {
    const certified = made(curve);
    expect(isUsable(certified, Date.now() + 60_000)).toBe(true);
    expect(await verified(certified)).toEqual(message);
  },
);

test('a key of a curve that phones do not read is refused', () => {
  expect(isUsable(made('secp256k1'), Date.now() + 60_000)).toBe(false);
});

const pemOf = (bytes: Uint8Array) =>
  [
    '-----BEGIN CERTIFICATE-----',
    Buffer.from(bytes).toString('base64'),
    '-----END CERTIFICATE-----',
  ].join('\n');

test('a broken certificate is refused or signs, and never fails otherwise', async () => {
  const whole = new X509Certificate(house.certificate).raw;
  const broken = [
    ...[...whole.keys()].map((at) => whole.map((byte, place) => (place === at ? byte ^ 1 : byte))),
    ...Array.from({ length: 60 }, (_, cut) => whole.subarray(0, cut * 10)),
    Buffer.from('308000', 'hex'),
    Buffer.from('3084ffffffff', 'hex'),
    Buffer.alloc(5000, 0x30),
  ];
  let signs = 0;
  for (const bytes of broken) {
    const certified = { certificate: pemOf(bytes), key: house.key };
    if (!isUsable(certified, now)) continue;
    await signMessage(Buffer.from('m'), certified, now);
    signs += 1;
  }
  // One whose own signature is broken is still its holder's, and a phone says so.
  expect(signs).toBeGreaterThan(0);
  expect(signs).toBeLessThan(broken.length / 2);
});
