// The rows of the tables of proofs: their ids, and the proof in their last cell.
import type { SourceFile } from '../source/source-file.ts';
import type { TaggedTest } from './tagged-tests.ts';

export interface ProofRow {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly cell: string;
}

const proofColumn = 'Proved by';
const idCell = /^[A-Z][\d.]*\d³?$/;

/** Why a row has no test; else its cell is written by `npm run proofs`. */
export const isReason = (cell: string): boolean =>
  /^(?:Does not apply|By reading|Not met)\b/.test(cell);

export function proofRows({ path, lines }: SourceFile): ProofRow[] {
  let isTable = false;
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|')) isTable = false;
    const cells = text.split('|').slice(1, -1);
    const cell = cells.at(-1)?.trim() ?? '';
    if (cell === proofColumn) isTable = true;
    if (!isTable || cell === proofColumn || /^-+$/.test(cell)) return [];
    const id = cells[0]?.trim() ?? '';
    return [{ file: path, line: index + 1, id: idCell.test(id) ? id.replace('³', '') : '', cell }];
  });
}

/** The files in which a row is proved; `npm run proofs R6` tells the tests. */
export function cellOf(id: string, tests: readonly TaggedTest[]): string {
  const paths = tests.flatMap(({ ids, path }) => (ids.includes(id) ? [path] : []));
  return [...new Set(paths)]
    .toSorted()
    .map((path) => `\`${path}\``)
    .join(', ');
}

/** The page with the last cell of each row rewritten; rows with a reason keep it. */
export function withProofs(file: SourceFile, tests: readonly TaggedTest[]): string {
  const rows = new Map(proofRows(file).map((row) => [row.line, row]));
  const lines = file.lines.map((text, index) => {
    const row = rows.get(index + 1);
    const cell = row === undefined || isReason(row.cell) ? '' : cellOf(row.id, tests);
    if (cell === '') return text;
    const cells = text.split('|').slice(1, -2);
    return `|${cells.join('|')}| ${cell} |`;
  });
  return lines.join('\n');
}
