// The state of a small game's desk at one moment. The desk changes it; screens only read it.
import { unitsOf, type Failure } from '@baize/client';
import type { Units } from '@baize/money';
import type { KeptIntent } from '../../../app/intent-keeper.ts';
import { reaches, type FreeBet } from '../../../frame/free-bets.ts';
import type { AutoEnd, AutoPlay } from './auto-play.ts';
import {
  netOf,
  ownStake,
  type Choice,
  type InstantPage,
  type InstantRound,
  type InstantTerms,
} from './instant-round.ts';

/** `waiting`: asked and not answered. `playing`: the answer is being shown. */
export type DeskPhase = 'ready' | 'waiting' | 'playing';

/** The figures of the session in this game. */
export interface Figures {
  readonly rounds: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly best: Units;
}

export interface DeskState {
  readonly terms: InstantTerms;
  readonly stake: string;
  readonly choice: Choice;
  /** Those that expire first ahead. */
  readonly freeBets: readonly FreeBet[];
  /** The free bet that pays the next stake; undefined: the player does. */
  readonly freeBetId: string | undefined;
  readonly phase: DeskPhase;
  /** A hand that waits for its next step. */
  readonly hand: InstantRound | null;
  /** Rounds whose outcome is being shown, the newest last; their results are not told yet. */
  readonly shown: readonly InstantRound[];
  /** The last round that was told. */
  readonly told: InstantRound | null;
  /** It was told on this screen, so it may be celebrated. */
  readonly isFresh: boolean;
  /** Rounds that were told, the newest first. */
  readonly history: readonly InstantRound[];
  /** Null until they are known. */
  readonly figures: Figures | null;
  readonly balance: Units;
  readonly net: Units;
  /** The answer takes long. */
  readonly slow: boolean;
  readonly offline: boolean;
  /** The round was staked, or the hand opened, before this screen. */
  readonly resumed: boolean;
  readonly refusal: Failure | null;
  readonly sessionLost: boolean;
  readonly auto: AutoPlay | null;
  readonly autoEnd: AutoEnd | null;
}

export interface Opened {
  readonly terms: InstantTerms;
  /** The newest rounds; undefined: they could not be read. */
  readonly page: InstantPage | undefined;
}

/** While a stake has no told result, nothing shows what became of it. */
export function firstState(opened: Opened, kept: KeptIntent | undefined): DeskState {
  const { terms, page } = opened;
  const { openRound, lastRound } = terms;
  const untold =
    kept !== undefined && lastRound?.roundId === kept.shown?.roundId ? lastRound : null;
  const heldBack = untold === null ? 0n : netOf(untold) + ownStake(untold);
  const told = kept === undefined ? lastRound : null;
  const staked = kept?.stake ?? openRound?.stake ?? lastRound?.stake;
  const stake = terms.stakes.find(
    (one) => staked !== undefined && unitsOf(one) === unitsOf(staked),
  );
  return {
    terms,
    stake: stake ?? terms.stakeDefault,
    choice: kept?.choice ?? choiceOf(openRound ?? told) ?? (terms.choiceUsual as Choice),
    freeBets: terms.freeBets,
    freeBetId: undefined,
    phase: 'ready',
    hand: openRound,
    shown: [],
    told: openRound === null ? told : null,
    isFresh: false,
    ...(kept === undefined ? pageState(page) : { history: [], figures: null }),
    balance: unitsOf(terms.balance) - heldBack,
    net: unitsOf(terms.sessionNet) - heldBack,
    slow: false,
    offline: false,
    resumed: openRound !== null,
    refusal: null,
    sessionLost: false,
    auto: null,
    autoEnd: null,
  };
}

/** The free bets are these now. A chosen one that is gone, or below the stake, is left. */
export function withFreeBets(
  { freeBetId, stake }: Pick<DeskState, 'freeBetId' | 'stake'>,
  freeBets: readonly FreeBet[],
): Pick<DeskState, 'freeBets' | 'freeBetId'> {
  const bet = freeBets.find((one) => one.freeBetId === freeBetId);
  return { freeBets, freeBetId: bet && reaches(bet, stake) ? freeBetId : undefined };
}

/** One was used. */
export const withoutFreeBet = (state: DeskState, used: string | undefined) =>
  withFreeBets(
    state,
    state.freeBets.filter(({ freeBetId }) => freeBetId !== used),
  );

/** A round's choice without its steps. */
export function choiceOf(round: InstantRound | null): Choice | undefined {
  const { choice } = (round?.outcome ?? {}) as { readonly choice?: Choice & { steps?: unknown } };
  if (choice === undefined) return undefined;
  const { steps: _steps, ...start } = choice;
  return start;
}

export function pageState(page: InstantPage | undefined): Pick<DeskState, 'history' | 'figures'> {
  if (page === undefined) return { history: [], figures: null };
  const { rounds, staked, paid, best } = page.session;
  const figures = { rounds, staked: unitsOf(staked), paid: unitsOf(paid), best: unitsOf(best) };
  return { history: page.list.filter(({ state }) => state !== 'open'), figures };
}

/** The figures after one more round. */
export function withRound(figures: Figures | null, round: InstantRound): Figures | null {
  if (figures === null || round.state !== 'settled') return figures;
  const payout = unitsOf(round.payout);
  return {
    rounds: figures.rounds + 1,
    staked: figures.staked + ownStake(round),
    paid: figures.paid + payout,
    best: payout > figures.best ? payout : figures.best,
  };
}

const historyMax = 40;

/** A round is told: only now the screen shows what it brought. */
export function toldState(state: DeskState, round: InstantRound): Partial<DeskState> {
  const shown = state.shown.filter(({ roundId }) => roundId !== round.roundId);
  const isCounted = state.resumed && state.terms.lastRound?.roundId === round.roundId;
  const { balance, sessionNet } = state.terms;
  return {
    shown,
    told: round,
    isFresh: true,
    hand: null,
    history: [round, ...state.history].slice(0, historyMax),
    figures: withRound(state.figures, round),
    balance: isCounted ? unitsOf(balance) : balanceAfter(state, round, shown.length),
    net: isCounted ? unitsOf(sessionNet) : state.net + netOf(round),
  };
}

/** While others are in play the server's balance has their stakes and payouts in it already. */
function balanceAfter(state: DeskState, round: InstantRound, others: number): Units {
  if (others === 0 && state.phase !== 'waiting') return unitsOf(round.balance);
  return state.balance + netOf(round) + (round.state === 'settled' ? ownStake(round) : 0n);
}
