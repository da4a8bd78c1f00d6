// The state of a crash game on the screen, and what news make of it. Pure, so that every order of
// news can be tested.
import { timesUnits, unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import type { Failure } from '@baize/client';
import { reaches, stakeWith, type FreeBet } from '../../../frame/free-bets.ts';
import type { AutoEnd, AutoPlay } from './auto-play.ts';
import type {
  CrashNow,
  CrashRound,
  CrashTerms,
  EndedRound,
  OtherBet,
  OwnSlip,
  SlipsTold,
} from './crash-terms.ts';

/** One of the two places for a stake. */
export interface Panel {
  readonly stake: string;
  /** In hundredths; null: taken out by hand. */
  readonly auto: number | null;
  /** The free bet that pays the next stake; undefined: the player does. */
  readonly freeBetId: string | undefined;
  /** The stake in the round that is shown. */
  readonly slip: OwnSlip | undefined;
  /** It is staked as soon as the next round opens. */
  readonly isQueued: boolean;
  readonly busy: 'placing' | 'taking' | undefined;
  readonly autoPlay: AutoPlay | undefined;
  readonly autoEnd: AutoEnd | undefined;
  readonly failure: Failure | undefined;
}

export interface CrashState {
  readonly terms: CrashTerms;
  readonly round: CrashRound | null;
  /** The server's clock minus this machine's. */
  readonly aheadMs: number;
  readonly panels: readonly Panel[];
  readonly others: readonly OtherBet[];
  readonly count: number;
  readonly staked: string;
  readonly last: readonly EndedRound[];
  readonly balance: string;
  /** Those that expire first ahead. */
  readonly freeBets: readonly FreeBet[];
  /** News do not come; what was set with a stake holds on the server. */
  readonly isLineLost: boolean;
  readonly isSessionLost: boolean;
}

export const panelCount = 2;
const othersMost = 100;
const lastMost = 30;

export function firstState(terms: CrashTerms): CrashState {
  const panel: Panel = {
    stake: terms.stakeDefault,
    auto: null,
    freeBetId: undefined,
    slip: undefined,
    isQueued: false,
    busy: undefined,
    autoPlay: undefined,
    autoEnd: undefined,
    failure: undefined,
  };
  return {
    terms,
    round: null,
    aheadMs: 0,
    panels: Array.from({ length: Math.min(panelCount, terms.slipsMost) }, () => panel),
    others: [],
    count: 0,
    staked: '0.00',
    last: [],
    balance: terms.balance,
    freeBets: [],
    isLineLost: false,
    isSessionLost: false,
  };
}

/** All that the server knows: on opening and after anything was missed. */
export function withNow(state: CrashState, now: CrashNow, aheadMs: number): CrashState {
  const { round, mine, others, count, staked, last, balance, freeBets } = now;
  const placed = mine.toSorted((one, other) => one.placedAt - other.placedAt);
  const shown = new Set(state.panels.flatMap(({ slip }) => slip?.slipId ?? []));
  const free = placed.filter(({ slipId }) => !shown.has(slipId));
  const panels = state.panels.map((panel): Panel => {
    const own = placed.find(({ slipId }) => slipId === panel.slip?.slipId) ?? free.shift();
    const isThere = freeBets.some(({ freeBetId }) => freeBetId === panel.freeBetId);
    return { ...panel, slip: own, freeBetId: isThere ? panel.freeBetId : undefined };
  });
  return { ...state, round, panels, others, count, staked, last, balance, freeBets, aheadMs };
}

/** The free bets that a place may choose from: none that the other one has chosen. */
export function freeBetsAt({ panels, freeBets }: CrashState, at: number): readonly FreeBet[] {
  const taken = panels.filter((_, place) => place !== at).map(({ freeBetId }) => freeBetId);
  return freeBets.filter(({ freeBetId }) => !taken.includes(freeBetId));
}

/** What a place has after a choice: a free bet brings the highest stake that it pays for. */
export function chosenIn(
  { terms, freeBets, panels }: CrashState,
  at: number,
  choice: Partial<Pick<Panel, 'stake' | 'auto' | 'freeBetId'>>,
): Partial<Panel> {
  const before = panels[at];
  const id = 'freeBetId' in choice ? choice.freeBetId : before?.freeBetId;
  const bet = freeBets.find(({ freeBetId }) => freeBetId === id);
  if (bet === undefined) return { ...choice, freeBetId: undefined };
  const asked = choice.stake ?? before?.stake ?? '';
  const stake = choice.freeBetId === undefined ? asked : (stakeWith(terms.stakes, bet) ?? asked);
  return { ...choice, stake, freeBetId: reaches(bet, stake) ? id : undefined };
}

/** It was used, or is gone. */
export const withoutFreeBet = (state: CrashState, id: string | undefined): CrashState => ({
  ...state,
  freeBets: state.freeBets.filter(({ freeBetId }) => freeBetId !== id),
  panels: state.panels.map((panel) =>
    panel.freeBetId === id ? { ...panel, freeBetId: undefined } : panel,
  ),
});

/** A round opened: the stakes of the last one are gone. */
export function withRound(state: CrashState, round: CrashRound): CrashState {
  const panels = state.panels.map((panel) => ({ ...panel, slip: undefined }));
  return { ...state, round, panels, others: [], count: 0, staked: '0.00' };
}

export function withSlips(state: CrashState, told: SlipsTold): CrashState {
  if (told.round !== state.round?.round) return state;
  return {
    ...state,
    count: state.count + told.count,
    staked: printUnits(unitsOf(state.staked) + unitsOf(told.staked), 2),
    others: merged(state.others, told.slips),
  };
}

export function withCashOuts(
  state: CrashState,
  { round, slips }: Pick<SlipsTold, 'round' | 'slips'>,
): CrashState {
  return round === state.round?.round ? { ...state, others: merged(state.others, slips) } : state;
}

/** The highest stakes first; a cash-out is told in the place of its stake. */
function merged(before: readonly OtherBet[], told: readonly OtherBet[]): readonly OtherBet[] {
  const all = new Map([...before, ...told].map((bet) => [bet.key, bet]));
  return [...all.values()]
    .toSorted((one, other) => Number(other.stake) - Number(one.stake))
    .slice(0, othersMost);
}

/** A flight ended: what was to leave by itself has left, what flew on is lost. */
export function withEnd(state: CrashState, round: CrashRound, endedAt: number): CrashState {
  const point = round.point ?? 100;
  const panels = state.panels.map((panel) => ({
    ...panel,
    slip: panel.slip && endedSlip(panel.slip, round),
  }));
  const isKnown = state.last.some((ended) => ended.round === round.round);
  const last = isKnown ? state.last : [{ round: round.round, point, endedAt }, ...state.last];
  return { ...state, round, panels, last: last.slice(0, lastMost) };
}

function endedSlip(slip: OwnSlip, { point, ceiling, round }: CrashRound): OwnSlip {
  if (slip.round !== round || slip.state === 'won' || slip.state === 'lost') return slip;
  const out = slip.at ?? Math.min(slip.last, ceiling ?? slip.last);
  const isWon = out <= (point ?? 100);
  const by = slip.by ?? (out < slip.last ? 'cap' : 'auto');
  return isWon
    ? { ...slip, state: 'won', at: out, by, payout: wonAt(slip, out) }
    : { ...slip, state: 'lost', payout: '0.00' };
}

/** A stake at a multiplier. All stakes are whole, so nothing is cut. */
export function payoutAt(stake: string, hundredths: number): string {
  return printUnits(timesUnits(unitsOf(stake), hundredths) / 100n, 2);
}

/** What a stake wins its player there: of a free bet without the stake. */
export function wonAt({ stake, free }: OwnSlip, hundredths: number): string {
  const payout = payoutAt(stake, hundredths);
  return free === null ? payout : printUnits(unitsOf(payout) - unitsOf(stake), 2);
}
