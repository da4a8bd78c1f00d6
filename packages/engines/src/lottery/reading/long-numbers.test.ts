// Whole numbers are written with all their digits, in our own texts and on the wire; a slip keeps
// the price that it was struck at.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { playsOf } from '../plays-of.ts';
import { checkForm } from '../selection.ts';
import { randomPick } from '../slips/random-pick.ts';
import { readStruck, strike } from '../slips/struck.ts';
import { trySlip } from '../testing.ts';
import { printSelection, readSelection } from './native.ts';
import { readWireContent } from './wire.ts';

const kinds = ['VN_N', 'VN_S', 'THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4'] as const;
const plays = kinds.flatMap((kind) => [...playsOf(kind).values()]);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const onWire = (code: string, content: string) =>
  readWireContent(playOf(code), { content, approach: 'rows', play: 0 });

test.each([
  ['LO2', '05,23', [5, 23]],
  ['LO3', '005,023', [5, 23]],
  ['LO4', '0005', [5]],
  ['DIGIT1', '5', [5]],
  ['BIG', '0000,9999', [0, 9999]],
] as const)('%s reads and prints %s', (code, text, row) => {
  const read = { value: { form: 'rows', rows: [row] } };
  expect(readSelection(playOf(code), text)).toEqual(read);
  expect(onWire(code, text)).toEqual(read);
  expect(printSelection(playOf(code), { form: 'rows', rows: [row] })).toBe(text);
});

test.each([
  ['LO2', '5'],
  ['LO2', '005'],
  ['LO3', '05'],
  ['LO2', '-5'],
  ['LO2', '0523'],
  ['LO2', '５５'],
])('%s refuses %s', (code, text) => {
  expect(readSelection(playOf(code), text)).toEqual({ refusal: 'number-unknown' });
  expect(onWire(code, text)).toHaveProperty('refusal');
});

test('a random pick of every play reads back as it was written', () => {
  const draws = openSeed('ce'.repeat(32)).draws({ clientSeed: 'long', nonce: 1 });
  for (const play of plays) {
    const checked = checkForm(play.form, randomPick(play, { draws, extra: 5 }));
    if ('refusal' in checked) return expect.fail(checked.refusal);
    expect(readSelection(play, printSelection(play, checked.value))).toEqual(checked);
  }
  return undefined;
});

test('a struck slip keeps its price, and one without a price has none', () => {
  for (const price of [undefined, 9600n]) {
    const asked = price === undefined ? {} : { price };
    const tried = trySlip({ play: playOf('LO2'), text: '05', ...asked });
    if ('refusal' in tried) return expect.fail(tried.refusal);
    const struck = strike({ slip: tried.slip, issueCap: 1n });
    expect(readStruck(JSON.parse(JSON.stringify(struck)) as typeof struck).slip).toEqual(
      tried.slip,
    );
  }
  return undefined;
});
