// The receipt of a round as a file: everything needed to check it anywhere, and nothing else.
import { readUnits } from '@baize/client';
import type { OutputOf, wagering } from '@baize/contract';
import { onlyBet } from '@baize/engines';
import { printUnits, type Units } from '@baize/money';
import type { VerifyAsked } from './verify.ts';

export type Receipt = OutputOf<typeof wagering.getRound>;

/** A whole entry from a receipt; a hidden server seed is left empty. */
export function entryOf(receipt: Receipt): VerifyAsked {
  return {
    gameCode: receipt.gameCode,
    // Older receipts name no kind of bet: there was one.
    bet: receipt.bet ?? onlyBet,
    choice: choiceIn(receipt.outcome),
    stake: amountText(unitsIn(receipt.stake)),
    serverSeed: receipt.serverSeed ?? '',
    clientSeed: receipt.clientSeed,
    nonce: String(receipt.nonce),
    commitment: receipt.commitment,
    // The game's own payout: a jackpot is judged by its own number.
    payout: lessJackpot(receipt),
    draws: receipt.draws,
    jackpots: drawnOf(receipt.outcome),
  };
}

/** The whole choice, steps included, stands in the outcome. */
function choiceIn(outcome: unknown): string | undefined {
  const { choice } = (outcome ?? {}) as { readonly choice?: unknown };
  return choice === undefined ? undefined : JSON.stringify(choice);
}

function lessJackpot({ payout, jackpot = '0' }: Partial<Receipt>): string {
  return amountText(unitsIn(payout ?? '0') - unitsIn(jackpot));
}

const unitsIn = (text: string): Units => readUnits(text) ?? 0n;

/**
 * As amounts are written everywhere; what is finer than a cent is kept, or it could not be checked.
 */
function amountText(units: Units): string {
  return printUnits(units, units % 100n === 0n ? 2 : 4);
}

interface Drawn {
  readonly tier: string;
  readonly number: number;
}

/** The numbers that were drawn for the jackpots, where the round took part. */
function drawnOf(outcome: unknown): readonly Drawn[] {
  return (outcome as { jackpot?: { drawn: readonly Drawn[] } } | null)?.jackpot?.drawn ?? [];
}

/** The entry a receipt file holds; undefined when it is no receipt. */
export function readReceipt(text: string): VerifyAsked | undefined {
  try {
    const found = JSON.parse(text) as Partial<Receipt>;
    const whole =
      typeof found.gameCode === 'string' &&
      typeof found.stake === 'string' &&
      typeof found.clientSeed === 'string' &&
      Number.isInteger(found.nonce) &&
      Array.isArray(found.draws);
    return whole ? entryOf(found as Receipt) : undefined;
  } catch {
    return undefined;
  }
}

/** Hands the receipt to the browser as a download. */
export function saveReceipt(receipt: Receipt): void {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `round-${receipt.roundId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
