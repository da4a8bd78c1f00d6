// docs/nightly.md: the last result of each long run. A row states the length of the run, and a
// shorter run has a row of its own beside the last whole one, so that it never replaces it.
import { longRuns, separated } from './runs.ts';
import type { Ended, LongRun } from './runs.ts';

export interface Result extends Ended {
  readonly date: string;
  readonly commit: string;
  readonly seconds: number;
}

const head = ['run', 'length', 'outcome', 'date', 'commit', 'took', 'figures'];

/** The page with this result in it. */
export function withResult(page: string, run: LongRun, result: Result): string {
  const isWhole = result.length >= run.lengthWhole;
  const replaced = isWhole ? [run.name, shorter(run)] : [shorter(run)];
  const kept = rowsOf(page).filter(([name = '']) => !replaced.includes(name));
  return pageOf([...kept, rowOf(isWhole ? run.name : shorter(run), run, result)]);
}

const shorter = ({ name }: LongRun): string => `${name}, shorter`;

function rowOf(name: string, { unit, lengthWhole }: LongRun, result: Result): string[] {
  const { length, held, date, commit, seconds, figures } = result;
  const whole = length < lengthWhole ? `, of ${separated(lengthWhole)}` : '';
  return [
    name,
    `${separated(length)} ${unit}${whole}`,
    held ? 'held' : '**FAILED**',
    date,
    commit,
    `${separated(Math.round(seconds))} s`,
    figures.replaceAll('|', '/'),
  ];
}

/** The rows that a page has below the head of its table. */
function rowsOf(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

function pageOf(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const sorted = rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [
    '# The long runs, as they last ended',
    '',
    'Written by `npm run nightly`, never by hand. A run that was stopped before its end is not',
    'here; one shorter than a whole one stands beside the last whole one, never in its place.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...sorted.map(line),
    '',
    ...longRuns.map(
      ({ name, proves, unit, lengthWhole }) =>
        `- **${name}**, whole at ${separated(lengthWhole)} ${unit}: ${proves}.`,
    ),
    '',
  ].join('\n');
}
