// Digests of the exact record of a withdrawal, for those who sign it or act on what they have seen.
import { createHash } from 'node:crypto';
import type { WalletPorts } from '../ports.ts';
import { recordTexts } from './rules/record.ts';
import type { Withdrawal } from './rules/withdrawal.ts';

export interface RecordDigests {
  /** Of payee, amount and player: holds until the money is paid. */
  readonly terms: string;
  /** Of everything that is kept: changes with every step. */
  readonly record: string;
}

export function digestsOf({ numbers }: Pick<WalletPorts, 'numbers'>, withdrawal: Withdrawal) {
  const { numberSealed, playerId, bankCode } = withdrawal;
  const payee = numbers.digest(numbers.open(numberSealed, playerId), bankCode);
  const { terms, content } = recordTexts(withdrawal, payee);
  return { terms: sha256(terms), record: sha256(content), payee };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
