// Plays a timeline as time passes: every cue once, in order, however unevenly the clock ticks.
// Skipping a pause jumps to its end and loses no cue.
import type { Cue, Timeline } from './cue.ts';

export interface Playback {
  /** Tells that so much time passed. */
  advance(deltaMs: number): void;
  /** Passes over the pause we are in, if any. */
  hurry(): boolean;
  /** Delivers so many cues at once: they were shown before. */
  skip(cues: number): void;
  /** Tells all that is left at once. */
  finish(): void;
  readonly done: boolean;
}

export function createPlayback(timeline: Timeline, tell: (cue: Cue) => void): Playback {
  let nowMs = 0;
  let next = 0;
  const tellDue = () => {
    for (;;) {
      const due = timeline.cues[next];
      if (due === undefined || due.atMs > nowMs) return;
      next += 1;
      tell(due.cue);
    }
  };
  return {
    advance(deltaMs) {
      nowMs += Math.max(0, deltaMs);
      tellDue();
    },
    hurry() {
      const pause = timeline.pauses.find(({ fromMs, toMs }) => fromMs <= nowMs && nowMs < toMs);
      if (pause === undefined) return false;
      nowMs = pause.toMs;
      tellDue();
      return true;
    },
    skip(cues) {
      const last = timeline.cues[Math.min(cues, timeline.cues.length) - 1];
      nowMs = Math.max(nowMs, last?.atMs ?? 0);
      tellDue();
    },
    finish() {
      nowMs = Math.max(nowMs, timeline.durationMs);
      tellDue();
    },
    get done() {
      return next >= timeline.cues.length;
    },
  };
}
