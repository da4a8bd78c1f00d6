// The signer of the brand's profiles: the certificate that staff gave, or the sandbox's own, which
// is made when first needed and then stays.
import type { BrandParts } from './parts.ts';
import { certificatesIn, type Certified } from './certificate.ts';
import type { Signer } from './records.ts';
import { readRecords } from './store/reader.ts';
import { lockBrand, writeRecord } from './store/writer.ts';

/** The name that their keys are sealed under. */
export const keyName = 'profile signer';

export interface SignerNow {
  readonly signer: Signer;
  readonly isSandbox: boolean;
}

export async function signerNow(parts: BrandParts, now: number): Promise<SignerNow> {
  const { own, sandbox } = parts.keeper.current().signers;
  if (own) return { signer: own, isSandbox: false };
  return { signer: sandbox ?? (await makeSandbox(parts, now)), isSandbox: true };
}

async function makeSandbox(parts: BrandParts, now: number): Promise<Signer> {
  const { ports, keeper } = parts;
  const name = keeper.current().face.name;
  const { makeSandboxCertificate } = await import('./make-certificate.ts');
  const made = sealedSigner(parts, await makeSandboxCertificate(`${name} (sandbox)`, now));
  const kept = await ports.database.transaction(async (tx) => {
    await lockBrand(tx);
    const { signers } = await readRecords(tx);
    if (signers.sandbox) return signers.sandbox;
    await writeRecord(tx, 'signers', { ...signers, sandbox: made }, now);
    return made;
  });
  await keeper.changed();
  return kept;
}

export const sealedSigner = ({ ports }: BrandParts, { certificate, key }: Certified): Signer => ({
  certificate,
  sealedKey: ports.keys.seal(key, keyName),
});

export const certifiedOf = ({ ports }: BrandParts, { signer }: SignerNow): Certified => ({
  certificate: signer.certificate,
  key: ports.keys.open(signer.sealedKey, keyName),
});

export function holderOf({ signer, isSandbox }: SignerNow) {
  const [own] = certificatesIn(signer.certificate);
  const subject = (own?.subject ?? '').replaceAll('\n', ', ').slice(0, 200);
  return { subject, validUntil: Date.parse(own?.validTo ?? ''), isSandbox };
}
