// A round as the screen shows it: closed by its record, open by its seed and steps.
import { printUnits } from '@baize/money';
import { wonOf, type Round } from '../wagering/index.ts';
import type { InstantPorts } from './ports.ts';
import { stepsIn } from './rules/hand.ts';
import type { Hands, Held } from './hands.ts';

/** Payouts have four decimals. */
const places = 4;

export function createPrinter({ cashOf }: Pick<InstantPorts, 'cashOf'>, hands: Hands) {
  const open = async (held: Held) => {
    const { round, steps, replayed } = held;
    const { hand, payout, outcome } = replayed;
    return {
      ...named(round),
      payout: '0.0000',
      worth: hand.mayCashOut ? printUnits(wonOf({ ...round, payout }), places) : null,
      steps: steps.length,
      outcome,
      finishedLater: false,
      balance: printUnits(await cashOf(round.playerId, round.currency), 2),
    };
  };
  return async (round: Round) => {
    if (round.state !== 'open') return closed(round);
    const held = await hands.held(round);
    return held === undefined ? closed(round) : open(held);
  };
}

function closed(round: Round) {
  const outcome = round.outcome as { readonly finishedLater?: boolean } | null;
  return {
    ...named(round),
    payout: printUnits(wonOf(round), places),
    worth: null,
    steps: stepsIn(outcome).length,
    outcome: outcome ?? {},
    finishedLater: outcome?.finishedLater === true,
    balance: printUnits(round.balanceAfter ?? 0n, 2),
  };
}

const named = (round: Round) => ({
  roundId: round.roundId,
  gameVersion: round.gameVersion,
  state: round.state,
  stake: printUnits(round.stake, 2),
  openedAt: round.openedAt,
  settledAt: round.settledAt,
  commitment: round.commitment,
  clientSeed: round.clientSeed,
  nonce: Number(round.nonce),
  free: round.free ? { pays: round.free.pays } : null,
});
