// The crash game in play, for the parts of its screen: its desk, and what the flight shows.
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../app/arcade-context.tsx';
import type { CrashDesk } from './desk/crash-desk.ts';
import type { CrashState } from './desk/crash-state.ts';
import type { Shown } from './desk/flight-clock.ts';
import { printMultiplier } from './desk/multiplier-text.ts';

const Context = createContext<CrashDesk | null>(null);

export const CrashProvider = Context;

export function useDesk(): CrashDesk {
  const desk = use(Context);
  if (desk === null) throw new Error('A part of a crash game stands outside its room.');
  return desk;
}

export function useCrash<T>(select: (state: CrashState) => T): T {
  return useStore(useDesk().store, select);
}

const shownMs = 100;

/** What the flight shows, often enough for amounts; the stage itself is drawn with every frame. */
export function useShown(): Shown {
  const desk = useDesk();
  const [shown, setShown] = useState(() => desk.shown());
  useEffect(() => {
    const look = () =>
      setShown((before) => {
        const now = desk.shown();
        const isSame = now.phase === before.phase && now.multiplier === before.multiplier;
        return isSame && Math.ceil(now.leftMs / 1000) === Math.ceil(before.leftMs / 1000)
          ? before
          : now;
      });
    const timer = setInterval(look, shownMs);
    const stop = desk.store.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [desk]);
  return shown;
}

/** Prints a multiplier in the page's language. */
export function useMultiplier(): (hundredths: number) => string {
  const { t } = useArcade();
  return (hundredths) => printMultiplier(hundredths, t.tag);
}
