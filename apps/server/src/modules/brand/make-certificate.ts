// The sandbox's self-signed certificate [S26]: a phone shows its name and that no authority vouches
// for it. The library is loaded at first use.
import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  type RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { byRsa, type Certified } from './certificate.ts';

/** The library names the same key by the types of browsers, which lag behind Node's. */
export const asKey = (key: webcrypto.CryptoKey) => key as Parameters<Certificate['sign']>[0];
const dayMs = 24 * 3_600_000;
const tenYearsMs = 3650 * dayMs;
const commonName = '2.5.4.3';
const basicConstraints = '2.5.29.19';
const keyUsage = '2.5.29.15';

export async function makeSandboxCertificate(name: string, now: number): Promise<Certified> {
  const { subtle } = webcrypto;
  const shape = { ...byRsa, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const { privateKey, publicKey } = await subtle.generateKey(shape, true, ['sign', 'verify']);
  const made = new Certificate();
  made.version = 2;
  made.serialNumber = new Integer({ valueHex: serial() });
  for (const holder of [made.issuer, made.subject]) nameIt(holder, name);
  made.notBefore = new Time({ value: new Date(now - dayMs) });
  made.notAfter = new Time({ value: new Date(now + tenYearsMs) });
  made.extensions = [
    criticalOf(basicConstraints, new BasicConstraints({ cA: false }).toSchema()),
    // May sign, and nothing else.
    criticalOf(keyUsage, new BitString({ valueHex: Uint8Array.of(0x80).buffer, unusedBits: 7 })),
  ];
  await made.subjectPublicKeyInfo.importKey(asKey(publicKey));
  await made.sign(asKey(privateKey), byRsa.hash);
  const whole = Buffer.from(made.toSchema().toBER());
  return {
    certificate: new X509Certificate(whole).toString(),
    key: createPrivateKey({
      key: Buffer.from(await subtle.exportKey('pkcs8', privateKey)),
      format: 'der',
      type: 'pkcs8',
    })
      .export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  };
}

/** A positive number of sixteen bytes. */
function serial(): ArrayBuffer {
  const bytes = Uint8Array.from(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

function nameIt(holder: RelativeDistinguishedNames, name: string): void {
  const value = new Utf8String({ value: name });
  holder.typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value }));
}

const criticalOf = (extnID: string, value: { toBER(): ArrayBuffer }) =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });
