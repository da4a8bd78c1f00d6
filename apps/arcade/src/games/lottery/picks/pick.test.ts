// Every form of every play can be filled by presses on its pad, and the price shows the units that
// the engine counts.
import {
  limitsOf,
  linesMost,
  lotteryGames,
  playSets,
  printSelection,
  readSelection,
  scriptedDraws,
  statedOdds,
  type Play,
} from '@baize/engines';
import { expect, test } from 'vitest';
import { openPlayBook } from '../plays/play-book.ts';
import {
  emptyPick,
  fillRow,
  pickForms,
  placesNeeded,
  rowLimit,
  selectionOf,
  togglePick,
  togglePlace,
  valuesOf,
  type Pick,
  type PickForm,
} from './pick.ts';
import { pricePick, termsOf } from './price.ts';
import { pickDraws, quickPick } from './quick-pick.ts';
import { readLinesInSteps } from './read-lines.ts';

const stake = { mode: 'yuan', multiple: 1, group: 1956, amount: 100_000n } as const;

function priceOf(play: Play, pick: Pick) {
  const game = lotteryGames.find(({ kind }) => kind === play.kind.code) ?? expect.fail('a game');
  const limits = limitsOf(game, 1956);
  return pricePick(play, pick, { terms: termsOf(play, stake, statedOdds(game, play)), limits });
}

/** Presses the least that the row needs, and one number more where there is room. */
function pressed(play: Play, form: PickForm): Pick {
  let pick = emptyPick(play, form);
  for (const row of pick.rows.keys()) {
    const { least, most, ...ends } = rowLimit(play, pick, row);
    const values = valuesOf(ends)
      .filter((value) => isOffered(play, value))
      .slice(form === 'banker' ? row : 0);
    const needed = form === 'banker' && row === 1 ? (play.form.banker?.take ?? 2) : least + 1;
    for (const value of values.slice(row, row + Math.min(most, Math.max(1, needed))))
      pick = togglePick(play, pick, { row, value });
  }
  if (form !== 'lines') return pick;
  return { ...pick, rows: [anyLine(play)] };
}

/** Of long numbers, those whose digits are all alike have no order to be played in. */
function isOffered(play: Play, value: number): boolean {
  if (play.form.rows[0]?.digits === undefined) return true;
  return play.refusal?.({ form: 'rows', rows: [[value]] }) !== 'number-not-offered';
}

/** The first line of a few numbers that has the play's pattern. */
function anyLine(play: Play): readonly number[] {
  const { from, length, repeats } = play.form.lines ?? expect.fail('lines');
  if (!repeats) return Array.from({ length }, (_, at) => from + at);
  for (let index = 0; index < 5 ** length; index += 1) {
    const line = Array.from({ length }, (_, at) => from + (Math.floor(index / 5 ** at) % 5));
    if (play.refusal?.({ form: 'lines', rows: [line] }) !== 'line-malformed')
      return line.toSorted((one, other) => one - other);
  }
  return expect.fail('a line');
}

const plays = playSets(2026).flatMap(({ kind, plays: own }) => {
  const book = openPlayBook(kind.code, 2026);
  return own.flatMap(({ code }) => {
    const play = book.play(code) ?? expect.fail(code);
    return pickForms(play).map((form) => ({ name: `${kind.code} ${code} ${form}`, play, form }));
  });
});

test('there are 406 plays, in rows, with bankers and as lines', () => {
  expect(new Set(plays.map(({ play }) => `${play.kind.code} ${play.code}`)).size).toBe(406);
  expect(new Set(plays.map(({ form }) => form))).toEqual(new Set(['rows', 'banker', 'lines']));
});

test('the pad and the engine count the same units', () => {
  const wrong = plays.flatMap(({ name, play, form }) => {
    const priced = priceOf(play, pressed(play, form));
    if ('refusal' in priced) return [`${name}: ${priced.refusal}`];
    const sent = readSelection(play, printSelection(play, priced.selection));
    if ('refusal' in sent) return [`${name}: sent ${sent.refusal}`];
    const units = play.count(sent.value).reduce((all, one) => all + one, 0);
    return priced.units > 0 && units === priced.units ? [] : [`${name}: ${units}`];
  });
  expect(wrong).toEqual([]);
});

test('a random pick of every play can be played', () => {
  const draws = pickDraws();
  const wrong = plays.filter(({ play }) => 'refusal' in priceOf(play, quickPick(play, draws)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(scriptedDraws([1]).int(2)).toBe(1);
});

const playOf = (kind: string, code: string): Play =>
  openPlayBook(kind, 2026).play(code) ?? expect.fail(code);

test('a number is a banker or a drag, never both', () => {
  const play = playOf('11X5', 'RX5');
  let pick = emptyPick(play, 'banker');
  pick = togglePick(play, pick, { row: 0, value: 3 });
  pick = togglePick(play, pick, { row: 1, value: 3 });
  expect(pick.rows).toEqual([[], [3]]);
  pick = fillRow(play, togglePick(play, pick, { row: 0, value: 1 }), { row: 1, fill: 'all' });
  expect(pick.rows[1]).not.toContain(1);
});

test('a row that is full lets its oldest number go', () => {
  const play = playOf('PCB', 'C_PACK3');
  let pick = emptyPick(play);
  for (const value of [3, 5, 7, 9]) pick = togglePick(play, pick, { row: 0, value });
  expect(pick.rows).toEqual([[5, 7, 9]]);
});

test('halves fill a row: big is the upper half, and clear empties it', () => {
  const play = playOf('SSC', '3X_DIRECT_BACK');
  const filled = fillRow(play, emptyPick(play), { row: 1, fill: 'big' });
  expect(filled.rows).toEqual([[], [5, 6, 7, 8, 9], []]);
  expect(fillRow(play, filled, { row: 1, fill: 'odd' }).rows[1]).toEqual([1, 3, 5, 7, 9]);
  expect(fillRow(play, filled, { row: 1, fill: 'clear' }).rows[1]).toEqual([]);
});

test('a play at places of the player’s choice needs enough of them', () => {
  const play = playOf('SSC', 'ANY3_G6');
  expect(placesNeeded(play, 'rows')).toBe(3);
  const pick = { ...emptyPick(play), rows: [[1, 2, 3]] };
  expect(selectionOf(play, pick)).toHaveProperty('selection');
  const fewer = togglePlace(pick, 4);
  expect(selectionOf(play, fewer)).toEqual({ refusal: 'positions-wrong' });
});

test('ten thousand lines are read in short steps; bad and repeated ones are told', () => {
  const play = playOf('SSC', '5X_DIRECT');
  const form = play.form.lines ?? expect.fail('lines');
  const lines = Array.from({ length: linesMost }, (_, at) => String(at).padStart(5, '0'));
  const text = [...lines, '00000', '1234', 'abc', '99999'].join('\n');
  const steps = [...readLinesInSteps(text, { form, width: 1, linesMost }, 500)];
  expect(steps.length).toBeGreaterThan(19);
  const last = steps.at(-1);
  expect(last?.lines.length).toBe(linesMost);
  expect(last).toMatchObject({ malformed: 2, repeated: 1, left: 1 });
});

test.each([
  ['12345 54321', 2],
  ['12345,54321', 2],
  ['1,2,3,4,5', 1],
  ['12345\n1 2 3 4 6', 2],
])('lines may be written as %j', (text, count) => {
  const form = playOf('SSC', '5X_DIRECT').form.lines ?? expect.fail('lines');
  const [read] = [...readLinesInSteps(text, { form, width: 1, linesMost })];
  expect(read?.lines.length).toBe(count);
});
