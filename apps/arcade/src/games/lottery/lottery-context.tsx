// The lottery in play, for the parts of its screen: its desk, its clock, the draws that may be
// seen.
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { IssueClock, ClockState } from './clock/issue-clock.ts';
import type { DrawList } from './draw/draw-list.ts';
import type { DeskState } from './desk/desk-state.ts';
import type { LotteryDesk } from './desk/lottery-desk.ts';
import type { OwnResults } from './settled/own-results.ts';

export type LotteryView = 'play' | 'cart' | 'slips' | 'results' | 'rules' | 'lobby';

export interface Lottery {
  readonly desk: LotteryDesk;
  readonly clock: IssueClock;
  readonly draws: DrawList;
  readonly results: OwnResults;
  readonly name: string;
  readonly kind: string;
  readonly show: (view: LotteryView) => void;
  readonly openGame: (gameCode: string) => void;
}

const Context = createContext<Lottery | null>(null);

export const LotteryProvider = Context;

export function useLottery(): Lottery {
  const lottery = use(Context);
  if (lottery === null) throw new Error('A part of a lottery stands outside its room.');
  return lottery;
}

export function useDesk<T>(select: (state: DeskState) => T): T {
  return useStore(useLottery().desk.store, select);
}

export function useClock<T>(select: (state: ClockState) => T): T {
  return useStore(useLottery().clock.store, select);
}

/** How many results of own slips were told: lists of slips are read again with each. */
export function useSettledCount(): number {
  return useStore(useLottery().results.store, ({ count }) => count);
}
