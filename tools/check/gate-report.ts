// The report of the gate: a row for each step with its cost and its budget, the slowest test files
// of all runners, and the whole against its limit.
import { existsSync, readFileSync } from 'node:fs';
import { failedJourneys } from './failed-journeys.ts';
import { reportOf } from './run-step.ts';
import type { Ran } from './run-lanes.ts';
import { slowest, timedFiles } from './slow-files.ts';
import type { TimedFile } from './slow-files.ts';
import { budgetOf, gateSecondsMax } from './step-budgets.ts';

const slowestCount = 10;

/** `factor`: how much slower this machine is than the one that the budgets were measured on. */
export function stepTable(all: readonly Ran[], factor: number): string {
  const rows = all.map(({ step, seconds, processorSeconds, passed }) => [
    step.name,
    seconds.toFixed(1),
    processorSeconds?.toFixed(1) ?? 'unknown',
    budgetOf(step.name, factor)?.toFixed(0) ?? 'none',
    step.counting === undefined ? '' : String(passed),
  ]);
  const head = ['step', 'clock s', 'processor s', 'budget s', 'tests'];
  return table([head, ...rows]);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [head, ...rows].map((row) => `${lineOf(row)}\n`).join('');
}

export function slowestFiles(root: string, all: readonly Ran[]): string {
  const files = all.flatMap(({ step }): TimedFile[] => {
    const report = reportOf(root, step);
    if (step.counting === undefined || !existsSync(report)) return [];
    return timedFiles(root, step.counting, readFileSync(report, 'utf8'));
  });
  const rows = slowest(files, slowestCount).map(
    ({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}\n`,
  );
  return rows.length === 0 ? '' : `the slowest test files, by the clock:\n${rows.join('')}\n`;
}

/** The journeys that failed or needed a second try. */
export function journeyTroubles(root: string, all: readonly Ran[]): string {
  const reports = all
    .filter(({ step }) => step.counting === 'playwright')
    .map(({ step }) => reportOf(root, step));
  return reports
    .filter((report) => existsSync(report))
    .map((report) => failedJourneys(readFileSync(report, 'utf8')))
    .join('');
}

export function gateTime(seconds: number, factor: number): string {
  const verdict = seconds > gateSecondsMax ? ' (TOO LONG unless others worked here too)' : '';
  return (
    `${Math.round(seconds)} s by the clock, of at most ${gateSecondsMax}${verdict}; ` +
    `the budgets are those of the reference machine times ${factor.toFixed(2)}\n`
  );
}
