// Draws a prize again from its seeds and weights, with the engine's code that the server used, and
// compares what was recorded.
import { commitment, drawPrize, draws } from '@baize/engines';
import type { OutputOf, promotions } from '@baize/contract';
import type { Match } from '../verify.ts';

export type OpeningReceipt = OutputOf<typeof promotions.getOpening>;

export interface PrizeEntry {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** As typed: `2, 3, 5`. */
  readonly weights: string;
  /** The recorded values, as far as they are known. */
  readonly commitment?: string;
  readonly value?: number;
}

export interface PrizeVerified {
  readonly commitment: Match;
  readonly number: Match;
  readonly value: number;
  readonly range: number;
  /** Counted from 1, as the odds list them. */
  readonly segment: number;
}

export const emptyPrize: PrizeEntry = { serverSeed: '', clientSeed: '', nonce: '1', weights: '' };

export const prizeEntryOf = (receipt: OpeningReceipt): PrizeEntry => ({
  serverSeed: receipt.serverSeed ?? '',
  clientSeed: receipt.clientSeed,
  nonce: String(receipt.nonce),
  weights: receipt.weights.join(', '),
  commitment: receipt.commitment,
  value: receipt.value,
});

/** Undefined: the entry cannot be drawn. */
export function verifyPrize(entry: PrizeEntry): PrizeVerified | undefined {
  const { serverSeed, clientSeed, nonce } = entry;
  const weights = weightsIn(entry.weights);
  const isWhole =
    /^[0-9a-f]{64}$/.test(serverSeed) &&
    /^[\x21-\x7e]{1,64}$/.test(clientSeed) &&
    /^[1-9]\d{0,14}$/.test(nonce);
  if (!isWhole || weights === undefined) return undefined;
  const drawn = drawPrize(weights, draws({ serverSeed, clientSeed, nonce: Number(nonce) }));
  return {
    commitment: compare(entry.commitment, commitment(serverSeed)),
    number: compare(entry.value, drawn.value),
    value: drawn.value,
    range: drawn.range,
    segment: drawn.segment + 1,
  };
}

function compare<Value>(known: Value | undefined, computed: Value): Match {
  if (known === undefined) return 'unknown';
  return known === computed ? 'same' : 'different';
}

function weightsIn(text: string): readonly number[] | undefined {
  const words = text.split(',').map((word) => word.trim());
  const isWhole = words.length >= 2 && words.every((word) => /^[1-9]\d{0,6}$/.test(word));
  return isWhole ? words.map(Number) : undefined;
}
