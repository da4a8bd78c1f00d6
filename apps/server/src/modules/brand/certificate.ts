// The certificate that vouches for a profile: one that staff give, or one that the sandbox signs
// for itself [S26].
import {
  createPrivateKey,
  generateKeyPair,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import {
  bits,
  integer,
  moment,
  nothing,
  octets,
  oid,
  part,
  sequence,
  setOf,
  text,
  yes,
} from './der.ts';

export interface Certified {
  /** PEM, the chain after it. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
}

const pem = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/gu;

/** The certificates of a PEM text, the signer's own first. */
export const certificatesIn = (text: string): X509Certificate[] =>
  (text.match(pem) ?? []).map((one) => new X509Certificate(one));

/** Whether the key belongs to the first certificate, and that still holds. */
export function isUsable({ certificate, key }: Certified, now: number): boolean {
  try {
    const [own] = certificatesIn(certificate);
    const type = keyOf(key).asymmetricKeyType;
    if (!own || (type !== 'rsa' && type !== 'ec')) return false;
    return (
      own.checkPrivateKey(keyOf(key)) &&
      Date.parse(own.validFrom) <= now &&
      now < Date.parse(own.validTo)
    );
  } catch {
    return false;
  }
}

export const keyOf = (key: string): KeyObject => createPrivateKey(key);

const makePair = promisify(generateKeyPair);
const signedByRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const tenYearsMs = 10 * 365 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Signed by itself: a phone shows whose it says it is, and that nobody vouches for it. */
export async function makeSandboxCertificate(name: string, now: number): Promise<Certified> {
  const { privateKey, publicKey } = await makePair('rsa', { modulusLength: 2048 });
  const holder = sequence(setOf(sequence(oid('2.5.4.3'), text(name))));
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const body = sequence(
    part(0, integer(2)),
    integer(serial),
    signedByRsa,
    holder,
    sequence(moment(now - dayMs), moment(now + tenYearsMs)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(
      3,
      sequence(
        sequence(oid('2.5.29.19'), yes, octets(sequence())),
        // May sign, and nothing else.
        sequence(oid('2.5.29.15'), yes, octets(Buffer.from([0x03, 0x02, 0x07, 0x80]))),
      ),
    ),
  );
  const whole = sequence(body, signedByRsa, bits(sign('sha256', body, privateKey)));
  return {
    certificate: new X509Certificate(whole).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
