// A round that a game still shows: until the game reports its end, no page shows the payout. The
// stake is subtracted from the balance at once; a silent game is waited for a limited time.
import { useState } from 'react';
import { create } from 'zustand';
import { readUnits } from '@baize/client';
import type { Units } from '@baize/money';

interface RunningRound {
  readonly running: boolean;
  /** The balance shown meanwhile; undefined: it is not known. */
  readonly shown: Units | undefined;
}

export interface RoundBegan {
  /** The balance that is shown now. */
  readonly balance: Units | undefined;
  /** A decimal text of the game's; what is none takes nothing. */
  readonly stake: unknown;
  /** After this the balance is shown even if the game reports nothing. */
  readonly limitMs: number;
}

const none: RunningRound = { running: false, shown: undefined };
export const useRunningRound = create<RunningRound>()(() => none);
let timer: ReturnType<typeof setTimeout> | undefined;

export function beginRound({ balance, stake, limitMs }: RoundBegan): void {
  clearTimeout(timer);
  timer = setTimeout(endRound, limitMs);
  const { running, shown } = useRunningRound.getState();
  const before = running ? shown : balance;
  const staked = unitsStaked(stake);
  const isTaken = before !== undefined && staked <= before;
  useRunningRound.setState({ running: true, shown: isTaken ? before - staked : before });
}

export function endRound(): void {
  clearTimeout(timer);
  useRunningRound.setState(none);
}

/** The value as it was before a running round began, and as it is after it. */
export function useStillWhileRunning<Value>(value: Value): Value {
  const { running } = useRunningRound();
  const [still, setStill] = useState(value);
  if (!running && !Object.is(still, value)) setStill(value);
  return running ? still : value;
}

function unitsStaked(stake: unknown): Units {
  if (typeof stake !== 'string' || stake.length > 40) return 0n;
  return readUnits(stake) ?? 0n;
}
