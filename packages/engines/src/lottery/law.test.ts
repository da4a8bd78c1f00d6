// Every play of every kind but the five digits, which have a test of their own: over the whole draw
// space it pays its units × prize × winning draws, for selections of five seeds and single lines.
import { expect, test } from 'vitest';
import { openSeed } from '../kit/fairness.ts';
import { compilePlays } from './compile.ts';
import { elevenFivePlays } from './11x5/plays.ts';
import { k3Plays } from './k3/plays.ts';
import { lf3Plays, lf5Plays } from './lf/plays.ts';
import { pcbPlays } from './pcb/plays.ts';
import { pk10Plays } from './pk10/plays.ts';
import { brokenLaw, lawPicks, picked, type WeighedWindow } from './testing.ts';
import type { Play } from './play.ts';
import type { Selection } from './selection.ts';
import { windowsOf } from './slips/outcomes.ts';
import { randomLine } from './slips/random-pick.ts';

const draws = openSeed('11'.repeat(32)).draws({ clientSeed: 'law', nonce: 1 });
const spaces = new Map<string, readonly WeighedWindow[]>();

function spaceOf(play: Play): readonly WeighedWindow[] {
  const key = `${play.kind.code} ${play.at.length} ${play.ordered}`;
  const found = spaces.get(key) ?? [...windowsOf(play)].map((window) => ({ window }));
  spaces.set(key, found);
  return found;
}

// Each number stands once at each of the ten places: what counts place by place cannot tell these
// ten draws from all.
const rotations = Array.from({ length: 10 }, (_, by) => ({
  window: Array.from({ length: 10 }, (_one, place) => ((place + by) % 10) + 1),
}));

const small = [elevenFivePlays, k3Plays, pk10Plays, lf3Plays, lf5Plays, pcbPlays];

test.each(small.flatMap(compilePlays))(
  '$kind.code $code pays units × prize × winning draws over the whole space',
  (play) => {
    const space = play.at.length === 10 ? rotations : spaceOf(play);
    const selections = lawPicks(play, [2, 9, 0, 5, 3]);
    if (play.form.lines !== undefined)
      selections.push(picked(play, () => randomLine(play, { draws, extra: 0 })));
    for (const selection of selections) expect(brokenLaw(play, selection, space)).toBeUndefined();
  },
);

const rx = compilePlays(elevenFivePlays).filter(({ code }) => code.startsWith('RX'));

test.each(rx.slice(1))('$code with bankers has every unit that holds them', (play) => {
  const rows = [draws.pick(1, 4).map((index) => index + 1), [5, 6, 7, 8, 9, 10, 11]];
  const selection: Selection = { form: 'banker', rows };
  expect(brokenLaw(play, selection, spaceOf(play))).toBeUndefined();
  const two: Selection = {
    form: 'banker',
    rows: [
      [1, 2],
      [3, 5, 6, 7, 8, 9, 11],
    ],
  };
  if (play.code !== 'RX2') expect(brokenLaw(play, two, spaceOf(play))).toBeUndefined();
});
