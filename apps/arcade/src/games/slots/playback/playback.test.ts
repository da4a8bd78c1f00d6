// Every cue is delivered once and in order, however unevenly time passes; skipping a pause skips
// nothing else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Timeline } from './cue.ts';
import { createPlayback } from './playback.ts';

const line: Timeline = {
  cues: [
    { atMs: 0, cue: { kind: 'reels-started' } },
    { atMs: 500, cue: { kind: 'free-spin-began', index: 1, of: 2 } },
    { atMs: 500, cue: { kind: 'free-spin-began', index: 2, of: 2 } },
    { atMs: 1900, cue: { kind: 'scene-over' } },
    { atMs: 2000, cue: { kind: 'ended' } },
  ],
  pauses: [{ fromMs: 600, toMs: 1900 }],
  durationMs: 2000,
};

test('all cues are delivered once and in order, at any clock step', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 10 }), (steps) => {
      const told: unknown[] = [];
      const playback = createPlayback(line, (cue) => told.push(cue));
      for (const step of steps) playback.advance(step);
      const passed = steps.reduce((sum, step) => sum + step, 0);
      const due = line.cues.filter(({ atMs }) => atMs <= passed).map(({ cue }) => cue);
      expect(told).toEqual(due);
      playback.finish();
      expect(told).toEqual(line.cues.map(({ cue }) => cue));
      expect(playback.done).toBe(true);
    }),
  );
});

test('hurrying inside a pause jumps to its end and loses no cue', () => {
  const told: string[] = [];
  const playback = createPlayback(line, ({ kind }) => told.push(kind));
  playback.advance(300);
  expect(playback.hurry()).toBe(false);
  playback.advance(400);
  expect(playback.hurry()).toBe(true);
  expect(told).toEqual(['reels-started', 'free-spin-began', 'free-spin-began', 'scene-over']);
});
