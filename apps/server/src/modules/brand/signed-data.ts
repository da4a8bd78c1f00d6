// A message with its signature and the certificates to check it by, as one value: signed data of
// the Cryptographic Message Syntax, as phones read a signed profile [S26].
import { createHash, sign } from 'node:crypto';
import { certificatesIn, keyOf, type Certified } from './certificate.ts';
import {
  der,
  integer,
  moment,
  nothing,
  octets,
  oid,
  part,
  sequence,
  setOf,
  valuesIn,
} from './der.ts';

const data = oid('1.2.840.113549.1.7.1');
const signedData = oid('1.2.840.113549.1.7.2');
const contentType = oid('1.2.840.113549.1.9.3');
const messageDigest = oid('1.2.840.113549.1.9.4');
const signingTime = oid('1.2.840.113549.1.9.5');
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const byRsa = sequence(oid('1.2.840.113549.1.1.1'), nothing);
const byCurve = sequence(oid('1.2.840.10045.4.3.2'));

export function signMessage(message: Uint8Array, { certificate, key }: Certified, now: number) {
  const chain = certificatesIn(certificate).map(({ raw }) => raw);
  const privateKey = keyOf(key);
  const attributes = [
    sequence(contentType, setOf(data)),
    sequence(signingTime, setOf(moment(now))),
    sequence(messageDigest, setOf(octets(createHash('sha256').update(message).digest()))),
  ];
  // What is signed is the set itself; beside the signature it stands as a part of the value.
  const signature = sign('sha256', setOf(...attributes), privateKey);
  const signer = sequence(
    integer(1),
    holderOf(chain[0] ?? Buffer.alloc(0)),
    sha256,
    part(0, ...attributes.toSorted(Buffer.compare)),
    privateKey.asymmetricKeyType === 'rsa' ? byRsa : byCurve,
    octets(signature),
  );
  const whole = sequence(
    integer(1),
    setOf(sha256),
    sequence(data, part(0, octets(message))),
    part(0, ...chain),
    der(0x31, signer),
  );
  return sequence(signedData, part(0, whole));
}

/** By whom a certificate was given out, and its number there. */
function holderOf(certificate: Uint8Array): Buffer {
  const [body = Buffer.alloc(0)] = valuesIn(certificate);
  const fields = valuesIn(body);
  // Since version 2 the version itself comes first.
  const [serial, , issuer] = fields[0]?.[0] === 0xa0 ? fields.slice(1) : fields;
  return sequence(issuer ?? Buffer.alloc(0), serial ?? Buffer.alloc(0));
}
