// The games that have a screen here, each in a chunk of its own.
import { lazy, type ComponentType } from 'react';

const SlotGame = lazy(async () => {
  const { SlotGame } = await import('../games/slots/slot-game.tsx');
  return { default: SlotGame };
});

const screens: Readonly<Record<string, ComponentType>> = {
  'golden-lotus-20': SlotGame,
};

export function screenOf(gameCode: string): ComponentType | undefined {
  return Object.hasOwn(screens, gameCode) ? screens[gameCode] : undefined;
}
