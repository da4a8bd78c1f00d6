// A player of the simulated world: the calls they make, and what they are sure of. Everything a
// player was told counts as a promise, and the books are held to it.
import { createClient, type Client, type Failure, type Success } from '@baize/client';
import type { AnswerOf, slots } from '@baize/contract';
import type { Units } from '@baize/money';
import type { KnownStake } from './crash/known.ts';
import type { KnownHand } from './hands.ts';
import type { KnownOrder } from './lottery/known.ts';
import { must } from './broken.ts';
import type { Chance } from './chance.ts';

type Given<A> = Exclude<A, { refused: string }>;
export type Spin = Given<AnswerOf<typeof slots.spin>>;

/** What was told of a round, whatever game it was of. */
export interface KnownRound extends Pick<
  Spin,
  'roundId' | 'stake' | 'payout' | 'balance' | 'commitment' | 'clientSeed' | 'nonce'
> {
  readonly settledAt: number;
  readonly outcome: unknown;
}

export interface KnownWithdrawal {
  readonly refId: string;
  readonly amount: Units;
  state: 'pending' | 'approved' | 'paid' | 'refused';
  receipt: 'not-received' | 'received' | 'forced-received' | 'disputed';
  receiptDueAt: number | null;
  /** A payout may be on its way, so the money cannot go back. */
  asked: boolean;
}

/** A deposit somebody asked for; the amount tells it from every other of the world. */
export interface KnownDeposit {
  readonly player: Player;
  readonly requested: Units;
  credited: Units | undefined;
}

/** A request that was answered: asked again with its key, it is answered alike. */
export interface Answered {
  readonly what: string;
  readonly again: () => Promise<unknown>;
  readonly answer: unknown;
  /** The game in whose session it was asked; undefined: the world's usual one. */
  readonly gameCode?: string;
}

export interface Player {
  readonly username: string;
  readonly password: string;
  readonly chance: Chance;
  readonly client: Client;
  readonly gameOf: (gameCode: string) => Client;
  playerId: string;
  token: string | undefined;
  /** Of the sessions of games, by game. */
  readonly gameTokens: Map<string, string>;
  cash: Units;
  held: Units;
  inTransit: Units;
  /** The stakes of slips, of flights and of hands that lie open. */
  inPlay: Units;
  /** What a corrected result has left to be paid. */
  debt: Units;
  /** A correction has taken a payout back since the books were last compared. */
  mayOwe: boolean;
  /** The own prize group of the lotteries, and who earns above. */
  group: number;
  upline: Player | undefined;
  turnoverRequired: Units;
  hasPaymentPassword: boolean;
  cardId: string | undefined;
  breakUntil: number;
  stakeMax: Units | undefined;
  readonly withdrawals: Map<string, KnownWithdrawal>;
  /** By round: what was told of it. */
  readonly rounds: Map<string, KnownRound>;
  /** Orders at the lotteries, by number. */
  readonly orders: Map<string, KnownOrder>;
  /** Stakes in flights, by slip. */
  readonly flights: Map<string, KnownStake>;
  /** The open hand of each small game with steps. */
  readonly hands: Map<string, KnownHand>;
  /** Hands whose stake the house gave back. */
  readonly givenBack: Set<string>;
  /** Rounds whose seed has been revealed but which were not drawn again yet. */
  readonly toVerify: string[];
  readonly answered: Answered[];
}

const pausesMs: readonly number[] = Array.from({ length: 12 }, () => 0);
export const paymentPassword = '246813';
/** The brand's prize group of everybody for whom nobody set another. */
const groupDefault = 1956;

export function createPlayer(username: string, chance: Chance, fetch: typeof globalThis.fetch) {
  const speaking = (token: () => string | undefined) =>
    createClient({ baseUrl: '', fetch, token, language: () => 'EN', pausesMs });
  const player: Player = {
    username,
    password: 'Quietriver2468',
    chance,
    client: speaking(() => player.token),
    gameOf: (gameCode) => speaking(() => player.gameTokens.get(gameCode)),
    playerId: '',
    token: undefined,
    gameTokens: new Map(),
    cash: 0n,
    held: 0n,
    inTransit: 0n,
    inPlay: 0n,
    debt: 0n,
    mayOwe: false,
    group: groupDefault,
    upline: undefined,
    turnoverRequired: 0n,
    hasPaymentPassword: false,
    cardId: undefined,
    breakUntil: 0,
    stakeMax: undefined,
    withdrawals: new Map(),
    rounds: new Map(),
    orders: new Map(),
    flights: new Map(),
    hands: new Map(),
    givenBack: new Set(),
    toVerify: [],
    answered: [],
  };
  return player;
}

/** The answer, or undefined when one of the refusals that may be given here was given. */
export function answerOr<T>(
  result: Success<T> | Failure,
  mayBe: readonly string[],
  what: string,
): T | undefined {
  if (result.ok) return result.value;
  must(mayBe.includes(result.refused), `${what} is not refused with ${result.refused}`, result);
  return undefined;
}

/** Repeats a call that has no key of its own until the network has let it through. */
export async function untilAnswered<T>(
  call: () => Promise<Success<T> | Failure>,
): Promise<Success<T> | Failure> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const result = await call();
    if (result.ok || result.refused !== 'offline') return result;
  }
  return call();
}

/** With less than 1.00 left the platform clears what must be staked. */
export function clearWhenPoor(player: Player): void {
  if (player.cash < 10_000n) player.turnoverRequired = 0n;
}
