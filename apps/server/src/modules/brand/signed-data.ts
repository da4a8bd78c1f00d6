// A message with its signature and the certificates to check it by, as one value: signed data of
// the Cryptographic Message Syntax, as phones read a signed profile [S26].
import { createHash, type KeyObject, type webcrypto } from 'node:crypto';
import { ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { certificatesIn, keyOf, signingBy, type Certified } from './certificate.ts';
import { asKey } from './make-certificate.ts';

const contentType = '1.2.840.113549.1.9.3';
const messageDigest = '1.2.840.113549.1.9.4';
const signingTime = '1.2.840.113549.1.9.5';

export async function signMessage(
  message: Uint8Array,
  { certificate, key }: Certified,
  now: number,
): Promise<Buffer> {
  const chain = certificatesIn(certificate).map(({ raw }) => Certificate.fromBER(raw));
  const [own] = chain;
  if (own === undefined) throw new Error('A message is signed by a certificate.');
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: signedOf(message, now) }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: whole(message),
    signerInfos: [signer],
    certificates: chain,
  });
  await signed.sign(asKey(importKey(keyOf(key))), 0, 'SHA-256');
  const content = signed.toSchema(true);
  const told = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content });
  return Buffer.from(told.toSchema().toBER());
}

/** The signed attributes, in the order that their encoding asks for. */
function signedOf(message: Uint8Array, now: number): Attribute[] {
  const digest = createHash('sha256').update(message).digest();
  const attributes = [
    new Attribute({
      type: contentType,
      values: [new ObjectIdentifier({ value: ContentInfo.DATA })],
    }),
    new Attribute({ type: signingTime, values: [new UTCTime({ valueDate: new Date(now) })] }),
    new Attribute({
      type: messageDigest,
      values: [new OctetString({ valueHex: Uint8Array.from(digest).buffer })],
    }),
  ];
  const bytesOf = (one: Attribute) => Buffer.from(one.toSchema().toBER());
  return attributes.toSorted((one, other) => Buffer.compare(bytesOf(one), bytesOf(other)));
}

/** In one piece: the library would cut it into parts, which not every reader puts together. */
function whole(message: Uint8Array): EncapsulatedContentInfo {
  const content = new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA });
  content.eContent = new OctetString({ valueHex: Uint8Array.from(message).buffer });
  return content;
}

function importKey(key: KeyObject): webcrypto.CryptoKey {
  const algorithm = signingBy(key);
  if (algorithm === undefined) throw new Error('A key of this kind signs no profile.');
  return key.toCryptoKey(algorithm, false, ['sign']);
}
