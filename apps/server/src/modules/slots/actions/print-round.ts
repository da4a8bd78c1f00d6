// A settled round as the screen plays it back.
import type { JackpotTier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Round } from '../../wagering/index.ts';

interface Outcome {
  readonly events?: unknown[];
  readonly jackpot?: { readonly won: { tier: JackpotTier; prize: string }[] };
}

export function printRound(round: Round) {
  const outcome = round.outcome as Outcome | null;
  return {
    roundId: round.roundId,
    gameVersion: round.gameVersion,
    stake: printUnits(round.stake, 2),
    payout: printUnits(round.payout, 2),
    events: outcome?.events ?? [],
    jackpots: (outcome?.jackpot?.won ?? []).map(({ tier, prize }) => ({ tier, prize })),
    settledAt: round.settledAt ?? round.openedAt,
    balance: printUnits(round.balanceAfter ?? 0n, 2),
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    nonce: Number(round.nonce),
    free: round.free ? { pays: round.free.pays } : null,
  };
}
