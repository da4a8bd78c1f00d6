// Promotions: calls of members, of clients of the family, and of staff.
import { promotionsBoards } from './boards.ts';
import { promotionsFigures } from './figures.ts';
import { promotionsMissions } from './missions.ts';
import { promotionsOperations } from './operations.ts';
import { promotionsPlayer } from './player.ts';
import { promotionsSegments } from './segments.ts';
import { promotionsWire } from './wire.ts';

export const promotions = {
  ...promotionsPlayer,
  ...promotionsWire,
  ...promotionsOperations,
  ...promotionsFigures,
  ...promotionsSegments,
  ...promotionsBoards,
  ...promotionsMissions,
};
