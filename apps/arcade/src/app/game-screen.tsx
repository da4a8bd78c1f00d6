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
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly Game: ComponentType;
}

const screens = (has: FamilyScreens['has'], load: FamilyScreens['load']): FamilyScreens => ({
  has,
  load,
  Game: lazy(load),
});

const families: { readonly [Code in FamilyCode]: FamilyScreens } = {
  slots: screens(hasSkin, async () => ({
    default: (await import('../games/slots/slot-game.tsx')).SlotGame,
  })),
  instant: screens(isInstant, async () => ({
    default: (await import('../games/instant/instant-game.tsx')).InstantGame,
  })),
  lottery: screens(isLottery, async () => ({
    default: (await import('../games/lottery/lottery-game.tsx')).LotteryGame,
  })),
  crash: screens(isCrash, async () => ({
    default: (await import('../games/crash/crash-game.tsx')).CrashGame,
  })),
};

const screensOf = (gameCode: string): FamilyScreens | undefined =>
  Object.values(families).find(({ has }) => has(gameCode));

export function familyOfGame(gameCode: string): FamilyCode | undefined {
  const codes = Object.keys(families) as FamilyCode[];
  return codes.find((code) => families[code].has(gameCode));
}

/** Fetches a game's screen ahead; a fetch that fails is repeated, and told, when it is shown. */
export function fetchScreen(gameCode: string): void {
  screensOf(gameCode)
    ?.load()
    .catch(() => undefined);
}

export function hasScreen(gameCode: string): boolean {
  return screensOf(gameCode) !== undefined;
}

export function GameScreen({ gameCode }: { gameCode: string }) {
  const shown = screensOf(gameCode);
  return shown === undefined ? null : <shown.Game />;
}
