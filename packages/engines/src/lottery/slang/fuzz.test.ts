// Slang of any form is read without a fault, in linear time, and never by guess: a line that was
// understood reads the same again, and a token more is a question or is shown.
import { unitsPerOne } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SlangLine, SlangOptions, SlangSlip } from './meaning.ts';
import { readSlang, slangMost, slangNumbersMost } from './read-slang.ts';

const thousand = 1000n * unitsPerOne;
const days: readonly SlangOptions[] = [
  { kind: 'VN_N', provinces: [] },
  { kind: 'VN_N', provinces: ['VN_N'], unit: thousand, point: thousand },
  { kind: 'VN_S', provinces: [], unit: thousand },
  { kind: 'VN_S', provinces: ['VN_PHU_YEN', 'VN_HUE'] },
  {
    kind: 'VN_S',
    provinces: ['VN_DONG_NAI', 'VN_CAN_THO', 'VN_SOC_TRANG', 'VN_DA_NANG'],
    unit: thousand,
  },
];

const tokens = [
  'bl b lo de dau duoi dd xc 3c 4c b7l b8l nt xien xien2 xien3 xq truot4 da dav dau1so x2 x',
  'dao bdao dxc 05 23 41 77 12 5 0 401 9851 12345 00 90 tai xiu chan le hang dit tong keo den',
  'giap tý kep n10 5n 10k 1tr 1tr5 10 100 n 10d 5diem 100vnd 0n 0,5n 1.5tr hcm hue py dn dnai',
  'ct 2d 3d mb mn va con so zz ! đá đề Đ',
].flatMap((row) => row.split(' '));
const gaps = [' ', ' ', ' ', ' ', ', ', ',', '.', '-', '/', ';', '', '', '\n'];
const anyDay = fc.constantFrom(...days);
const anyToken = fc.constantFrom(...tokens);
const anyGap = fc.constantFrom(...gaps);
const written = fc
  .array(fc.tuple(anyToken, anyGap), { maxLength: 14 })
  .map((parts) => parts.flat().join(''));

/** A bet as players write it, understood on most days. */
const anyBet = fc
  .tuple(
    fc.constantFrom('bl', 'de', 'dau', 'dd', 'xien2', 'bdao', 'da', 'xc', 'hue bl', 'ct dd'),
    fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 2, maxLength: 2 }),
    fc.integer({ min: 1, max: 500 }),
  )
  .map(([play, numbers, amount]) => {
    const printed = numbers.map((number) => (play === 'xc' ? `1${number}` : String(number)));
    return [...play.split(' '), ...printed, `n${amount}`];
  });

const linesOf = (text: string, options: SlangOptions): readonly SlangLine[] => {
  const read = readSlang(text, options);
  return 'lines' in read ? read.lines : [];
};
const slipsOf = (line: SlangLine): readonly SlangSlip[] => ('slips' in line ? line.slips : []);

test('no text throws an error or loses a line', () => {
  const text = fc.oneof(written, fc.string(), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyDay, text, (options, typed) => {
      const read = readSlang(typed, options);
      if ('refusal' in read) return;
      const full = typed.split('\n').filter((line) => line.trim() !== '');
      expect(read.lines.map((line) => line.text)).toEqual(full);
    }),
    { numRuns: 3000 },
  );
});

test('a line that was understood reads the same from what was said', () => {
  let understood = 0;
  const text = fc.oneof(
    written,
    fc.array(anyBet, { maxLength: 4 }).map((bets) => bets.flat().join(' ')),
  );
  fc.assert(
    fc.property(anyDay, text, (options, typed) => {
      for (const line of linesOf(typed, options)) {
        if ('question' in line || line.slips.length === 0) continue;
        understood += 1;
        const [again] = linesOf(line.said.join(' '), options);
        expect(again).toMatchObject({ slips: line.slips, said: line.said });
        for (const { amount, numbers } of line.slips) {
          expect(amount > 0n && amount % unitsPerOne === 0n).toBe(true);
          expect(numbers.length).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 4000 },
  );
  expect(understood).toBeGreaterThan(500);
});

test('an additional token is questioned or shown, and changes no other line', () => {
  const place = fc.tuple(anyToken, anyGap, anyGap, fc.nat());
  fc.assert(
    fc.property(
      anyDay,
      fc.array(fc.array(anyBet, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      place,
      (options, bets, [token, before, after, at]) => {
        const rows = bets.map((row) => row.flat());
        const row = at % rows.length;
        const changed = rows.map((words, index) => {
          const cut = at % (words.length + 1);
          const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
          return index === row ? head + before + token + after + tail : words.join(' ');
        });
        const first = linesOf(rows.map((words) => words.join(' ')).join('\n'), options);
        const then = linesOf(changed.join('\n'), options);
        for (const line of then) {
          const was = first.find(({ text }) => text === line.text);
          if (was === undefined || 'question' in line || 'question' in was) continue;
          if (line.said.join(' ') === was.said.join(' ')) expect(line.slips).toEqual(was.slips);
        }
        const [was, is] = [first[row], then[row]];
        if (was === undefined || is === undefined || 'question' in was || 'question' in is) return;
        if (is.said.join(' ') === was.said.join(' ')) expect(slipsOf(is)).toEqual(slipsOf(was));
      },
    ),
    { numRuns: 4000 },
  );
});

test('a bet without its amount is always asked back', () => {
  const bets = fc.array(anyBet, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyDay, bets, fc.nat(), (options, all, at) => {
      const without = all.map((words, index) =>
        index === at % all.length ? words.slice(0, -1) : words,
      );
      const [line] = linesOf(without.flat().join(' '), options);
      expect(line).toHaveProperty('question');
    }),
    { numRuns: 2000 },
  );
});

test('every bet of a line is kept when a bet of its own follows it', () => {
  fc.assert(
    fc.property(anyDay, fc.array(anyBet, { minLength: 1, maxLength: 3 }), (options, bets) => {
      const [all] = linesOf(bets.flat().join(' '), options);
      const [before] = linesOf(bets.slice(0, -1).flat().join(' '), options);
      if (all === undefined || before === undefined || 'question' in all) return;
      expect(slipsOf(all).slice(0, slipsOf(before).length)).toEqual(slipsOf(before));
    }),
  );
});

test('every choice has another answer than the question it was offered for', () => {
  fc.assert(
    fc.property(anyDay, written, (options, typed) => {
      for (const line of linesOf(typed, options)) {
        if (!('question' in line)) continue;
        const { text, at, word, question } = line;
        expect(text.slice(at, at + word.length)).toBe(word);
        for (const choice of line.choices ?? []) {
          const [put] = linesOf(
            `${text.slice(0, at)} ${choice} ${text.slice(at + word.length)}`,
            options,
          );
          const asksAgain =
            put !== undefined &&
            'question' in put &&
            put.question === question &&
            put.at === at + 1;
          expect(asksAgain, `${text}: ${choice}`).toBe(false);
        }
      }
    }),
    { numRuns: 4000 },
  );
});

test.each([
  'bl ',
  '05 ',
  'bao lo 3 ',
  'tai ',
  'hang 5 ',
  '00 keo 90 ',
  '1.',
  'n',
  '10n5',
  'dau 1 ',
  'x2 ',
  'bl 05 n10 ',
  'da 12 34 ',
  'dao ',
  '!',
  'đ',
  'a\u0301',
])('ten thousand characters of %j are read in time', (piece) => {
  const fastestOf = (length: number): number => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (const options of days) readSlang(text, options);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  // Ten times as many characters: ten times as long, or a hundred if each one met each.
  expect(fastestOf(10_000)).toBeLessThan(40 * fastestOf(1000) + 5);
});

test('a text and its numbers have a bound', () => {
  const [day] = days as [SlangOptions];
  expect(readSlang('b'.repeat(slangMost + 1), day)).toEqual({ refusal: 'slang-too-long' });
  const line = 'bl tai n1 bl xiu n1';
  const lines = (count: number) => Array.from({ length: count }, () => line).join('\n');
  expect(readSlang(lines(slangNumbersMost / 100), day)).toHaveProperty('lines');
  expect(readSlang(lines(slangNumbersMost / 100 + 1), day)).toEqual({
    refusal: 'too-many-numbers',
  });
});
