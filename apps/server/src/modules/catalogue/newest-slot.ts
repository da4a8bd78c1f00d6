// Finds the slot that a player launched last, for brands where one is played at a time: slots of
// ours and of vendors count alike.
import { refuse, type Refusal } from '@baize/contract';
import type { CatalogueParts } from './parts.ts';
import { isHouse } from './rules/offer.ts';
import { readNewestOpening } from './store/launch-reader.ts';
import { readLatestOf } from './store/own-games.ts';

const slotCategory = 'RNG';

export function newestSlotOf({ ports, keeper }: CatalogueParts) {
  const { kysely } = ports.database;
  const isSlot = (vendor: string, gameCode: string): boolean =>
    keeper.lobby().byVendor.get(vendor)?.get(gameCode)?.category === slotCategory;
  return {
    isSlot,
    /** Which opening of these slots of ours is the player's newest; none after one of a vendor. */
    async newestOpening(
      playerId: string,
      gameCodes: readonly string[],
    ): Promise<string | undefined> {
      const latest = await readLatestOf(kysely, playerId, slotCategory);
      const isOurs = latest === undefined || isHouse(latest.vendor);
      return isOurs ? readNewestOpening(kysely, playerId, gameCodes) : undefined;
    },
    /**
     * Why this player may not stake on this slot now, where one is played at a time: another was
     * launched after it. Other games are never refused by it.
     */
    async refusalOfOtherSlot(
      playerId: string,
      vendor: string,
      gameCode: string,
    ): Promise<Refusal<'game-open-elsewhere'> | undefined> {
      const game = keeper.lobby().byVendor.get(vendor)?.get(gameCode);
      if (!ports.oneSlotAtOnce() || game?.category !== slotCategory) return undefined;
      const latest = await readLatestOf(kysely, playerId, slotCategory);
      const isLatest = latest === undefined || latest.nodeId === game.nodeId;
      return isLatest ? undefined : refuse('game-open-elsewhere');
    },
  };
}
