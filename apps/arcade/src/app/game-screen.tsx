// The games that have a screen here, by family, each family in a chunk of its own.
import { lazy } from 'react';
import { hasSkin } from '../games/slots/slot-skin.ts';

const SlotGame = lazy(async () => {
  const { SlotGame } = await import('../games/slots/slot-game.tsx');
  return { default: SlotGame };
});

export function hasScreen(gameCode: string): boolean {
  return hasSkin(gameCode);
}

export function GameScreen({ gameCode }: { gameCode: string }) {
  return hasSkin(gameCode) ? <SlotGame /> : null;
}
