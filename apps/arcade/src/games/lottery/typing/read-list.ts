// Reads a pasted list such as `456=100x100` or `12 21=50*50` and never guesses: a line that can
// mean two things is a question, by how many digits and amounts it has, and one that means nothing
// is told with its reason.
import { typedUnits } from '@baize/client';
import { openColumns, type Column, type ColumnId } from './columns.ts';

export type LineFault = 'no-sign' | 'number-wrong' | 'amount-wrong' | 'too-many-amounts';

export interface ListLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly numbers: readonly string[];
  readonly amounts: readonly string[];
}

export interface BadLine {
  readonly line: number;
  readonly text: string;
  readonly fault: LineFault;
}

/** Lines that need the same answer: of so many digits, with so many amounts. */
export interface Shape {
  readonly id: string;
  readonly digits: number;
  readonly amounts: number;
  /** What the amounts may stand for, in the order of the columns. */
  readonly choices: readonly (readonly ColumnId[])[];
  readonly lines: readonly ListLine[];
}

export interface ListRead {
  readonly shapes: readonly Shape[];
  readonly bad: readonly BadLine[];
  /** How many rows its lines make. */
  readonly rows: number;
}

export function readList(text: string, columns: readonly Column[]): ListRead {
  const lines: ListLine[] = [];
  const bad: BadLine[] = [];
  for (const [index, raw] of text.split(/[\n;]/u).entries()) {
    const written = raw.trim();
    if (written === '') continue;
    const place = { line: index + 1, text: written };
    const read = readLine(written, columns);
    if (typeof read === 'string') bad.push({ ...place, fault: read });
    else lines.push({ ...place, ...read });
  }
  const grouped = Map.groupBy(lines, shapeId);
  const rows = lines.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return { shapes: [...grouped].map(([id, own]) => shapeOf(id, own, columns)), bad, rows };
}

const shapeId = ({ numbers, amounts }: ListLine): string =>
  `${numbers[0]?.length ?? 0}/${amounts.length}`;

function shapeOf(id: string, lines: readonly ListLine[], columns: readonly Column[]): Shape {
  const [digits = 0, amounts = 0] = id.split('/').map(Number);
  const open = openColumns(columns, digits).map((column) => column.id);
  return { id, digits, amounts, lines, choices: choose(open, amounts) };
}

/** Each choice of so many columns, in their order. */
function choose(open: readonly ColumnId[], count: number): readonly (readonly ColumnId[])[] {
  if (count === 0) return [[]];
  return open.flatMap((first, at) =>
    choose(open.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

function readLine(written: string, columns: readonly Column[]) {
  const [left = '', right, ...more] = plainText(written).split('=');
  if (right === undefined || more.length > 0) return 'no-sign' as const;
  const numbers = left.split(/[\s,/]+/u).filter((part) => part !== '');
  const digits = numbers[0]?.length ?? 0;
  const open = openColumns(columns, digits);
  if (open.length === 0 || numbers.some((one) => !/^\d+$/u.test(one) || one.length !== digits))
    return 'number-wrong' as const;
  const amounts = right.split(/[x*×]/u).map((part) => part.trim());
  if (amounts.some((one) => !/^\d+(\.\d{1,2})?$/u.test(one) || !((typedUnits(one) ?? 0n) > 0n)))
    return 'amount-wrong' as const;
  if (amounts.length > open.length) return 'too-many-amounts' as const;
  return { numbers, amounts };
}

/** Thai and Lao digits as the usual ones, and one sign for each mark. */
function plainText(written: string): string {
  return written
    .toLowerCase()
    .replaceAll(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0xe_50))
    .replaceAll(/[໐-໙]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0xe_d0))
    .replaceAll('＝', '=');
}
