// The first state of a lottery's screen: the first play, one unit at the usual price, and the
// player's last stake.
import { readUnits, unitsOf } from '@baize/client';
import type { Mode } from '@baize/engines';
import type { Units } from '@baize/money';
import type { TabStore } from '../../../app/tab-store.ts';
import { groupPlays } from '../plays/play-list.ts';
import { placeOfPlay } from '../plays/play-place.ts';
import type { PlayBook } from '../plays/play-book.ts';
import type { StakeChoice } from '../picks/price.ts';
import type { DeskState } from './desk-state.ts';
import type { LotteryTerms } from './lottery-terms.ts';

export const stakeKey = 'lottery-stake';

/** The amount on an answer at odds, until the player chooses another: ten of the currency. */
const usualAmount = 100_000n;

export function firstState(terms: LotteryTerms, book: PlayBook, store: TabStore): DeskState {
  const open = offeredPlays(terms, book);
  const pays = open.some((play) => play.pays === 'prize') ? 'prize' : 'odds';
  const [group] = groupPlays(terms.kind, open, pays);
  return {
    terms,
    pays,
    group: group?.group ?? '',
    play: group?.choices[0]?.at[0]?.code ?? '',
    picks: {},
    stake: firstStake(terms, store.read(stakeKey)),
    cart: [],
    sending: 'idle',
    order: null,
    refusal: null,
    placed: null,
    notice: null,
    balance: unitsOf(terms.balance),
    sessionLost: false,
  };
}

/** The plays that may be played now. */
export function offeredPlays(terms: LotteryTerms, book: PlayBook) {
  const on = new Set(terms.plays.filter((play) => play.on).map(({ code }) => code));
  return book.plays.filter(({ code }) => on.has(code));
}

/** Where the pad was left, if that play may still be played. */
export function placeKept(
  terms: LotteryTerms,
  book: PlayBook,
  code: string | undefined,
): Partial<Pick<DeskState, 'pays' | 'group' | 'play'>> {
  const play = offeredPlays(terms, book).find((one) => one.code === code);
  if (play === undefined) return {};
  const { group } = placeOfPlay(terms.kind, play.code);
  return { pays: play.pays, group, play: play.code };
}

function firstStake(terms: LotteryTerms, kept: unknown): StakeChoice {
  const { mode, amount } = { ...(kept as Readonly<Record<string, unknown>> | undefined) };
  const most = unitsOf(terms.amountMost);
  const before = typeof amount === 'string' ? (readUnits(amount) ?? 0n) : 0n;
  const [usualMode = 'yuan'] = terms.modesOfUnit;
  return {
    mode: terms.modesOfUnit.find((one: Mode) => one === mode) ?? usualMode,
    multiple: 1,
    group: terms.group.own,
    amount: before > 0n && before <= most ? before : least(usualAmount, most),
  };
}

const least = (one: Units, other: Units): Units => (one < other ? one : other);
