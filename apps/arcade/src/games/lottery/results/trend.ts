// The trend of a draw's places, its sum or its marks: for each draw and column, whether it came, or
// for how many draws it has not, and what that adds up to.
import type { DrawKind } from '@baize/engines';
import {
  isMarkSix,
  markOf,
  rangeOf,
  subjectsOf,
  valueOf,
  type Mark,
  type RoadName,
} from './subjects.ts';

export interface TrendDraw {
  readonly issue: string;
  readonly numbers: readonly number[] | null;
}

export interface TrendColumn {
  readonly id: string;
  readonly look:
    | { readonly number: number }
    | { readonly mark: Mark }
    | { readonly from: number; readonly to: number };
  readonly came: (numbers: readonly number[]) => boolean;
}

export interface TrendCell {
  readonly came: boolean;
  /** Draws since it came, of all that are known. */
  readonly missing: number;
}

export interface TrendRow {
  readonly issue: string;
  readonly cells: readonly TrendCell[];
}

export interface TrendSums {
  readonly times: number;
  /** Of the gaps before, between and after, how long one is on average. */
  readonly meanGap: string;
  readonly longestGap: number;
  readonly currentGap: number;
}

export interface Trend {
  readonly columns: readonly TrendColumn[];
  readonly rows: readonly TrendRow[];
  readonly sums: readonly TrendSums[];
  /** Which column each row came at; undefined where several come at once and no line joins them. */
  readonly line: readonly number[] | undefined;
}

/** `all` places together, one `place-n`, the `sum`, or the `marks`. */
export function trendsOf(kind: DrawKind): readonly string[] {
  const { code, places } = kind;
  const each = Array.from({ length: places }, (_, place) => `place-${place + 1}`);
  if (code === 'KENO') return ['all', 'sum', 'marks'];
  if (code === 'K3') return ['all', ...each, 'sum', 'marks'];
  if (isMarkSix(kind)) return [`place-${places}`, 'all', ...each.slice(0, -1), 'sum', 'marks'];
  return [...each, code === 'PK10' ? 'top-two' : 'sum', 'marks'];
}

/** More values than this are shown as ranges. */
const valuesMost = 50;
const rangesShown = 20;

export function columnsOf(kind: DrawKind, trend: string): readonly TrendColumn[] {
  const { low, high } = kind;
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  if (trend === 'all')
    return numbers.map((number) => ofNumber(number, (all) => all.includes(number)));
  if (trend === 'marks') return marksColumns(kind);
  if (trend.startsWith('place-')) {
    const place = Number(trend.slice('place-'.length)) - 1;
    return numbers.map((number) => ofNumber(number, (all) => all[place] === number));
  }
  const subject = subjectsOf(kind).find(({ id }) => id === trend);
  if (subject === undefined) return [];
  const [least, most] = rangeOf(kind, subject);
  const count = most - least + 1;
  if (count > valuesMost) return rangesOf(least, most, (all) => valueOf(subject, all));
  return Array.from({ length: count }, (_, index) =>
    ofNumber(least + index, (all) => valueOf(subject, all) === least + index),
  );
}

function ofNumber(number: number, came: TrendColumn['came']): TrendColumn {
  return { id: String(number), look: { number }, came };
}

function rangesOf(
  least: number,
  most: number,
  value: (numbers: readonly number[]) => number,
): readonly TrendColumn[] {
  const width = Math.ceil((most - least + 1) / rangesShown);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, index) => {
    const from = least + index * width;
    const to = Math.min(most, from + width - 1);
    const came = (all: readonly number[]) => value(all) >= from && value(all) <= to;
    return { id: `${from}`, look: { from, to }, came };
  });
}

const marksOfRoad: Readonly<Record<RoadName, readonly Mark[]>> = {
  size: ['big', 'small'],
  parity: ['odd', 'even'],
  colour: ['red', 'blue', 'green'],
  'dragon-tiger': ['dragon', 'tiger', 'tie'],
};

/** The marks of what the kind's draws are mainly judged by, and of its first pair. */
function marksColumns(kind: DrawKind): readonly TrendColumn[] {
  const subjects = subjectsOf(kind);
  const [main] = subjects;
  const pair = subjects.find(({ roads }) => roads.includes('dragon-tiger'));
  return [main, pair].flatMap((subject) =>
    (subject?.roads ?? []).flatMap((road) =>
      marksOfRoad[road]
        .filter((mark) => mark !== 'tie' || kind.repeats)
        .map((mark) => ({
          id: mark,
          look: { mark },
          came: (all: readonly number[]) =>
            subject !== undefined && markOf({ kind, subject, road }, all) === mark,
        })),
    ),
  );
}

export interface TrendAsked {
  readonly kind: DrawKind;
  /** Newest first. */
  readonly draws: readonly TrendDraw[];
  readonly trend: string;
  /** How many of them are shown. */
  readonly count: number;
}

/** Rows oldest first, as a trend is read. */
export function trendOf({ kind, draws, trend, count }: TrendAsked): Trend {
  const columns = columnsOf(kind, trend);
  const missing = columns.map(() => 0);
  const rows: TrendRow[] = [];
  for (const { issue, numbers } of draws.toReversed()) {
    if (numbers === null) continue;
    const cells = columns.map(({ came }, at) => {
      const isHere = came(numbers);
      const since = isHere ? 0 : (missing[at] ?? 0) + 1;
      missing[at] = since;
      return { came: isHere, missing: since };
    });
    rows.push({ issue, cells });
  }
  const shown = rows.slice(-count);
  const isLine = trend !== 'all' && trend !== 'marks';
  return {
    columns,
    rows: shown,
    sums: columns.map((_, at) => sumsOf(shown.flatMap(({ cells }) => cells[at] ?? []))),
    line: isLine ? shown.map(({ cells }) => cells.findIndex(({ came }) => came)) : undefined,
  };
}

function sumsOf(cells: readonly TrendCell[]): TrendSums {
  const times = cells.filter(({ came }) => came).length;
  return {
    times,
    meanGap: oneDecimal(cells.length - times, times + 1),
    longestGap: Math.max(0, ...cells.map(({ missing }) => missing)),
    currentGap: cells.at(-1)?.missing ?? 0,
  };
}

function oneDecimal(dividend: number, divisor: number): string {
  const tenths = Math.round((dividend * 10) / divisor);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
