// The games that have a screen here, by family, each family in a chunk of its own. A family without
// screens does not compile.
import type { FamilyCode } from '@baize/engines';
import { lazy, type ComponentType } from 'react';
import { isCrash } from '../games/crash/crash-codes.ts';
import { isLottery } from '../games/lottery/lottery-codes.ts';
import { isInstant } from '../games/instant/instant-codes.ts';
import { hasSkin } from '../games/slots/slot-skin.ts';

interface FamilyScreens {
  readonly has: (gameCode: string) => boolean;
  readonly Game: ComponentType;
}

const families: { readonly [Code in FamilyCode]: FamilyScreens } = {
  slots: {
    has: hasSkin,
    Game: lazy(async () => ({ default: (await import('../games/slots/slot-game.tsx')).SlotGame })),
  },
  instant: {
    has: isInstant,
    Game: lazy(async () => ({
      default: (await import('../games/instant/instant-game.tsx')).InstantGame,
    })),
  },
  lottery: {
    has: isLottery,
    Game: lazy(async () => ({
      default: (await import('../games/lottery/lottery-game.tsx')).LotteryGame,
    })),
  },
  crash: {
    has: isCrash,
    Game: lazy(async () => ({
      default: (await import('../games/crash/crash-game.tsx')).CrashGame,
    })),
  },
};

const screensOf = (gameCode: string): FamilyScreens | undefined =>
  Object.values(families).find(({ has }) => has(gameCode));

export function familyOfGame(gameCode: string): FamilyCode | undefined {
  const codes = Object.keys(families) as FamilyCode[];
  return codes.find((code) => families[code].has(gameCode));
}

export function hasScreen(gameCode: string): boolean {
  return screensOf(gameCode) !== undefined;
}

export function GameScreen({ gameCode }: { gameCode: string }) {
  const screens = screensOf(gameCode);
  return screens === undefined ? null : <screens.Game />;
}
