// Draws a round again from its seeds, with the engine of its family that the server used, and
// compares the recorded values. The raw bytes are computed a second time by the browser's own
// cryptography.
import {
  commitment,
  gameOf,
  jackpotNumbers,
  openSeed,
  roundFamilyOf,
  type Json,
} from '@baize/engines';
import { readUnits } from '@baize/client';
import { printUnits } from '@baize/money';

export interface VerifyAsked {
  readonly gameCode: string;
  readonly bet: string;
  /** What the player decided within the kind of bet, as JSON. */
  readonly choice?: string | undefined;
  readonly stake: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** The recorded values, as far as they are known. */
  readonly commitment?: string | undefined;
  readonly payout?: string | undefined;
  readonly draws?: readonly (readonly [number, number])[] | undefined;
  readonly jackpots?: readonly { readonly tier: string; readonly number: number }[] | undefined;
}

export type VerifyMisfit =
  | 'seed-wrong'
  | 'client-seed-wrong'
  | 'nonce-wrong'
  | 'stake-wrong'
  | 'choice-wrong';
export type Match = 'same' | 'different' | 'unknown';

export interface Verified {
  readonly commitment: { readonly computed: string; readonly match: Match };
  readonly payout: { readonly computed: string; readonly match: Match };
  readonly drawn: readonly { readonly range: number; readonly value: number }[];
  readonly drawsMatch: Match;
  /** Each jackpot the round took part in: its number, and whether the seeds give it. */
  readonly jackpots: readonly JackpotFinding[];
  readonly outcome: object;
  /** Hexadecimal, as many blocks as the numbers drawn used at least. */
  readonly blocks: readonly string[];
}

export interface JackpotFinding {
  readonly tier: string;
  readonly computed: number;
  readonly match: Match;
}

/** The error of the entry, or the round drawn again. */
export async function verifyRound(
  asked: VerifyAsked,
): Promise<{ misfit: VerifyMisfit } | { verified: Verified }> {
  const misfit = misfitOf(asked);
  if (misfit) return { misfit };
  const { serverSeed, clientSeed } = asked;
  const game = gameOf(asked.gameCode);
  const stake = readUnits(asked.stake);
  const family = game && roundFamilyOf(game);
  if (!family || stake === undefined) return { misfit: 'stake-wrong' };
  const seeds = { serverSeed, clientSeed, nonce: Number(asked.nonce) };
  const round = family.verify(game, {
    ...seeds,
    bet: asked.bet,
    stake,
    choice: readChoice(asked.choice),
  });
  if (round === undefined) return { misfit: 'choice-wrong' };
  const computed = commitment(serverSeed);
  const payout = printUnits(round.payout, 2);
  return {
    verified: {
      commitment: { computed, match: compare(asked.commitment?.trim().toLowerCase(), computed) },
      payout: { computed: payout, match: compare(cents(asked.payout), payout) },
      drawn: round.drawn,
      drawsMatch: compare(
        asked.draws && JSON.stringify(asked.draws),
        JSON.stringify(round.drawn.map(({ range, value }) => [range, value])),
      ),
      jackpots: jackpotsOf(asked),
      outcome: round.outcome,
      blocks: await blocksOf(asked, Math.ceil(round.drawn.length / numbersPerBlock)),
    },
  };
}

/** Undefined: there is none, or the text is no JSON; the engine says whether it is allowed. */
function readChoice(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

function jackpotsOf({ serverSeed, clientSeed, nonce, jackpots = [] }: VerifyAsked) {
  const numbers = jackpotNumbers(openSeed(serverSeed), { clientSeed, nonce: Number(nonce) });
  return jackpots.flatMap(({ tier, number }): JackpotFinding[] => {
    const computed = numbers[tier];
    const match = computed === number ? 'same' : 'different';
    return computed === undefined ? [] : [{ tier, computed, match }];
  });
}

const numbersPerBlock = 8;

function misfitOf({ gameCode, bet, stake, serverSeed, clientSeed, nonce }: VerifyAsked) {
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) return 'seed-wrong';
  if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed)) return 'client-seed-wrong';
  if (!/^[1-9]\d{0,14}$/.test(nonce)) return 'nonce-wrong';
  const game = gameOf(gameCode);
  const units = readUnits(stake);
  const isOffered = game && units !== undefined && game.stakes.includes(units);
  return isOffered && Object.hasOwn(game.promises, bet) ? undefined : 'stake-wrong';
}

function compare(known: string | undefined, computed: string): Match {
  if (known === undefined || known === '') return 'unknown';
  return known === computed ? 'same' : 'different';
}

function cents(text: string | undefined): string | undefined {
  const units = text === undefined ? undefined : readUnits(text);
  return units === undefined ? undefined : printUnits(units, 2);
}

/** HMAC-SHA256 by WebCrypto; empty where the browser offers none (pages without TLS). */
async function blocksOf(asked: VerifyAsked, count: number): Promise<string[]> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return [];
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(asked.serverSeed), algorithm, false, ['sign']);
  const sign = async (_: unknown, block: number) => {
    const message = bytes(`${asked.clientSeed}:${asked.nonce}:${block}`);
    return hex(new Uint8Array(await subtle.sign('HMAC', key, message)));
  };
  return Promise.all(Array.from({ length: count }, sign));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
