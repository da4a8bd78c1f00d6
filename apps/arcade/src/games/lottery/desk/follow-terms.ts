// Reads the terms of a lottery again when the clock tells other limited numbers than the screen
// has: when staff changed them, and when the next issue has a list of its own.
import type { StoreApi } from 'zustand/vanilla';
import type { ClockState } from '../clock/issue-clock.ts';
import type { DeskState } from './desk-state.ts';

export interface TermsFollower {
  readonly clock: StoreApi<ClockState>;
  readonly desk: {
    readonly store: StoreApi<DeskState>;
    readonly readTerms: () => Promise<boolean>;
  };
}

/** Gives the way to stop. What could not be read is asked for after the clock's next answer. */
export function followTerms({ clock, desk }: TermsFollower): () => void {
  let isReading = false;
  let triedAt = -1;
  const follow = () => {
    const { limitedVersion, heardAt } = clock.getState();
    const { terms, sending } = desk.store.getState();
    const isCurrent = limitedVersion === terms.limitedVersion;
    if (isCurrent || isReading || sending !== 'idle' || heardAt === triedAt) return;
    isReading = true;
    triedAt = heardAt;
    void desk.readTerms().finally(() => {
      isReading = false;
    });
  };
  const leave = [clock.subscribe(follow), desk.store.subscribe(follow)];
  return () => {
    for (const one of leave) one();
  };
}
