// The PAR sheet of a game: its return and how it comes about [S6], counted or worked out exactly
// where the mechanic allows it, else as a simulation found it. What is printed is cut, so a return
// is never shown higher than it is.
import {
  add,
  divide,
  multiply,
  parseDecimal,
  printDecimal,
  printPercent,
  printRatio,
  ratio,
  squareRoot,
  subtract,
  type Ratio,
} from '../kit/ratio.ts';
import type { SlotGame, SlotMechanic, StatedReturn } from './definition.ts';
import { cascadePrizes } from './cascade/top-prizes.ts';
import { clusterPrizes } from './cluster/top-prizes.ts';
import { expandingSheet } from './expanding/sheet.ts';
import { holdSheet } from './hold/sheet.ts';
import { lineSheet } from './lines/sheet.ts';
import { returnOf, type PayShare } from './pay-shares.ts';
import { shiftingWaySheet } from './shifting-ways/sheet.ts';
import { waySheet } from './ways/sheet.ts';
import { tumblePrizes } from './tumble/top-prizes.ts';
import { variance, type RoundFacts, type SpinFacts } from './round-facts.ts';

export interface ParSheet {
  readonly code: string;
  readonly mechanic: SlotMechanic;
  /** Absent where the return was simulated. */
  readonly returnExact?: string;
  readonly returnPercent: string;
  readonly baseReturnPercent: string;
  readonly featureReturnPercent: string;
  readonly hitPercent: string;
  /** Paid spins for one feature, on average. */
  readonly spinsPerTrigger: string;
  /** Free spins, or respins, of a feature on average. */
  readonly spinsPerFeature: string;
  /** Standard deviations, in stakes. */
  readonly spinDeviation: string;
  readonly roundDeviation: string;
  /** 1.645 standard deviations of a whole round: 90 % confidence for one. */
  readonly volatilityIndex: string;
  /**
   * The most that one spin wins before free spins multiply it, and the most that a round pays, in
   * stakes.
   */
  readonly spinWinStakesMax: string;
  readonly payoutStakesMax: number;
  /** The highest prize of the pay table, and for how many paid spins it comes once. */
  readonly topPrize: TopPrize;
  /** What one round in so many gives back, by how many are played: 95 % of all such stretches. */
  readonly bands: readonly Band[];
  /** What each line of the pay table brings to the paid spins, where that was worked out. */
  readonly pays?: readonly PayLine[] | undefined;
  readonly simulated?: { readonly rounds: number; readonly halfWidthPercent: string };
  /** What full cycles gave, where windows were counted one by one. */
  readonly paidCycle?: CycleCount | undefined;
  readonly freeCycle?: CycleCount | undefined;
}

export interface TopPrize {
  readonly symbol: string;
  readonly count: number;
  readonly stakes: string;
  readonly spins: string;
}

export interface Band {
  readonly rounds: number;
  readonly lowPercent: string;
  readonly highPercent: string;
}

export interface PayLine {
  readonly symbol: string;
  readonly count: number;
  readonly credits: number;
  /** How often it pays in one paid spin, and what part of all stakes that is. */
  readonly perSpin: string;
  readonly returnPercent: string;
}

/** Whole numbers of one full cycle. */
export interface CycleCount {
  readonly windows: number;
  /** Credits of lines or ways, and of scatters. */
  readonly symbolCredits: number;
  readonly scatterCredits: number;
  /** Windows with any win, and windows that win free spins. */
  readonly hits: number;
  readonly triggers: number;
  readonly windowsByScatters: readonly number[];
}

/** A mechanic's findings about a game. */
export interface SheetFacts {
  readonly paid: SpinFacts;
  readonly round: RoundFacts;
  readonly spinCreditsMax: number;
  readonly shares: readonly PayShare[];
  /** Prizes that are no line of the pay table of a paid spin. */
  readonly prizes?: readonly PayShare[];
  readonly paidCycle?: CycleCount | undefined;
  readonly freeCycle?: CycleCount | undefined;
}

/** A simulation's findings, and the highest prizes of each symbol as a paid spin lands. */
interface StatedFacts {
  readonly stated: StatedReturn;
  readonly prizes: readonly PayShare[];
}

type GameOf<Name extends SlotMechanic> = Extract<SlotGame, { mechanic: Name }>;
interface SheetMaker<Game> {
  of(game: Game): SheetFacts | StatedFacts;
}

const makers: { readonly [Name in SlotMechanic]: SheetMaker<GameOf<Name>> } = {
  lines: { of: lineSheet },
  ways: { of: waySheet },
  expanding: { of: expandingSheet },
  'shifting-ways': { of: shiftingWaySheet },
  tumble: { of: (game) => ({ stated: game.returnStated, prizes: tumblePrizes(game) }) },
  cluster: { of: (game) => ({ stated: game.returnStated, prizes: clusterPrizes(game) }) },
  cascade: { of: (game) => ({ stated: game.returnStated, prizes: cascadePrizes(game) }) },
  hold: { of: holdSheet },
};

/** Works the sheet out; a full cycle takes seconds. */
export function parSheet(game: SlotGame): ParSheet {
  const maker: SheetMaker<SlotGame> = makers[game.mechanic];
  const facts = maker.of(game);
  return 'paid' in facts ? exactSheet(game, facts) : statedSheet(game, facts);
}

const places = 4;

function exactSheet(game: SlotGame, facts: SheetFacts): ParSheet {
  const { paid, round, spinCreditsMax, shares, prizes = [], ...cycles } = facts;
  const deviation = squareRoot(variance(round));
  const spinMax = ratio(BigInt(spinCreditsMax), BigInt(game.stakeCredits));
  return {
    code: game.code,
    mechanic: game.mechanic,
    returnExact: printRatio(round.mean),
    returnPercent: printPercent(round.mean, places),
    baseReturnPercent: printPercent(paid.mean, places),
    featureReturnPercent: printPercent(subtract(round.mean, paid.mean), places),
    hitPercent: printPercent(paid.hit, places),
    spinsPerTrigger: printDecimal(divide(ratio(1n), paid.trigger), 3),
    spinsPerFeature: printDecimal(divide(round.freeSpins, paid.trigger), places),
    spinDeviation: printDecimal(squareRoot(variance(paid)), places),
    roundDeviation: printDecimal(deviation, places),
    volatilityIndex: volatilityIndex(deviation),
    spinWinStakesMax: printDecimal(spinMax, 2),
    payoutStakesMax: game.payoutStakesMax,
    topPrize: topPrize([...shares, ...prizes], game.stakeCredits),
    bands: bandsOf(round.mean, deviation),
    pays: shares.map((share) => payLine(share, game.stakeCredits)),
    ...cycles,
  };
}

/** The highest prize; of two that are as high, the rarer. */
function topPrize(prizes: readonly PayShare[], stakeCredits: number): TopPrize {
  const rarer = (one: PayShare, other: PayShare) =>
    one.credits === other.credits
      ? subtract(other.perSpin, one.perSpin).numerator > 0n
      : one.credits > other.credits;
  const top = prizes.reduce((highest, prize) => (rarer(prize, highest) ? prize : highest));
  return {
    symbol: top.symbol,
    count: top.count,
    stakes: printDecimal(ratio(BigInt(top.credits), BigInt(stakeCredits)), 0),
    spins: printDecimal(divide(ratio(1n), top.perSpin), 0),
  };
}

function payLine(share: PayShare, stakeCredits: number): PayLine {
  const { symbol, count, credits, perSpin } = share;
  return {
    symbol,
    count,
    credits,
    perSpin: printDecimal(perSpin, 8),
    returnPercent: printPercent(returnOf([share], stakeCredits), places),
  };
}

const bandRounds = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/** 1.96 standard deviations of the mean of so many rounds to either side. */
function bandsOf(mean: Ratio, deviation: Ratio): Band[] {
  return bandRounds.map((rounds) => {
    const share = squareRoot(ratio(1n, BigInt(rounds)));
    const half = multiply(multiply(ratio(196n, 100n), deviation), share);
    const low = subtract(mean, half);
    return {
      rounds,
      lowPercent: printPercent(low.numerator < 0n ? ratio(0n) : low, 2),
      highPercent: printPercent(add(mean, half), 2),
    };
  });
}

function volatilityIndex(roundDeviation: Ratio): string {
  return printDecimal(multiply(ratio(1645n, 1000n), roundDeviation), 2);
}

function statedSheet(game: SlotGame, { stated, prizes }: StatedFacts): ParSheet {
  return {
    code: game.code,
    mechanic: game.mechanic,
    returnPercent: stated.percent,
    baseReturnPercent: stated.basePercent,
    featureReturnPercent: stated.featurePercent,
    hitPercent: stated.hitPercent,
    spinsPerTrigger: stated.spinsPerTrigger,
    spinsPerFeature: stated.spinsPerFeature,
    spinDeviation: stated.spinDeviation,
    roundDeviation: stated.roundDeviation,
    volatilityIndex: volatilityIndex(parseDecimal(stated.roundDeviation)),
    spinWinStakesMax: stated.spinWinStakesMax,
    payoutStakesMax: game.payoutStakesMax,
    topPrize: topPrize(prizes, game.stakeCredits),
    bands: bandsOf(
      divide(parseDecimal(stated.percent), ratio(100n)),
      parseDecimal(stated.roundDeviation),
    ),
    simulated: { rounds: stated.rounds, halfWidthPercent: stated.halfWidthPercent },
  };
}
