// The desk of the small game in play, for the parts of its screen.
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { PlayEffect } from '../../sound/effects.ts';
import type { DeskState } from './desk/desk-state.ts';
import type { InstantDesk } from './desk/instant-desk.ts';

export interface Instant {
  readonly desk: InstantDesk;
  /** Plays a sound of the game. */
  readonly play: PlayEffect;
}

const Context = createContext<Instant | null>(null);

export const InstantProvider = Context;

export function useInstant(): Instant {
  const instant = use(Context);
  if (instant === null) throw new Error('A part of a small game stands outside its room.');
  return instant;
}

export function useDesk<T>(select: (state: DeskState) => T): T {
  return useStore(useInstant().desk.store, select);
}
