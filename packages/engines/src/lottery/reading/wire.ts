// Slips as existing clients of the family send them, in both forms: the newer
// `content~approach~play~mode~group~multiple`, perhaps with `~places`, and that of 2016,
// `amount~content~units~1~play~0`, whose mode, group and multiple stand beside it in the order.
import { parseUnits, type Units } from '@baize/money';
import type { Play } from '../play.ts';
import { checkForm, type Checked, type RowForm, type Selection } from '../selection.ts';
import { textMost } from './native.ts';
import { chunks, readLines, readValue } from './values.ts';

/** How a client says that it wrote the selection. */
export type Approach = 'rows' | 'lines';

export interface WireContent {
  readonly content: string;
  readonly approach: Approach;
  readonly play: number;
  /** Places of the player's choice, as digits from 1. */
  readonly places?: string;
}

export interface NewerSlip extends WireContent {
  readonly form: 'newer';
  readonly mode: string;
  readonly group: number;
  readonly multiple: number;
}

export interface OlderSlip extends WireContent {
  readonly form: 'older';
  readonly amount: Units;
  readonly units: number;
}

export type WireSlip = NewerSlip | OlderSlip;

/** The most slips of one order. */
export const slipsMost = 200;

/** The slips of an order, parted by `;`. */
export function readWireSlips(text: string): Checked<readonly WireSlip[]> {
  if (text.length > textMost) return { refusal: 'selection-too-long' };
  const parts = text.split(';').filter((part) => part !== '');
  if (parts.length === 0 || parts.length > slipsMost) return { refusal: 'slip-malformed' };
  const slips: WireSlip[] = [];
  for (const part of parts) {
    const slip = readWireSlip(part);
    if (slip === undefined) return { refusal: 'slip-malformed' };
    slips.push(slip);
  }
  return { value: slips };
}

function readWireSlip(text: string): WireSlip | undefined {
  const fields = text.split('~');
  // A multiple of 0 means nothing in the newer form: the older one ends with it.
  return fields.length === 6 && fields[5] === '0' && fields[3] === '1'
    ? readOlder(fields)
    : readNewer(fields);
}

function readNewer(fields: readonly string[]): NewerSlip | undefined {
  const [content, way, play, mode, group, multiple, places] = fields;
  if (content === undefined || mode === undefined || fields.length > 7) return undefined;
  const approach = approachOf(way);
  const numbers = { play: whole(play), group: whole(group), multiple: whole(multiple) };
  if (approach === undefined || Object.values(numbers).some(Number.isNaN)) return undefined;
  const slip = { form: 'newer', content, approach, mode, ...numbers } as const;
  return places === undefined || places === '' ? slip : { ...slip, places };
}

function readOlder(fields: readonly string[]): OlderSlip | undefined {
  const [amountText = '', content = '', units, , play] = fields;
  const amount = parseUnits(amountText, { decimalsMax: 4 });
  const numbers = { play: whole(play), units: whole(units) };
  if (amount === undefined || Object.values(numbers).some(Number.isNaN)) return undefined;
  return { form: 'older', content, approach: 'rows', amount, ...numbers };
}

function approachOf(text: string | undefined): Approach | undefined {
  if (text === '1') return 'rows';
  return text === '2' ? 'lines' : undefined;
}

function whole(text: string | undefined): number {
  return text !== undefined && /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The selection that a client's content writes, in its one order, or what is wrong with it. */
export function readWireContent(play: Play, wire: WireContent): Checked<Selection> {
  if (wire.content.length > textMost) return { refusal: 'selection-too-long' };
  const [, prefix, content = ''] = /^(?:([0-9]{1,10})@)?([^]*)$/.exec(wire.content) ?? [];
  if (content === '') return { refusal: 'selection-empty' };
  const places = prefix ?? wire.places;
  const positions =
    places === undefined ? undefined : [...places].map((digit) => Number(digit) - 1);
  const rows =
    wire.approach === 'lines' ? readLines(play.kind, content) : readRows(play, content.split('_'));
  return checkForm(play.form, {
    form: wire.approach,
    rows,
    ...(positions === undefined ? {} : { positions }),
  });
}

function readRows({ form }: Play, texts: readonly string[]): Selection['rows'] {
  return texts.map((text, index) => {
    const row = form.rows[index];
    return row === undefined ? [] : readRow(row, text);
  });
}

// Digits follow each other without a separator; longer numbers are parted by `-`, words by `,`.
function readRow(form: RowForm, text: string): number[] {
  if (text === '#' || text === '') return [];
  if (form.words !== undefined) return text.split(',').map((word) => readValue(form, word));
  const parted = form.to > 9 || /[-,]/.test(text);
  return (parted ? text.split(/[-,]/) : chunks(text, 1)).map((value) => readValue(form, value));
}
