// The games that have a screen here, by family, each family in a chunk of its own.
import { lazy } from 'react';

const SlotGame = lazy(async () => {
  const { SlotGame } = await import('../games/slots/slot-game.tsx');
  return { default: SlotGame };
});

const slots: ReadonlySet<string> = new Set(['golden-lotus-20']);

export function hasScreen(gameCode: string): boolean {
  return slots.has(gameCode);
}

export function GameScreen({ gameCode }: { gameCode: string }) {
  return slots.has(gameCode) ? <SlotGame /> : null;
}
