// A correction as it is typed, and as it is sent.
import type { AdjustmentKind, InputOf, wallet } from '@baize/contract';

export interface Entry {
  readonly kind: AdjustmentKind;
  readonly amount: string;
  readonly depositId: string;
  readonly reason: string;
  readonly proof: string;
}

const amount = /^\d{1,15}(?:\.\d{1,4})?$/u;

export function isReady({ kind, amount: typed, depositId, reason, proof }: Entry): boolean {
  const isOfDeposit = kind === 'credit' || kind === 'reversal';
  const hasAmount = kind === 'reversal' || (amount.test(typed) && Number(typed) > 0);
  const hasProof = kind !== 'credit' || proof.trim() !== '';
  return hasAmount && hasProof && (!isOfDeposit || depositId !== '') && reason.trim().length >= 3;
}

export function inputOf(
  { kind, amount: typed, depositId, reason, proof }: Entry,
  playerId: string | undefined,
): InputOf<typeof wallet.proposeAdjustment> {
  const words = { kind, reason: reason.trim(), proof: kind === 'credit' ? proof.trim() : '' };
  if (kind === 'reversal') return { ...words, depositId, amount: '0' };
  if (kind === 'credit') return { ...words, depositId, amount: typed };
  return { ...words, amount: typed, ...(playerId ? { playerId } : {}) };
}
