// The first state of a desk: how the last round ended or, where that round is not shown to its end
// yet, the balance from before it was shown.
import { unitsOf } from '@baize/client';
import type { KeptIntent } from '../../../app/intent-keeper.ts';
import { winTier } from '../../../frame/win-tier.ts';
import { noWin, nothingShown, type DeskState } from './desk-state.ts';
import { readRound, type SlotTerms } from './slot-round.ts';

export function firstState(terms: SlotTerms, kept: KeptIntent | undefined): DeskState {
  const { lastRound } = terms;
  const isToTell = kept !== undefined;
  const untold = isToTell && lastRound?.roundId === kept.shown?.roundId ? lastRound : null;
  // A payout of a bonus was never in the balance.
  const heldBack = untold?.free?.pays === 'bonus' ? 0n : unitsOf(untold?.payout ?? '0');
  const round = lastRound === null || isToTell ? null : readRound(lastRound);
  const won = round?.payout ?? 0n;
  // Free rounds are played at their own stake.
  const staked = kept?.stake ?? terms.freeRounds[0]?.stake ?? lastRound?.stake;
  const known = terms.stakes.find((stake) => staked && unitsOf(stake) === unitsOf(staked));
  return {
    terms,
    stake: known ?? terms.stakeDefault,
    phase: 'ready',
    slow: false,
    offline: false,
    balance: unitsOf(terms.balance) - heldBack,
    net: unitsOf(terms.sessionNet) - heldBack,
    freeRounds: terms.freeRounds,
    round,
    replay: false,
    resumed: false,
    told: false,
    refusal: null,
    sessionLost: false,
    turbo: false,
    auto: null,
    autoEnd: null,
    ...nothingShown,
    win: { ...noWin, from: won, to: won, tier: winTier(Number(won), Number(round?.stake ?? 0n)) },
  };
}
