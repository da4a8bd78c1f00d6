// At its end the gate reports the cost of each step, its budget on this machine, and the slowest
// test files; a step far above its budget is named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gateTime, slowestFiles, stepTable } from './gate-report.ts';
import type { Ran } from './run-lanes.ts';
import { overspent, stepBudgets } from './step-budgets.ts';
import { steps } from './steps.ts';
import type { Counting } from './steps.ts';

const root = mkdtempSync(join(tmpdir(), 'baize-report-'));
mkdirSync(join(root, '.cache', 'check'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const ran = (name: string, counting?: Counting): Ran => ({
  step: { name, subject: '', commands: [], ...(counting === undefined ? {} : { counting }) },
  seconds: 12.34,
  processorSeconds: 20.06,
  passed: 7,
  failed: 0,
  output: '',
});

test('the table shows a row for each step, its budget stretched to this machine', () => {
  const types = { ...ran('types'), processorSeconds: undefined };
  const rows = stepTable([ran('server', 'vitest'), types], 2)
    .trimEnd()
    .split('\n');
  const of = (name: string) => ((stepBudgets[name] ?? 0) * 2).toFixed(0);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['step', 'clock s', 'processor s', 'budget s', 'tests'],
    ['server', '12.3', '20.1', of('server'), '7'],
    ['types', '12.3', 'unknown', of('types')],
  ]);
});

test('files of all runners are in one order; one that ran twice has the time of both', () => {
  const vitest = {
    testResults: [
      { name: `${root}/apps/slow.test.ts`, startTime: 1000, endTime: 4500 },
      { name: `${root}/apps/quick.test.ts`, startTime: 1000, endTime: 1100 },
    ],
  };
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const worldOf = (duration: number) => ({
    file: 'offer.spec.ts',
    specs: [spec(duration)],
    suites: [{ file: 'offer.spec.ts', specs: [spec(1000)] }],
  });
  const playwright = { suites: [worldOf(2000), worldOf(1500)] };
  writeFileSync(join(root, '.cache', 'check', 'server.json'), JSON.stringify(vitest));
  writeFileSync(join(root, '.cache', 'check', 'journeys.json'), JSON.stringify(playwright));
  const told = slowestFiles(root, [ran('server', 'vitest'), ran('journeys', 'playwright')]);
  expect(told.trimEnd().split('\n').slice(1)).toEqual([
    '     5.5 s  e2e/offer.spec.ts',
    '     3.5 s  apps/slow.test.ts',
    '     0.1 s  apps/quick.test.ts',
  ]);
});

test('a step is over budget above a third more, as fast as the machine is', () => {
  const budget = stepBudgets['server'] ?? 0;
  const at = (share: number, factor = 1) =>
    overspent({ name: 'server', processorSeconds: budget * share }, factor);
  expect(at(1.3)).toBeUndefined();
  expect(at(1.4)).toMatch(/^server took \d+ s of processor time, and its budget here is \d+ s/);
  expect(at(2.6, 2)).toBeUndefined();
  expect(at(0.7, 0.5)).toBeDefined();
  expect(overspent({ name: 'server', processorSeconds: undefined }, 1)).toBeUndefined();
  expect(overspent({ name: 'unheard of', processorSeconds: 1 }, 1)).toMatch(/no budget/);
});

test('every step has a budget, and every budget a step', () => {
  expect(Object.keys(stepBudgets).toSorted()).toEqual(steps.map(({ name }) => name).toSorted());
});

test('a gate above its limit says so', () => {
  expect(gateTime(899, 1)).not.toContain('TOO LONG');
  expect(gateTime(901, 1)).toContain('901 s by the clock, of at most 900 (TOO LONG');
});
