// The lotteries a player launched last, those of one area or all.
import type { CatalogueParts } from './parts.ts';
import { lotteriesOf, lotteryOf, type MenuAsked } from './rules/lottery-menu.ts';
import { readRecent } from './store/own-games.ts';

const looked = 100;
const most = 20;

export async function recentLotteries(
  { ports, keeper }: CatalogueParts,
  playerId: string,
  asked: MenuAsked,
  tag: string,
) {
  const shown = new Map(lotteriesOf(keeper.lobby(), asked).map((game) => [game.nodeId, game]));
  const last = await readRecent(ports.database.kysely, playerId, looked);
  return last
    .flatMap(({ nodeId }) => shown.get(nodeId) ?? [])
    .slice(0, most)
    .map((game) => lotteryOf(game, tag));
}
