// Tracks the player's activity: a key, a press or a touch in any tab. It keeps the session alive;
// the session ends a while after the last input.
import { create } from 'zustand';
import { openDialog } from '../dialogs.ts';
import { currentSession } from './session.ts';

const minuteMs = 60_000;
const warnMs = 2 * minuteMs;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export const useIdle = create<{ endsAt: number }>()(() => ({ endsAt: 0 }));

let seenAt = Date.now();

/** The player is active; the time begins again. */
export function stillHere(): void {
  seenAt = Date.now();
}

/** Whether somebody was here in the last so many milliseconds. */
export const wasHere = (withinMs: number): boolean => Date.now() - seenAt < withinMs;

/** Warns two minutes before the session ends; gives the way to stop watching. */
export function watchIdle(idleMinutes: number): () => void {
  stillHere();
  const look = () => {
    const endsAt = seenAt + idleMinutes * minuteMs;
    const isNear = Date.now() >= endsAt - warnMs;
    if (!isNear || currentSession() === undefined || useIdle.getState().endsAt === endsAt) return;
    useIdle.setState({ endsAt });
    openDialog('idle');
  };
  const timer = setInterval(look, minuteMs / 2);
  for (const sign of signs) addEventListener(sign, stillHere, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) removeEventListener(sign, stillHere, { capture: true });
  };
}
