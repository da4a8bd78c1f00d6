// The exact record of a withdrawal as texts that digests and signatures stand over. The terms say
// who is paid, how much and where; the content is everything that is kept, so that any change of
// the record gives another one. A number sealed anew is the same number: its digest stands for it.
import type { Withdrawal } from './withdrawal.ts';

export interface RecordTexts {
  /** Holds until the money is paid. */
  readonly terms: string;
  /** Changes with every step. */
  readonly content: string;
}

export function recordTexts(withdrawal: Withdrawal, payeeDigest: string): RecordTexts {
  const { numberSealed: _, ...kept } = withdrawal;
  const { id, playerId, currency, amount, fee, kind, bankCode, bankName, cardHolder } = kept;
  const payee = { kind, bankCode, bankName, cardHolder, payeeDigest };
  return {
    terms: canonical({ id, playerId, currency, amount, fee, ...payee }),
    content: canonical({ ...kept, payeeDigest }),
  };
}

/** Fields in the order of their names; amounts as whole units. */
function canonical(fields: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
