// A text sent as a slip is read into a checked selection or refused by name, and never throws.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { compilePlays } from '../compile.ts';
import { sscPlays } from '../ssc/play-set.ts';
import { checkForm } from '../selection.ts';
import { randomPick } from '../slips/random-pick.ts';
import { trySlip } from '../testing.ts';
import { printSelection, readSelection, textMost } from './native.ts';
import { readWireContent, readWireSlips, type Approach } from './wire.ts';

const plays = compilePlays(sscPlays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const read = (code: string, text: string) => readSelection(playOf(code), text);
const refusal = (code: string, text: string) => {
  const tried = trySlip({ play: playOf(code), text });
  return 'refusal' in tried ? tried.refusal : undefined;
};

test.each([
  ['5X_DIRECT', '1,2|3|4|5', 'rows-differ'],
  ['3X_DIRECT_BACK', '1,1|3|4', 'number-repeated'],
  ['3X_DIRECT_BACK', '1|-|4', 'too-few-numbers'],
  ['3X_DIRECT_BACK', '1|12|4', 'number-unknown'],
  ['3X_DIRECT_BACK', '1/3|2|4', 'number-unknown'],
  ['3X_DIRECT_BACK', '123 123', 'line-repeated'],
  ['3X_DIRECT_BACK', '123\n12', 'line-malformed'],
  ['3X_DIRECT_BACK', '', 'selection-empty'],
  ['3X_DIRECT_BACK', `${'123 '.repeat(100_000)}`, 'selection-too-long'],
  ['3X_DIRECT_BACK', 'W,Q@1|2|3', 'positions-wrong'],
  ['1X_POS', '-|-|-|-|-', 'selection-empty'],
  ['3X_G3_BACK', '1', 'too-few-numbers'],
  ['3X_G3_BACK', '123', 'line-malformed'],
  ['3X_GMIX_BACK', '111', 'line-malformed'],
  ['5X_G60', 'd=8;d=0,1,6', 'rows-differ'],
  ['5X_G60', 'd=8;s=0,1,6;t=1', 'rows-differ'],
  ['5X_G60', 'd=8;s=0,1,8', 'selection-empty'],
  ['2X_SUM_BACK', '19', 'number-unknown'],
  ['LH_WQ', 'lion', 'number-unknown'],
  ['LH_WQ', 'toString', 'number-unknown'],
  ['ANY2_G', 'W@1,2', 'positions-wrong'],
  ['ANY2_G', '1,2', 'positions-wrong'],
  ['ANY2_G', 'WW@1,2', 'positions-wrong'],
  ['ANY2_DIRECT', 'WQ@1|2|-|-|-', 'positions-wrong'],
  ['ANY2_DIRECT', 'W@12', 'positions-wrong'],
  ['3X_DIRECT_BACK', '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8', 'cover-too-wide'],
  ['2X_SPAN_BACK', '0,1,2,3,4,5,6', 'cover-too-wide'],
] as const)('%s refuses %j: %s', (code, text, name) => {
  expect(refusal(code, text)).toBe(name);
});

test('8,000 of 10,000 numbers are taken, one more is too many', () => {
  const lines = Array.from({ length: 8001 }, (_, line) => String(line).padStart(4, '0'));
  expect(refusal('4X_DIRECT_BACK', lines.slice(1).join(' '))).toBeUndefined();
  expect(refusal('4X_DIRECT_BACK', lines.join(' '))).toBe('cover-too-wide');
});

test('10,000 pasted lines are taken, parted by what people paste, and one more is refused', () => {
  const lines = Array.from({ length: 10_001 }, (_, line) => String(line).padStart(5, '0'));
  for (const parting of [' ', '\n', '\r\n', '\t'])
    expect(
      trySlip({ play: playOf('5X_DIRECT'), text: lines.slice(1).join(parting) }),
    ).toMatchObject({
      slip: { units: 10_000 },
    });
  expect(refusal('5X_DIRECT', lines.join('\n'))).toBe('too-many-lines');
});

test('both forms of the wire are read', () => {
  expect(readWireSlips('12_3_45~1~1201~1~1956~3;2.0000~12_3_45~4~1~1201~0')).toEqual({
    value: [
      {
        form: 'newer',
        content: '12_3_45',
        approach: 'rows',
        play: 1201,
        mode: '1',
        group: 1956,
        multiple: 3,
      },
      {
        form: 'older',
        content: '12_3_45',
        approach: 'rows',
        play: 1201,
        amount: 20_000n,
        units: 4,
      },
    ],
  });
  const places = readWireSlips('12~1~1603~1~1956~1~123');
  expect(places).toMatchObject({ value: [{ places: '123' }] });
  for (const text of [
    '',
    ';',
    'a~b',
    '1~3~1~1~1~1',
    '1~1~x~1~1~1',
    '1~1~1~1~1~1~1~1',
    '-1~1~1~1~1~0',
  ])
    expect(readWireSlips(text)).toEqual({ refusal: 'slip-malformed' });
});

const wire = (code: string, content: string, approach: Approach = 'rows', places?: string) =>
  readWireContent(playOf(code), {
    content,
    approach,
    play: 0,
    ...(places === undefined ? {} : { places }),
  });

test.each([
  ['3X_DIRECT_BACK', '12_3_45', '1,2|3|4,5'],
  ['1X_POS', '12_#_#_#_0', '1,2|-|-|-|0'],
  ['3X_SUM_BACK', '10-27', '10,27'],
  ['5X_G60', '89_016', 'd=8,9;s=0,1,6'],
  ['LH_WQ', 'dragon,tie', 'dragon,tie'],
  ['ANY2_G', '125@123', 'W,Q,G@1,2,3'],
  ['ANY2_DIRECT', '123_#_#_789_123', '1,2,3|-|-|7,8,9|1,2,3'],
] as const)('the wire writes %s as %s', (code, content, text) => {
  const written = read(code, text);
  expect(written).toHaveProperty('value');
  expect(wire(code, content)).toEqual(written);
});

test('single lines of the wire are parted by blanks, and places follow them', () => {
  expect(wire('3X_DIRECT_BACK', '123 456', 'lines')).toEqual(read('3X_DIRECT_BACK', '123 456'));
  expect(wire('ANY2_DIRECT', '12 34', 'lines', '135')).toEqual(read('ANY2_DIRECT', 'W,B,G@12 34'));
  expect(wire('1X_POS', '12', 'lines')).toEqual({ refusal: 'single-entry-not-offered' });
  expect(wire('ANY2_G', '12', 'rows', '19')).toEqual({ refusal: 'positions-wrong' });
});

test('a random pick reads back as it was written', () => {
  const draws = openSeed('ab'.repeat(32)).draws({ clientSeed: 'written', nonce: 1 });
  for (const play of plays) {
    const { value } = checkForm(play.form, randomPick(play, { draws, extra: 3 })) as {
      value: never;
    };
    expect(readSelection(play, printSelection(play, value))).toEqual({ value });
  }
});

const pieces = fc.constantFrom(
  ...'0 1 9 10 12 | , - _ # ; @ W Q,B@ 123@ d= s: D: T: big ~ % ١ 1e1 0x1 __proto__'.split(' '),
  ' ',
  '\n',
  '\u0000',
);

test('no input throws; every accepted slip is in canonical order', () => {
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 14 }).map((all) => all.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...plays), text, (play, written) => {
      for (const found of [
        readSelection(play, written),
        readWireContent(play, { content: written, approach: 'rows', play: 0 }),
        readWireContent(play, { content: written, approach: 'lines', play: 0, places: '12' }),
      ]) {
        if ('refusal' in found) continue;
        expect(checkForm(play.form, found.value)).toEqual(found);
      }
      readWireSlips(written);
      const tried = trySlip({ play, text: written });
      expect('refusal' in tried || tried.slip.units > 0).toBe(true);
      return written.length <= textMost;
    }),
    { numRuns: 1500 },
  );
});
