// A paper is a PDF with its texts in every script, its file inside and the same bytes each time;
// while it is drawn the process goes on with everything else.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createPrinter, type Paper, type PaperPart } from './index.ts';
import { runsOf } from './fonts.ts';

const printer = createPrinter();
afterAll(() => printer.stop());

const paper: Paper = {
  brand: 'Baize',
  title: 'Statement',
  number: 'S0001',
  language: 'en',
  createdAt: Date.parse('2026-11-21T04:00:00Z'),
  facts: [
    ['Member', 'ana'],
    ['Thai', 'ประวัติ'],
    ['Vietnamese', 'Sao kê tài khoản'],
    ['Chinese', '账户记录'],
    ['Japanese', '取引明細'],
    ['Korean', '거래 내역'],
  ],
  notes: ['A note that is as long as notes are: it goes on in the next line. '.repeat(3)],
  code: { text: 'https://play.example/fairness', words: 'Check it here' },
  foot: 'Page {page}',
};
const list = {
  title: 'Entries',
  columns: [
    { head: '#', share: 5 },
    { head: 'Time', share: 20 },
    { head: 'Amount', share: 15, align: 'end' },
  ],
} as const;

async function* rowsOf(count: number): AsyncGenerator<PaperPart, void> {
  for (let at = 0; at < count; at += 250) {
    const some = Array.from({ length: Math.min(250, count - at) }, (_, row) => at + row + 1);
    yield {
      rows: some.map((row) => [String(row), '2026-11-21 12:00:00', `${row}.00`]),
      file: `${some.join(',')},`,
    };
  }
}

const print = (more: Partial<Paper> = {}, parts?: AsyncIterable<PaperPart>) =>
  buffer(printer.print({ ...paper, ...more }, parts));

const pagesIn = (file: Buffer): number =>
  [...file.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

test('a paper is a PDF with only the fonts that it uses', async () => {
  const file = await print();
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pagesIn(file)).toBe(1);
  const fonts = new Set(
    [...file.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name),
  );
  expect(fonts.size).toBeGreaterThanOrEqual(5);
  expect(file.length).toBeLessThan(200_000);
  const plain = await print({ facts: [['Member', 'ana']] });
  expect(plain.length).toBeLessThan(60_000);
});

test('the same paper is the same file', async () => {
  expect((await print()).equals(await print())).toBe(true);
});

test('a list goes on over pages, and the file inside is whole', async () => {
  const attachment = { name: 's.txt', type: 'text/plain', words: 'Rows' };
  const file = await print({ list, attachment }, rowsOf(1000));
  expect(pagesIn(file)).toBeGreaterThan(15);
  const inside = streamsIn(file).find((text) => text.startsWith('1,2,3,'));
  expect(inside?.split(',')).toHaveLength(1001);
});

/** The unpacked streams of a PDF. */
function streamsIn(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('\nstream\n', at + 1)) {
    const start = file.indexOf('stream\n', at) + 7;
    try {
      found.push(inflateSync(file.subarray(start)).toString());
    } catch {
      // Not every stream is packed.
    }
  }
  return found;
}

test('a long paper holds nobody up', async () => {
  await print();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const file = await print({ list }, rowsOf(5000));
  delay.disable();
  expect(pagesIn(file)).toBeGreaterThan(70);
  expect(delay.percentile(99) / 1e6).toBeLessThan(50);
}, 30_000);

test('a reader that leaves early stops the paper, and the next one is printed', async () => {
  const pieces = printer.print({ ...paper, list }, rowsOf(5000));
  for await (const _ of pieces) break;
  expect(pagesIn(await print())).toBe(1);
});

test('a fault in the rows ends the paper, and the next one is printed', async () => {
  async function* broken(): AsyncGenerator<PaperPart, void> {
    yield { rows: [['1', '2', '3']] };
    throw new Error('the rows broke off');
  }
  await expect(print({ list }, broken())).rejects.toThrow('the rows broke off');
  expect(pagesIn(await print())).toBe(1);
});

test.each([
  ['Saldo 10.00', 'id', ['latin']],
  ['Tiền gửi', 'vi', ['latin', 'vietnamese', 'latin', 'vietnamese', 'latin']],
  ['ยอดเงิน PHP', 'th', ['thai', 'latin']],
  ['账户', 'zh-Hans', ['chinese']],
  ['明細を', 'ja', ['japanese']],
  ['明細', 'ko', ['korean']],
  ['거래', 'ko', ['korean']],
])('%s in %s is drawn in %j', (text, language, fonts) => {
  expect(runsOf(text, language).map(({ font }) => font)).toEqual(fonts);
});
