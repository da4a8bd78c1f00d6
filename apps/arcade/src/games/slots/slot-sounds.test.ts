// Sounds follow the win: a return of no more than the stake has no win sound.
import { expect, test } from 'vitest';
import type { Cue } from './playback/cue.ts';
import type { WinTier } from '../../frame/win-tier.ts';
import { createSlotSounds } from './slot-sounds.ts';

function heard(cue: Cue): readonly string[] {
  const effects: string[] = [];
  createSlotSounds((effect) => void effects.push(effect)).tell(cue);
  return effects;
}

const endings = (tier: WinTier): readonly Cue[] => [
  { kind: 'win-counted', fromCredits: 0, toCredits: 10, durationMs: 0, tier },
  { kind: 'feature-ended', credits: 10, tier, durationMs: 0 },
  { kind: 'hold-ended', credits: 10, full: false, tier, durationMs: 0 },
];

// @proves R70
test.each(['returned', 'none'] as const)('%s: it has no sound', (tier) => {
  for (const cue of endings(tier)) expect(heard(cue), cue.kind).toEqual([]);
});

test('a win has a sound, a great win a bigger one', () => {
  expect(endings('win').map(heard)).toEqual([['win'], ['end'], ['end']]);
  expect(endings('mega').map(heard)).toEqual([['win'], ['mega', 'end'], ['mega', 'end']]);
});
