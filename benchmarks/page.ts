// The table of `docs/benchmarks.md`, printed from the measurements, never written by hand.
import type { Bound, Figure, Reference } from './figures.ts';
import type { Row } from './record.ts';

const begin = '<!-- measured: printed by npm run bench -->';
const end = '<!-- /measured -->';
const heads = ['Figure', 'Measured', 'Reference', 'Ratio', 'p50 / p99', 'Promised', 'Kept'];
const marks = ['Load', 'Date', 'Commit'];

/** The page with this table between its two marks. */
export function withTable(page: string, rows: readonly Row[]): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks of its table');
  return `${page.slice(0, from)}${begin}\n\n${printTable(rows)}\n${page.slice(to)}`;
}

function printTable(rows: readonly Row[]): string {
  const parts = [...Map.groupBy(rows, ({ bench }) => bench)].map(([bench, own]) => {
    const commands = [...new Set(own.map(({ command }) => `\`${command}\``))].join(', ');
    const machines = [...new Set(own.map(({ machine }) => machine))].join('; ');
    const lines = [[...heads, ...marks], [...heads, ...marks].map(() => '---'), ...own.map(cells)];
    const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
    return `### ${bench}\n\n${commands} on ${machines}\n\n${table}\n`;
  });
  return parts.join('\n');
}

function cells(row: Row): readonly string[] {
  const { what, value, unit, reference, ratio, promised, kept, date, commit, clean } = row;
  return [
    what,
    amount(value, unit),
    reference ? `${reference.what}: ${amount(reference.value, unit)}` : '',
    ratio === undefined ? '' : short(ratio),
    times(row, reference),
    promised ? words(promised, unit) : '',
    { true: 'yes', false: '**no**', undefined: '' }[`${kept}`],
    `${row.loadBefore.toFixed(1)} to ${row.loadAfter.toFixed(1)}`,
    date,
    clean ? commit : `${commit} and changes`,
  ];
}

function times({ p50, p99 }: Figure, reference: Reference | undefined): string {
  if (p50 === undefined || p99 === undefined) return '';
  const own = `${short(p50)} / ${short(p99)} ms`;
  if (reference?.p50 === undefined || reference.p99 === undefined) return own;
  return `${own}; ${short(reference.p50)} / ${short(reference.p99)} ms`;
}

function words({ of, atLeast, atMost }: Bound, unit: string): string {
  const told = { value: unit, ratio: '', p99: 'ms' }[of];
  const subject = { value: '', ratio: 'ratio ', p99: 'p99 ' }[of];
  const least = atLeast === undefined ? [] : [`${subject}≥ ${amount(atLeast, told)}`];
  const most = atMost === undefined ? [] : [`${subject}≤ ${amount(atMost, told)}`];
  return [...least, ...most].join(', ');
}

export const amount = (value: number, unit: string): string =>
  unit === '' || unit === '/s' ? `${short(value)}${unit}` : `${short(value)} ${unit}`;

/** Three digits that matter; whole numbers whole. */
export function short(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100)
    return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
