// The desk of the slot in play, for the parts of its screen.
import type { SlotGame } from '@baize/engines';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { PlayEffect } from '../../sound/effects.ts';
import type { DeskState } from './desk/desk-state.ts';
import type { SlotDesk } from './desk/slot-desk.ts';
import type { SlotFace } from './face/face.ts';
import type { SlotSkin } from './slot-skin.ts';

export interface Slot {
  readonly desk: SlotDesk;
  readonly game: SlotGame;
  readonly face: SlotFace;
  readonly skin: SlotSkin;
  /** Plays a sound of the game. */
  readonly play: PlayEffect;
}

const Context = createContext<Slot | null>(null);

export const SlotProvider = Context;

export function useSlot(): Slot {
  const slot = use(Context);
  if (slot === null) throw new Error('A part of a slot stands outside its table.');
  return slot;
}

export function useDesk<T>(select: (state: DeskState) => T): T {
  return useStore(useSlot().desk.store, select);
}
