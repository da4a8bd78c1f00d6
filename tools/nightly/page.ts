// docs/nightly.md: the last result of each long run. A row states the length of the run, and a
// shorter run has a row of its own beside the last whole one, so that it never replaces it. Pieces
// of worlds on one commit, each with a seed that it drew, add up.
import { longRuns, separated } from './runs.ts';
import type { Asked, Ended, LongRun } from './runs.ts';

export interface Result extends Ended {
  readonly date: string;
  readonly commit: string;
  readonly seconds: number;
  /** What it was told: its part of the run, or a seed, which could be that of another piece. */
  readonly told?: Asked;
}

const head = ['run', 'length', 'outcome', 'date', 'commit', 'took', 'figures'];

/** The page with this result in it. */
export function withResult(page: string, run: LongRun, result: Result): string {
  const whole = nameOf(run, result);
  const shorter = `${whole}, shorter`;
  const rows = rowsOf(page);
  const before = run.addsUp && rows.find(([name]) => name === shorter);
  const added = before ? addUp(result, before) : result;
  const isWhole = added.length >= run.lengthWhole;
  const replaced = isWhole ? [whole, shorter] : [shorter];
  const kept = rows.filter(([name = '']) => !replaced.includes(name));
  return pageOf([...kept, rowOf(isWhole ? whole : shorter, run, added)]);
}

const nameOf = ({ name }: LongRun, { told }: Result): string =>
  told?.noun === undefined ? name : `${name} to ${told.noun.replaceAll(',', ', ')}`;

/** With the pieces before, where all of them held on this very commit. */
function addUp(result: Result, before: readonly string[]): Result {
  const [, length = '', outcome, , commit = '', took = '', figures = ''] = before;
  const isPiece = outcome === 'held' && commit === result.commit && result.held;
  if (!isPiece || result.told?.seed !== undefined || commit.includes(' ')) return result;
  const [, pieces = '1'] = /^in (\d+) pieces/.exec(figures) ?? [];
  return {
    ...result,
    length: result.length + numberIn(length),
    seconds: result.seconds + numberIn(took),
    figures: `in ${Number(pieces) + 1} pieces, the last: ${result.figures}`,
  };
}

const numberIn = (cell: string): number => Number((cell.split(' ')[0] ?? '').replaceAll(',', ''));

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
    'Pieces of worlds on one commit add up: each draws a seed of its own.',
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
