// Promotions, whole.
import { promotionsOperations } from './operations.ts';
import { promotionsPlayer } from './player.ts';

export const promotions = {
  ...promotionsPlayer,
  ...promotionsOperations,
};
