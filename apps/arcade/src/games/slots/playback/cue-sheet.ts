// Builds a timeline: cues at their times, in order, and the pauses between them that a player may
// skip.
import type { Cue, Pause, TimedCue, Timeline } from './cue.ts';

export interface CueSheet {
  readonly nowMs: number;
  /** Tells a cue now. */
  cue(cue: Cue): void;
  /** Tells a cue at a time of its own; `now` stays. */
  at(atMs: number, cue: Cue): void;
  /** Time passes in which things move. */
  pass(lengthMs: number): void;
  passTo(atMs: number): void;
  /** Time passes that a player may pass over. */
  pause(lengthMs: number): void;
  end(): Timeline;
}

export function createCueSheet(): CueSheet {
  const cues: TimedCue[] = [];
  const pauses: Pause[] = [];
  let nowMs = 0;
  const at = (atMs: number, cue: Cue) => void cues.push({ atMs, cue });
  return {
    get nowMs() {
      return nowMs;
    },
    at,
    cue: (cue) => at(nowMs, cue),
    pass(lengthMs) {
      nowMs += lengthMs;
    },
    passTo(atMs) {
      nowMs = Math.max(nowMs, atMs);
    },
    pause(lengthMs) {
      if (lengthMs <= 0) return;
      pauses.push({ fromMs: nowMs, toMs: nowMs + lengthMs });
      nowMs += lengthMs;
    },
    end() {
      at(nowMs, { kind: 'ended' });
      const inOrder = cues.toSorted((one, other) => one.atMs - other.atMs);
      return { cues: inOrder, pauses, durationMs: nowMs };
    },
  };
}
