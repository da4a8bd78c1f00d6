// Every play of five digits: over the whole draw space it pays its units × prize × winning draws,
// for selections of five seeds; its units are the outcomes that win, counted one by one.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { compilePlays } from '../compile.ts';
import { subsets, total } from '../combinatorics.ts';
import { brokenLaw, lawPicks, picked } from '../testing.ts';
import type { Play } from '../play.ts';
import type { Selection } from '../selection.ts';
import { windowsOf } from '../slips/outcomes.ts';
import { randomLine, randomPick } from '../slips/random-pick.ts';
import { sscPlays } from './play-set.ts';

const plays = compilePlays(sscPlays);
const draws = openSeed('5e'.repeat(32)).draws({ clientSeed: 'ssc', nonce: 1 });
const spaces = new Map<number, { window: readonly number[] }[]>();

function spaceOf(play: Play) {
  const found = spaces.get(play.at.length) ?? [...windowsOf(play)].map((window) => ({ window }));
  spaces.set(play.at.length, found);
  return found;
}

test.each(plays)('$code pays units × prize × winning draws over the whole space', (play) => {
  const selections = lawPicks(play, [4, 9, 0, 2, 6]);
  if (play.form.lines !== undefined)
    selections.push(picked(play, () => randomLine(play, { draws, extra: 0 })));
  for (const selection of selections)
    expect(brokenLaw(play, selection, spaceOf(play))).toBeUndefined();
});

const prizes = plays.filter(({ pays }) => pays === 'prize');
const isDirect = ({ code }: Play) => /^\dX_(DIRECT|SUM|SPAN)(_|$)/.test(code);
const isGroup = ({ code }: Play) => /^\dX_G(\d+|SUM|MIX)?(_|$)/.test(code);

// A straight is one arrangement; of a group all arrangements are one unit.
const keyOf = (play: Play, window: readonly number[]) =>
  (isDirect(play) ? window : window.toSorted()).join('');

function winningKeys(play: Play, selection: Selection): Set<string> {
  const won = spaceOf(play).filter(({ window }) => play.hits(selection, window).length > 0);
  return new Set(won.map(({ window }) => keyOf(play, window)));
}

test.each(prizes.filter((play) => isDirect(play) || isGroup(play)))(
  '$code counts as many units as there are winning draws or groups',
  (play) => {
    const selection = picked(play, () => randomPick(play, { draws, extra: 3 }));
    expect(winningKeys(play, selection).size).toBe(total(play.count(selection)));
  },
);

/** The units that a draw wins, by their names, worked out as the rules tell them. */
const unitsOf: Readonly<
  Record<string, (rows: Selection['rows'], window: readonly number[]) => string[]>
> = {
  '5X_COMBO': (rows, window) =>
    [1, 2, 3, 4, 5]
      .filter((length) =>
        window.slice(-length).every((one, at) => rows.at(at - length)!.includes(one)),
      )
      .flatMap((length) =>
        everyWay(rows.slice(0, 5 - length)).map(
          (before) => `${length} ${before} ${window.slice(-length)}`,
        ),
      ),
  '1X_POS': (rows, window) =>
    window.flatMap((one, place) => (rows[place]!.includes(one) ? [`${place} ${one}`] : [])),
  ...Object.fromEntries(
    [1, 2, 3].map((take) => [
      `BDW5${take}`,
      ([row = []]: Selection['rows'], window: readonly number[]) =>
        subsets(
          row.filter((one) => window.includes(one)),
          take,
        ).map(String),
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((least) => [
      `FUN${least}`,
      ([row = []]: Selection['rows'], window: readonly number[]) =>
        row.filter((one) => window.filter((other) => other === one).length >= least).map(String),
    ]),
  ),
};

function everyWay(rows: Selection['rows']): string[] {
  return rows.reduce<string[]>(
    (ways, row) => ways.flatMap((way) => row.map((one) => `${way}${one}`)),
    [''],
  );
}

test.each(Object.entries(unitsOf))('%s wins and counts just the units of the rules', (code, of) => {
  const play = plays.find((one) => one.code === code)!;
  const selection = picked(play, () => randomPick(play, { draws, extra: 3 }));
  const all = new Set<string>();
  let wrong = 0;
  for (const { window } of spaceOf(play)) {
    const units = of(selection.rows, window);
    if (total(play.hits(selection, window)) !== units.length) wrong += 1;
    for (const unit of units) all.add(unit);
  }
  expect(wrong).toBe(0);
  expect(all.size).toBe(total(play.count(selection)));
});

test.each(prizes.filter(({ code }) => code.startsWith('ANY')))(
  '$code counts the units of the same play at every choice of its places',
  (play) => {
    const [, take = '', name = ''] = /^ANY(\d)_(.+)$/.exec(play.code) ?? [];
    const at = plays.find(({ code }) => code === `${take}X_${name}_BACK`)!;
    const selection = picked(play, () => randomPick(play, { draws, extra: 3 }));
    const {
      form,
      rows,
      positions = rows.flatMap((row, place) => (row.length > 0 ? [place] : [])),
    } = selection;
    const choices = subsets(positions, Number(take)).map((places) => {
      const own = { form, rows: name === 'DIRECT' ? places.map((place) => rows[place]!) : rows };
      return { places, won: winningKeys(at, own) };
    });
    const units = choices.reduce((sum, { won }) => sum + won.size, 0);
    expect(total(play.count(selection))).toBe(units);
    for (let round = 0; round < 500; round += 1) {
      const window = Array.from({ length: 5 }, () => draws.int(10));
      const wins = choices.filter(({ places, won }) =>
        won.has(
          keyOf(
            at,
            places.map((place) => window[place]!),
          ),
        ),
      );
      expect(total(play.hits(selection, window))).toBe(wins.length);
    }
  },
);

test('a play whose chance is stated wrong breaks the law', () => {
  const play = plays.find(({ code }) => code === '3X_G3_BACK')!;
  const lied = { ...play, tiers: play.tiers.map((tier) => ({ ...tier, chance: whole })) };
  const selection: Selection = { form: 'rows', rows: [[1, 2]] };
  expect(brokenLaw(play, selection, spaceOf(play))).toBeUndefined();
  expect(brokenLaw(lied, selection, spaceOf(play))).toBe('tier 0 wins 6/1 where 2000/1 is due');
  const narrow = { ...play, hitsMost: () => 0 };
  expect(brokenLaw(narrow, selection, spaceOf(play))).toMatch(/1 units win where 0 can/);
});

const whole = { numerator: 1n, denominator: 1n };
