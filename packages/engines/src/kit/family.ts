// The interface of a family of games. Verification, receipts, the drift monitor, the catalogue,
// the records, PAR pages and the release record go through families and never name one. A family is
// told apart by how its stakes are decided: a round at once, or a slip when its event has a result.
import type { Units } from '@baize/money';
import type { Json } from './canonical-json.ts';
import type { Draw, Draws } from './draws.ts';

/** The categories of the lobby, as the wire names them. */
export type LobbyCategory =
  | 'RNG'
  | 'LIVE'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'FISH'
  | 'PVP';

/** Of a game with one kind of bet, its name. */
export const onlyBet = '';

/** The return of one kind of bet and the deviation of its rounds; decimals. */
export interface BetPromise {
  readonly basis: 'exact' | 'simulated';
  readonly percent: string;
  /** Half of the 95 % interval around a simulated return; of an exact one nothing. */
  readonly halfWidthPercent: string;
  /** Standard deviation of a round, in stakes. 1 where each outcome tells its own `variance`. */
  readonly roundDeviation: string;
  /** Of a kind of bet with choices: one of them; null where only steps end a round. */
  readonly choice?: Json;
}

/** A game as everything outside of its family knows it. */
export interface FamilyGame<Code extends string = string> {
  readonly code: string;
  readonly family: Code;
  /**
   * The mechanic, which tells it from other games of its family; empty where all are played alike.
   */
  readonly mechanic: string;
  /** Where the game's name stands in the texts. */
  readonly nameKey: string;
  /** SHA-256 of the canonical JSON of all that decides a payout. */
  readonly version: string;
  /** The allowed stakes, smallest first. */
  readonly stakes: readonly Units[];
  readonly stakeDefault: Units;
  /** By kind of bet: what the law of large numbers is held to. */
  readonly promises: Readonly<Record<string, BetPromise>>;
  /** The return as stated to players: percent, cut to two places. */
  readonly returnPercent: string;
}

export interface RoundPlayed {
  readonly payout: Units;
  /**
   * Plain JSON: what a screen plays back and a receipt keeps. Where there was a choice, `choice`
   * holds it, and `variance` the round's own, in stakes.
   */
  readonly outcome: object;
}

export interface RoundAsked {
  /** One of the game's promises. */
  readonly bet: string;
  readonly stake: Units;
  readonly draws: Draws;
  /** All that the player decided within the kind of bet, steps included. */
  readonly choice?: Json | undefined;
}

/** The part of a receipt that decides the round. */
export interface RoundReceipt extends Omit<RoundAsked, 'draws'> {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface RoundVerified extends RoundPlayed {
  readonly drawn: readonly Draw[];
}

/** A family whose rounds are drawn at once from the seeds of one player. */
export interface RoundFamily<Code extends string, Game extends FamilyGame<Code>> {
  readonly decides: 'round';
  readonly code: Code;
  /** Under which category of the lobby its games stand. */
  readonly category: LobbyCategory;
  readonly games: readonly Game[];
  /** Scores one round: the same draws give the same round. Undefined: the choice is not allowed. */
  play(game: Game, asked: RoundAsked): RoundPlayed | undefined;
  /** Works a round out of its receipt again. Undefined: the choice is not allowed. */
  verify(game: Game, receipt: RoundReceipt): RoundVerified | undefined;
  /** In which share of all cases a choice gives at least its stake back; undefined: not known. */
  covered?(game: Game, choice: Json): number | undefined;
  /** Rules, odds and limits, as plain JSON. */
  describe(game: Game): object;
}

/** A slip as it was struck, as plain JSON: amounts are decimal texts of whole units. */
export type Struck = Readonly<Record<string, Json>>;

/** What a draw came to, in drawn order. */
export type DrawnResult = readonly number[];

export interface SlipSettled {
  readonly payout: Units;
  /** The part of the stake that was given back: it counts for no turnover. */
  readonly returned: Units;
  /** What won, as plain JSON. */
  readonly legs: readonly object[];
}

/** What a slip would be paid, by the outcomes of its kind of bet. */
export interface SlipExposure {
  /** How many outcomes the kind of bet tells apart. */
  readonly size: number;
  /** Outcomes that would be paid, in rising order; the others pay nothing. */
  readonly payouts: readonly (readonly [outcome: number, payout: Units])[];
}

/** How the outcomes of a kind of bet are told apart. */
export interface Outcomes {
  /**
   * `exact`: a result is one outcome, and its exposure is what settlement pays. `each`: an outcome
   * costs its exposure each time that it comes. `most`: it costs at most its exposure, and several
   * may happen at once.
   */
  readonly tells: 'exact' | 'each' | 'most';
  readonly size: number;
  /** Which outcome a result is; undefined where several may happen at once. */
  of(result: DrawnResult): number | undefined;
  /** Where outcomes are told `each`: those of a result, as often as they come. */
  each?(result: DrawnResult): readonly number[];
  /** What an outcome is called: the numbers drawn, or the answer; empty: the most of all. */
  name(outcome: number): string;
}

/** What of a shared draw's receipt decides its result. */
export interface DrawReceipt {
  readonly serverSeed: string;
  readonly issue: string;
  readonly beaconRound: number;
  readonly randomnessHex: string;
}

export interface DrawVerified {
  readonly result: DrawnResult;
  readonly drawn: readonly Draw[];
  /** The seed of this draw alone, in hex. */
  readonly seed: string;
}

/** A family whose slips lie open until an event that many share has a result. */
export interface SlipFamily<Code extends string, Game extends FamilyGame<Code>> {
  readonly decides: 'slip';
  readonly code: Code;
  category(game: Game): LobbyCategory;
  readonly games: readonly Game[];
  /** A result from draws: the same draws give the same result. */
  draw(game: Game, draws: Draws): DrawnResult;
  /** What is wrong with a result from outside, if anything. */
  resultRefusal(game: Game, result: DrawnResult): string | undefined;
  /**
   * By what the slip was struck at; nothing of today's terms decides it. `decision`: what was
   * decided of the slip before its event had a result, where the family knows such a thing.
   */
  settle(game: Game, struck: Struck, result: DrawnResult, decision?: Struck): SlipSettled;
  /** No member is paid more for all slips of one event; undefined: without a cap. */
  eventCap(game: Game, struck: Struck): Units | undefined;
  exposure(game: Game, struck: Struck): SlipExposure;
  outcomes(game: Game, bet: string): Outcomes;
  /** What the slip is paid in the long run, cut. */
  expected(game: Game, struck: Struck): Units;
  /** Works a draw out of its receipt again. */
  verify(game: Game, receipt: DrawReceipt): DrawVerified;
  /** Rules, odds and limits, as plain JSON. */
  describe(game: Game): object;
}

/** Every family, whatever its games are. */
export type Family<Code extends string = string> =
  | RoundFamily<Code, FamilyGame<Code>>
  | SlipFamily<Code, FamilyGame<Code>>;

export function categoryOf(family: Family, game: FamilyGame): LobbyCategory {
  return family.decides === 'round' ? family.category : family.category(game);
}
