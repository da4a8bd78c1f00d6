// The result of a long run is recorded with its true length, an interrupted run is not, and a
// shorter run never replaces a whole one.
import { expect, test } from 'vitest';
import { withResult } from './page.ts';
import { longRuns } from './runs.ts';
import type { LongRun } from './runs.ts';

const runOf = (name: string): LongRun =>
  longRuns.find((run) => run.name === name) ?? expect.fail(`no ${name}`);
const lines = (...all: string[]): string => `${all.join('\n')}\n`;

const vendorsTold = [
  'the vendor and the platform play 1000000 rounds, seed 7',
  '  4000 rounds, 211 a second',
  'seed 7: 1000003 rounds in 4740 s, 211 a second',
  'states:',
  '   990000  settled',
  'faults:',
  '     1200  delay',
  '     9000  none',
  '       34  win-after-rollback',
  'tally:',
  '       12  killed: both',
  '       51  killed: platform',
];

test('the vendors’ run: its rounds, faults and kills, and whether both sides agreed', () => {
  const { read } = runOf('vendors');
  const agreed = 'every round in one agreed state, money equal to the unit';
  const figures = 'seed 7, 1,234 faults, 63 kills';
  expect(read(lines(...vendorsTold, agreed))).toEqual({ length: 1_000_003, held: true, figures });
  const failed = { length: 1_000_003, held: false, figures };
  expect(read(lines(...vendorsTold, 'the two sides differ'))).toEqual(failed);
  const missing = 'these never happened, so nothing is proved about them: delay';
  expect(read(lines(...vendorsTold, agreed, missing))).toEqual(failed);
});

test('the simulation: its steps, or the promise that broke and where', () => {
  const { read } = runOf('simulation');
  const world = 'the world of seed 5 begins';
  const counts = ['   42  server crashed', ' 9000  round settled', '  800  deposit paid'];
  const kept = 'seed 5: 10001 steps, every promise kept';
  const figures = 'seed 5, 42 crashes, 9,000 rounds, 800 deposits';
  const late = '   70  deposit paid late';
  expect(read(lines(world, kept, ...counts, late))).toEqual({
    length: 10_001,
    held: true,
    figures,
  });
  const broken = 'seed 5, step 77: broken promise: no purse is negative';
  expect(read(lines(world, '', broken))).toEqual({
    length: 77,
    held: false,
    figures: 'seed 5: broken promise: no purse is negative',
  });
});

test('the wallet: its steps in all worlds, or the promise that broke and where', () => {
  const { read } = runOf('wallet');
  const worlds = [7, 8].map((seed) => `the world of wallet of seed ${seed} begins at step 0`);
  const kept = 'seed 7: 4500 steps, every promise of the wallet kept';
  const counts = ['   18  server crashed', ' 1200  two cashiers at one record'];
  const figures = 'seeds from 7, 2 worlds, 18 crashes, 1,200 records with two cashiers';
  const told = { length: 4500, held: true, figures };
  expect(read(lines(...worlds, kept, ...counts))).toEqual(told);
  const missing = 'these never happened, so nothing is proved about them: payer blocked';
  expect(read(lines(...worlds, kept, ...counts, missing))).toEqual({ ...told, held: false });
  const broken = 'seed 8, step 60: broken promise: no purse is negative';
  const why = 'seed 8: broken promise: no purse is negative';
  expect(read(lines(...worlds, '', broken))).toEqual({ length: 60, held: false, figures: why });
  expect(read(lines(...worlds))).toBeUndefined();
});

test('agents: their days and bills, or the promise that broke and on which day', () => {
  const { read } = runOf('agents');
  const kept = 'seed 7: 92 days, every promise of agents kept';
  const counts = [
    '   40  dividend billed',
    ' 1200  real-time salary billed',
    '  9  crash in a run',
  ];
  const figures = 'seed 7, 1,240 bills, 9 crashes';
  expect(read(lines(kept, ...counts))).toEqual({ length: 92, held: true, figures });
  const broken = 'seed 7, day 12: broken promise: no period of an agreement is skipped';
  const why = 'seed 7: broken promise: no period of an agreement is skipped';
  expect(read(lines('', broken))).toEqual({ length: 12, held: false, figures: why });
});

test('the stream: its sequences and its verdict', () => {
  const { read, command } = runOf('stream');
  const told = (verdict: string) => lines('seed 1c50bfeaab77, 300 sequences', 'more', verdict);
  const figures = 'seed 1c50bfea…';
  expect(read(told('The stream holds.'))).toEqual({ length: 300, held: true, figures });
  expect(read(told('The stream does NOT hold.'))).toEqual({ length: 300, held: false, figures });
  // Only the whole run replaces what docs/fairness keeps.
  expect(command(300)).toContain('--write');
  expect(command(55)).not.toContain('--write');
});

test('the slots: how many rounds of each, and the one that is furthest off', () => {
  const { read } = runOf('slots');
  const told = (verdict: string) =>
    lines(
      'coral-bloom: 95.66 % (95 %: 95.5 to 95.8), 10000000 rounds, 0.31 deviations off,',
      '  deviation 7.99, {}',
      'ember-vault: 95.11 % (95 %: 95.0 to 95.2), 10000000 rounds, 1.70 deviations off,',
      verdict,
    );
  const figures = '2 slots, at most 1.70 standard deviations off';
  const length = 10_000_000;
  const good = read(told('every slot returns what it states'));
  expect(good).toEqual({ length, held: true, figures });
  const bad = read(told('NOT every slot returns what it states'));
  expect(bad).toEqual({ length, held: false, figures });
});

test('mutated requests: how many were sent and carried out, and whether every answer held', () => {
  const { read, command } = runOf('requests');
  const told = (verdict: string) =>
    lines(
      '   25000  2xx',
      '     300  request-invalid',
      'seed 7: 100000 requests to wallet,cashier in 400 s, 250 a second',
      verdict,
    );
  const figures = 'wallet, cashier, seed 7, 25,000 carried out, 250 a second';
  const length = 100_000;
  expect(read(told('every answer held'))).toEqual({ length, held: true, figures });
  expect(read(told('3 answers did NOT hold'))).toEqual({ length, held: false, figures });
  expect(command(9, { noun: 'vip', seed: '4' }).join(' ')).toMatch(/ --noun vip --seed 4$/);
});

test.each(longRuns)('$name: a run without its last words is no result', ({ read }) => {
  expect(read('')).toBeUndefined();
  expect(read(lines(...vendorsTold.slice(0, 2), 'the world of seed 5 begins'))).toBeUndefined();
});

const result = (length: number, more = {}) => ({
  length,
  held: true,
  figures: 'seed 7',
  date: '2026-11-21',
  commit: 'c0ffee',
  seconds: 4740.4,
  ...more,
});
const tableOf = (page: string) => page.split('\n').filter((line) => /^\| (?!run|---)/.test(line));

test('a result takes the place of the last of its run, and of no other', () => {
  const first = withResult('', runOf('vendors'), result(1_000_000));
  const both = withResult(first, runOf('simulation'), result(12_000, { held: false }));
  const again = withResult(both, runOf('vendors'), result(1_000_100, { commit: 'decade' }));
  expect(tableOf(again)).toEqual([
    '| simulation | 12,000 steps | **FAILED** | 2026-11-21 | c0ffee | 4,740 s | seed 7 |',
    '| vendors | 1,000,100 rounds | held | 2026-11-21 | decade | 4,740 s | seed 7 |',
  ]);
});

test('a shorter run says so in a row of its own, which the next whole one ends', () => {
  const whole = withResult('', runOf('vendors'), result(1_000_000));
  const both = withResult(whole, runOf('vendors'), result(1500, { commit: 'decade' }));
  expect(tableOf(both)).toEqual([
    '| vendors | 1,000,000 rounds | held | 2026-11-21 | c0ffee | 4,740 s | seed 7 |',
    '| vendors, shorter | 1,500 rounds, of 1,000,000 | held | 2026-11-21 | decade ' +
      '| 4,740 s | seed 7 |',
  ]);
  const later = withResult(both, runOf('vendors'), result(1_000_000, { commit: 'facade' }));
  expect(tableOf(later)).toEqual([
    '| vendors | 1,000,000 rounds | held | 2026-11-21 | facade | 4,740 s | seed 7 |',
  ]);
});

test('pieces of one commit add up to a whole run', () => {
  const run = runOf('wallet');
  const piece = result(4_000_000, { seconds: 600 });
  const two = withResult(withResult('', run, piece), run, { ...piece, figures: 'seed 8' });
  expect(tableOf(two)).toEqual([
    '| wallet, shorter | 8,000,000 steps, of 10,000,000 | held | 2026-11-21 | c0ffee ' +
      '| 1,200 s | in 2 pieces, the last: seed 8 |',
  ]);
  expect(tableOf(withResult(two, run, { ...piece, figures: 'seed 9' }))).toEqual([
    '| wallet | 12,000,000 steps | held | 2026-11-21 | c0ffee | 1,800 s ' +
      '| in 3 pieces, the last: seed 9 |',
  ]);
});

test.each([
  ['another commit', { commit: 'decade' }],
  ['a seed that was told', { told: { seed: '7' } }],
  ['a failure', { held: false }],
])('a piece with %s stands alone', (_what, more) => {
  const run = runOf('wallet');
  const before = withResult('', run, result(4_000_000));
  const [row] = tableOf(withResult(before, run, result(3_000_000, more)));
  expect(row).toContain('| 3,000,000 steps, of 10,000,000 |');
});

test('a run that is no row of worlds does not add up', () => {
  const run = runOf('looks');
  const half = result(26);
  const [row] = tableOf(withResult(withResult('', run, half), run, half));
  expect(row).toContain('| 26 walks, of 52 |');
});

test('changes that no commit holds are no piece of one', () => {
  const run = runOf('wallet');
  const changed = result(4_000_000, { commit: 'c0ffee and changes' });
  const [row] = tableOf(withResult(withResult('', run, changed), run, changed));
  expect(row).toContain('| 4,000,000 steps, of 10,000,000 |');
});

test('requests to some nouns have a row of their own', () => {
  const run = runOf('requests');
  const all = withResult('', run, result(100_000));
  const some = result(100_000, { told: { noun: 'vip,points' } });
  expect(tableOf(withResult(all, run, some)).map((row) => row.split(' | ')[0])).toEqual([
    '| requests',
    '| requests to vip, points',
  ]);
});

test('walks are counted with those that failed and those that needed a second try', () => {
  const { read } = runOf('looks');
  const said =
    '  1 failed\n    [one-process] › a\n  2 flaky\n    [alone] › b\n  49 passed (9.1m)\n';
  expect(read(said)).toEqual({
    length: 52,
    held: false,
    figures: '1 failed, 2 passed at a second try',
  });
  expect(read('  52 passed (9.1m)\n')).toMatchObject({ length: 52, held: true });
  expect(read('Running 52 tests using 2 workers\n')).toBeUndefined();
});

test('seeded mistakes: how many the gate found, and whether it found all', () => {
  const { read, lengthWhole } = runOf('mistakes');
  const told = (found: number) =>
    lines('found     a sum is wrong (sum.ts)', `${found} of 24 mistakes found`);
  expect(lengthWhole).toBeGreaterThanOrEqual(20);
  expect(read(told(24))).toEqual({ length: 24, held: true, figures: '24 found' });
  expect(read(told(23))).toEqual({ length: 24, held: false, figures: '23 found' });
});
