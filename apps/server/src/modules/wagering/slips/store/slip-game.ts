// The game of a slip, with the family that settles it.
import { gameOf, slipFamilyOf } from '@baize/engines';

export function slipGameOf(gameCode: string) {
  const game = gameOf(gameCode);
  const family = game && slipFamilyOf(game);
  if (!game || !family) throw new Error(`${gameCode} is no game of slips`);
  return { game, family };
}
