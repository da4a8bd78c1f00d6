// The receipt of one of the player's rounds. The server seed is shown only once it has been
// revealed by rotation.
import { printUnits } from '@baize/money';
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readRevealedSeeds, readRound } from '../../rounds/store/reader.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { readDrawSeed } from '../../slips/store/draw-seeds.ts';
import type { WageringPorts } from '../../ports.ts';

type Ports = Pick<WageringPorts, 'database' | 'drawSeeds'>;

export function getRound(ports: Ports): Action<typeof wagering.getRound> {
  return async ({ caller, input }) => {
    const db = ports.database.kysely;
    const round = await readRound(db, caller.playerId, input.roundId);
    if (!round) return refuse('round-unknown');
    const serverSeed = await revealedSeed(ports, round);
    return {
      roundId: round.roundId,
      gameCode: round.gameCode,
      gameVersion: round.gameVersion,
      bet: round.bet,
      currency: round.currency,
      state: round.state,
      stake: printUnits(round.stake, 4),
      payout: printUnits(round.payout, 4),
      jackpot: printUnits(round.jackpotWon, 4),
      free: round.free ? { kind: round.free.kind, pays: round.free.pays } : null,
      openedAt: round.openedAt,
      settledAt: round.settledAt,
      vendor: round.vendor,
      commitment: round.commitment,
      clientSeed: round.clientSeed,
      nonce: Number(round.nonce),
      serverSeed,
      draws: round.draws.map(([range, value]): [number, number] => [range, value]),
      outcome: round.outcome,
    };
  };
}

/** The player's own seed once it was rotated; of a slip that of its draw, once its day is drawn. */
async function revealedSeed(
  ports: Ports,
  { playerId, seedId, slip }: Round,
): Promise<string | null> {
  const db = ports.database.kysely;
  if (slip) return (await readDrawSeed(db, ports, seedId))?.serverSeed ?? null;
  const [revealed] = await readRevealedSeeds(db, playerId, seedId, 1);
  return revealed?.serverSeed ?? null;
}
