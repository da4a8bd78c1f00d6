// Typed lines are read into slips or a question, and never by guess: five hundred lines worked by
// hand.
import { readFileSync } from 'node:fs';
import { unitsPerOne } from '@baize/money';
import { expect, test } from 'vitest';
import type { SlangKind, SlangLine, SlangOptions, SlangSlip } from './meaning.ts';
import { readSlang } from './read-slang.ts';

interface Worked {
  readonly text: string;
  readonly meaning: string;
  readonly options: SlangOptions;
}

const rows = readFileSync(new URL('lines.test-data', import.meta.url), 'utf8').split('\n');

function workedLines(): Worked[] {
  const worked: Worked[] = [];
  let options: SlangOptions = { kind: 'VN_N', provinces: [] };
  for (const row of rows.filter((one) => one !== '' && !one.startsWith('# '))) {
    const [, heading] = /^\[(.*)\]$/.exec(row) ?? [];
    if (heading !== undefined) options = optionsOf(heading);
    const [text, meaning] = row.split(' => ');
    if (heading === undefined && text !== undefined && meaning !== undefined)
      worked.push({ text: text.replaceAll(String.raw`\n`, '\n'), meaning, options });
  }
  return worked;
}

function optionsOf(heading: string): SlangOptions {
  const [kind, provinces = '-'] = heading.split(' ');
  const worth = (name: string) => {
    const [, value] = new RegExp(`${name}=([0-9]+)`).exec(heading) ?? [];
    return value === undefined ? {} : { [name]: BigInt(value) * unitsPerOne };
  };
  return {
    kind: kind as SlangKind,
    provinces: provinces === '-' ? [] : provinces.split(','),
    ...worth('unit'),
    ...worth('point'),
  };
}

/** `00..90/10` as numbers. */
const expanded = (meaning: string): string =>
  meaning.replaceAll(/(\d+)\.\.(\d+)(?:\/(\d+))?/g, (_, from: string, to: string, step = '1') =>
    Array.from({ length: (Number(to) - Number(from)) / Number(step) + 1 }, (_, index) =>
      String(Number(from) + index * Number(step)).padStart(from.length, '0'),
    ).join(' '),
  );

const printSlip = ({ play, numbers, amount, province }: SlangSlip): string =>
  [province ?? [], play, ...numbers, `@${amount / unitsPerOne}`].flat().join(' ');

const codesOf = new Map<string, string>();

function printLine(line: SlangLine, options: SlangOptions): string {
  if ('question' in line) return `? ${line.question} "${line.word}"`;
  if (line.slips.length > 0) return line.slips.map(printSlip).join('; ');
  const codes = line.said.map((word) => codesOf.get(word) ?? codeOf(word, options));
  return `(${codes.join(' ')})`;
}

/** The province of a word, by a bet in it. */
function codeOf(word: string, options: SlangOptions): string {
  const read = readSlang(`${word} bl 05 n1`, options);
  const [line] = 'lines' in read ? read.lines : [];
  return line !== undefined && 'slips' in line ? (line.slips[0]?.province ?? word) : word;
}

const worked = workedLines();

test('five hundred lines are worked by hand, each once for its day', () => {
  const keys = worked.map(({ text, options }) => `${options.provinces.join()} ${text}`);
  expect(worked.length).toBeGreaterThanOrEqual(500);
  expect(worked.filter(({ meaning }) => meaning.startsWith('?')).length).toBeGreaterThan(200);
  expect(new Set(worked.map(({ text }) => text)).size).toBeGreaterThan(450);
  expect(keys.length).toBe(worked.length);
});

test.each(worked)('$text means $meaning', ({ text, meaning, options }) => {
  const read = readSlang(text, options);
  const lines = 'lines' in read ? read.lines : [];
  expect(lines.map((line) => printLine(line, options)).join(' || ')).toBe(expanded(meaning));
});
