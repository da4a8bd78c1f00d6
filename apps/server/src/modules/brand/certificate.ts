// The certificate that vouches for a profile, and how its key signs [S26].
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

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
    if (!own || signingBy(keyOf(key)) === undefined) return false;
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

const curves: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};
export const byRsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** How a key of this kind signs; undefined for one that phones do not read. */
export function signingBy({ asymmetricKeyType: type, asymmetricKeyDetails: told }: KeyObject) {
  if (type === 'rsa') return byRsa;
  const namedCurve = type === 'ec' ? curves[told?.namedCurve ?? ''] : undefined;
  return namedCurve === undefined ? undefined : { name: 'ECDSA', namedCurve };
}
