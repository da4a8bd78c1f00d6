// Answers to staff: the facts of one category, vendor or game as they are now.
import type { CatalogueParts } from './parts.ts';
import { categoryFact, gameCounts, gameFact, placesOf, vendorFact } from './rules/facts.ts';

export function categoryNow({ keeper }: CatalogueParts, category: string) {
  const lane = keeper.lobby().lanes.find((one) => one.category === category);
  if (!lane) throw new Error(`The category ${category} is gone.`);
  return categoryFact(lane);
}

export function vendorNow({ keeper, ports }: CatalogueParts, vendor: string, tag: string) {
  const lobby = keeper.lobby();
  const row = lobby.vendors.get(vendor);
  if (!row) throw new Error(`The vendor ${vendor} is gone.`);
  return vendorFact(row, { lobby, counts: gameCounts(lobby), about: ports.vendors, tag });
}

export function gameNow({ keeper }: CatalogueParts, nodeId: string, tag: string) {
  const lobby = keeper.lobby();
  const game = lobby.byNode.get(nodeId);
  if (!game) throw new Error(`The game ${nodeId} is gone.`);
  return gameFact(game, placesOf(lobby).get(nodeId) ?? 0, tag);
}
