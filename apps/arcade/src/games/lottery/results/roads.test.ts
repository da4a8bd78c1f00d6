// Roads mark each draw as the plays of its kind would; trends count what is missing and add it up.
import { drawKinds } from '@baize/engines';
import { expect, test } from 'vitest';
import { beadPlate, bigRoad, marksOf, summaryOf } from './roads.ts';
import { markOf, subjectsOf, type Mark, type RoadName } from './subjects.ts';
import { trendOf, trendsOf } from './trend.ts';

const kindOf = (code: string) => drawKinds.find((kind) => kind.code === code) ?? expect.fail(code);
const draws = (...all: number[][]) => all.map((numbers, at) => ({ issue: `${9 - at}`, numbers }));

function mark(code: string, id: string, road: RoadName, numbers: number[]): Mark {
  const kind = kindOf(code);
  const subject = subjectsOf(kind).find((one) => one.id === id) ?? expect.fail(id);
  return markOf({ kind, subject, road }, numbers);
}
const race = [5, 6, 8, 3, 9, 4, 2, 7, 10, 1];

test.each<[string, string, RoadName, number[], Mark]>([
  ['SSC', 'sum', 'size', [9, 9, 5, 0, 0], 'big'],
  ['SSC', 'sum', 'size', [9, 9, 4, 0, 0], 'small'],
  ['SSC', 'place-3', 'size', [0, 0, 5, 0, 0], 'big'],
  ['SSC', 'against-1-5', 'dragon-tiger', [3, 0, 0, 0, 3], 'tie'],
  ['K3', 'sum', 'size', [3, 4, 4], 'big'],
  ['K3', 'sum', 'size', [3, 3, 4], 'small'],
  ['11X5', 'place-1', 'size', [6, 1, 2, 3, 4], 'big'],
  ['11X5', 'place-1', 'parity', [11, 1, 2, 3, 4], 'push'],
  ['11X5', 'sum', 'size', [11, 1, 2, 6, 10], 'middle'],
  ['PK10', 'top-two', 'size', race, 'small'],
  ['PK10', 'top-two', 'parity', race, 'odd'],
  ['PK10', 'place-2', 'size', race, 'big'],
  ['PK10', 'against-1-10', 'dragon-tiger', race, 'dragon'],
  ['PK10', 'against-5-6', 'dragon-tiger', race, 'dragon'],
  ['LHC', 'special', 'size', [1, 2, 3, 4, 5, 6, 25], 'big'],
  ['LHC', 'special', 'size', [1, 2, 3, 4, 5, 6, 24], 'small'],
  ['LHC', 'special', 'parity', [1, 2, 3, 4, 5, 6, 49], 'push'],
  ['LHC', 'special', 'colour', [1, 2, 3, 4, 5, 6, 49], 'green'],
  ['LHC', 'sum', 'size', [1, 7, 15, 29, 38, 46, 39], 'big'],
])('%s: the %s by %s of %j is %s', (code, id, road, numbers, told) => {
  expect(mark(code, id, road, numbers)).toBe(told);
});

test('a race has its ten places, five pairs and the sum of its first two', () => {
  const ids = subjectsOf(kindOf('PK10')).map(({ id }) => id);
  expect(ids).toHaveLength(16);
  expect(ids.filter((id) => id.startsWith('against-'))).toEqual([
    'against-1-10',
    'against-2-9',
    'against-3-8',
    'against-4-7',
    'against-5-6',
  ]);
});

const at = (cells: ReturnType<typeof bigRoad>) => cells.map(({ column, row }) => [column, row]);

test('on the big road a long run turns right at the foot, and the next run passes below it', () => {
  const run = Array.from<Mark>({ length: 8 }).fill('big');
  const cells = bigRoad([...run, 'small', 'small', 'big']);
  expect(at(cells).slice(4, 8)).toEqual([
    [0, 4],
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(at(cells).slice(8)).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
});

test('a run that meets the tail of another turns right above it', () => {
  const run = Array.from<Mark>({ length: 7 }).fill('big');
  const next = Array.from<Mark>({ length: 7 }).fill('small');
  expect(at(bigRoad([...run, ...next])).slice(7)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
});

test('the bead plate fills columns of six, oldest first', () => {
  const kind = kindOf('PCB');
  const [subject = expect.fail()] = subjectsOf(kind);
  const marks = marksOf(
    { kind, subject, road: 'parity' },
    draws([2, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0]),
  );
  expect(at(beadPlate(marks)).at(-1)).toEqual([1, 0]);
  expect(marks.at(-1)).toBe('even');
  expect(summaryOf(marks)).toEqual({
    counts: new Map([
      ['odd', 6],
      ['even', 1],
    ]),
    longest: { mark: 'odd', length: 6 },
    current: { mark: 'even', length: 1 },
  });
});

test('a trend says for how many draws a number has not come, and adds it up', () => {
  const asked = { kind: kindOf('PCB'), trend: 'place-1', count: 30 };
  const trend = trendOf({ ...asked, draws: draws([1, 0, 0], [2, 0, 0], [2, 0, 0], [1, 5, 5]) });
  expect(trend.rows.map(({ cells }) => cells[1]?.missing)).toEqual([0, 1, 2, 0]);
  expect(trend.rows[0]?.issue).toBe('6');
  expect(trend.line).toEqual([1, 2, 2, 1]);
  expect(trend.sums[1]).toEqual({ times: 2, meanGap: '0.7', longestGap: 2, currentGap: 0 });
  expect(trend.sums[2]).toMatchObject({ times: 2, currentGap: 1 });
});

test('gaps count on from draws that are not shown', () => {
  const older = Array.from({ length: 40 }, () => [3, 0, 0]);
  const asked = { kind: kindOf('PCB'), trend: 'place-1', count: 30 };
  const trend = trendOf({ ...asked, draws: draws(...older) });
  expect(trend.rows).toHaveLength(30);
  expect(trend.sums[1]).toMatchObject({ times: 0, currentGap: 40, meanGap: '30.0' });
});

test('sums and marks have trends, wide sums in ranges, and marks no line', () => {
  const sum = trendOf({ kind: kindOf('K3'), draws: draws([1, 2, 3]), trend: 'sum', count: 30 });
  expect(sum.columns).toHaveLength(16);
  expect(sum.line).toEqual([3]);
  const keno = kindOf('KENO');
  const balls = Array.from({ length: 20 }, (_, ball) => ball + 1);
  const wide = trendOf({ kind: keno, draws: draws(balls), trend: 'sum', count: 30 });
  expect(wide.columns.length).toBeLessThanOrEqual(20);
  expect(wide.line).toEqual([0]);
  const marks = trendOf({ kind: keno, draws: draws(balls), trend: 'marks', count: 30 });
  expect(marks.columns.map(({ id }) => id)).toEqual(['big', 'small', 'odd', 'even']);
  expect(marks.line).toBeUndefined();
  expect(trendsOf(kindOf('PK10'))).toContain('top-two');
});
