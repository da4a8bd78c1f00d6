// Verifies rounds as anybody can once a seed is revealed: the published engine finds the same
// draws, the same events and the same payout.
import { isDeepStrictEqual } from 'node:util';
import { commitment, gameOf, roundFamilyOf, type Json } from '@baize/engines';
import { must } from './broken.ts';
import { asPlayer } from './calls.ts';
import { units } from './play.ts';
import { answerOr, type Player } from './player.ts';
import type { World } from './world.ts';

/** Draws one revealed round of the player again. */
export async function drawAgain(world: World, player: Player): Promise<void> {
  const roundId = player.toVerify.pop();
  const told = roundId === undefined ? undefined : player.rounds.get(roundId);
  if (!told) return;
  const result = await asPlayer(world, player, ({ wagering }) =>
    wagering.getRound({ roundId: told.roundId }),
  );
  const receipt = answerOr(result, [], 'the receipt of a round');
  const { serverSeed } = receipt ?? { serverSeed: null };
  must(receipt !== undefined && serverSeed !== null, 'a rotated seed is revealed', receipt);
  must(commitment(serverSeed) === told.commitment, 'the seed is the one committed to', receipt);
  const game = gameOf(receipt.gameCode);
  must(game?.version === receipt.gameVersion, 'a round names the rules it was played by', receipt);
  const { clientSeed, nonce } = told;
  const seeds = { serverSeed, clientSeed, nonce };
  const again = roundFamilyOf(game)?.verify(game, {
    ...seeds,
    bet: receipt.bet,
    stake: units(told.stake),
    choice: choiceIn(told.outcome),
  });
  must(again !== undefined, 'a round with a seed is of a family of rounds', receipt.gameCode);
  must(again.payout === units(told.payout), 'a round drawn again pays the same', told);
  must(isDeepStrictEqual(again.outcome, told.outcome), 'a round drawn again shows the same', told);
  const recorded = again.drawn.map(({ range, value }) => [range, value]);
  must(isDeepStrictEqual(recorded, receipt.draws), 'the receipt lists the draws', receipt.draws);
  world.tally.add('revealed round drawn again');
}

/** Only rounds of small games have one. */
const choiceIn = (outcome: unknown): Json => (outcome as { readonly choice?: Json }).choice ?? null;
