// Checks that an Android package is described in the form that phones and app stores read.
const name = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/u;
const fingerprint = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/u;
const digest = /^[0-9a-f]{64}$/u;

export interface PackageFacts {
  readonly packageName: string;
  readonly fingerprints: readonly string[];
  readonly address: string;
  readonly sha256: string;
}

/** A package that is given out must also tell its digest. */
export function isPackage({ packageName, fingerprints, address, sha256 }: PackageFacts): boolean {
  if (packageName === '') return fingerprints.length === 0 && address === '' && sha256 === '';
  return (
    name.test(packageName) &&
    fingerprints.every((one) => fingerprint.test(one)) &&
    (address === '' ? sha256 === '' : digest.test(sha256))
  );
}
