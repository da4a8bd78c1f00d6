// The players' rounds at a small game: dice under or over a mark, staked and checked as spins are.
import { must } from './broken.ts';
import { asGame } from './calls.ts';
import { know, newIntentOf, remember, roundOr } from './play.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

const gameCode = 'dice';
const stakes = ['1.00', '5.00', '20.00'] as const;

/** A few rolls in a row, at one choice. */
export async function playDice(world: World, player: Player): Promise<void> {
  const { chance } = player;
  const asked = {
    gameCode,
    stake: chance.pick(stakes),
    choice: {
      side: chance.pick(['under', 'over'] as const),
      chance: chance.pick([100, 2500, 5000]),
    },
  };
  for (let rolls = chance.between(1, 4); rolls > 0; rolls -= 1) {
    world.clock.advance(chance.between(400, 4000));
    const intent = newIntentOf(player);
    const ask = () =>
      asGame(world, player, ({ instant }) => instant.playInstant(asked, { intent }), gameCode);
    const round = await roundOr(world, player, { stake: asked.stake, ask, what: 'a roll' });
    if (!round) return;
    const { settledAt } = round;
    must(settledAt !== null, 'a roll is settled at once', round);
    know(world, player, { ...round, settledAt }, asked.stake);
    remember(player, 'roll', round, ask, gameCode);
    world.tally.add('dice rolled');
  }
}
