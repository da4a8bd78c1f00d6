// Signatures of staff over the exact record and its terms, by whom and when. Two different people
// must have signed the record as it is; at the payment the terms must still be the same.
export interface Signed {
  readonly withdrawalId: string;
  readonly staffId: string;
  readonly record: string;
  readonly terms: string;
  readonly at: number;
}

export const printSigned = ({ withdrawalId, staffId, record, terms, at }: Signed): string =>
  JSON.stringify([withdrawalId, staffId, record, terms, Math.floor(at)]);

export interface HeldSignature extends Signed {
  readonly isGenuine: boolean;
}

export interface RecordNow {
  readonly record: string;
  readonly terms: string;
}

export const holds = (signature: HeldSignature, { record, terms }: RecordNow): boolean =>
  signature.isGenuine && signature.record === record && signature.terms === terms;

/** How many people signed the record as it is. */
export const signersOf = (signatures: readonly HeldSignature[], now: RecordNow): number =>
  peopleOf(signatures.filter((one) => holds(one, now)));

/** Whether two people signed the same record, of the terms that stand: what a payment needs. */
export function isSignedByTwo(signatures: readonly HeldSignature[], terms: string): boolean {
  const standing = signatures.filter((one) => one.isGenuine && one.terms === terms);
  return standing.some(
    ({ record }) => peopleOf(standing.filter((one) => one.record === record)) >= signersNeeded,
  );
}

export const signersNeeded = 2;

const peopleOf = (signatures: readonly Signed[]): number =>
  new Set(signatures.map(({ staffId }) => staffId)).size;

/** From this amount on two persons sign; 0: never. */
export function needsTwo(
  withdrawal: { readonly amount: bigint; readonly verdict: string },
  from: bigint,
): boolean {
  const { amount, verdict } = withdrawal;
  return verdict === 'second-person' || (from > 0n && amount >= from);
}
