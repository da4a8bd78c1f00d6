// Selections as our own screens and documents write them: places parted by `|`, values by `,`, an
// empty place `-`; named rows as `d=3;s=1,2,9`; bankers as `D:01,02;T:03,04`; places of the
// player's choice as `W,Q,B@…`; single lines parted by blanks or line ends.
import type { Play } from '../play.ts';
import { checkForm, type Checked, type RowForm, type Selection } from '../selection.ts';
import { readLine, readLines, readValue } from './values.ts';

/** Room for 10,000 lines of eight numbers; nothing longer is looked at. */
export const textMost = 250_000;

export const placeLetters = 'WQBSG';

type Unchecked = Checked<Selection>;

/** The selection that a text writes, in its one order, or what is wrong with it. */
export function readSelection(play: Play, text: string): Checked<Selection> {
  if (text.length > textMost) return { refusal: 'selection-too-long' };
  const [, letters, content = ''] = /^(?:([WQBSG](?:,?[WQBSG])*)@)?([^]*)$/.exec(text) ?? [];
  const read = readContent(play, content);
  if ('refusal' in read) return read;
  const positions = [...(letters ?? '').replaceAll(',', '')].map((one) =>
    placeLetters.indexOf(one),
  );
  return checkForm(play.form, {
    ...read.value,
    ...(letters === undefined ? {} : { positions }),
  });
}

function readContent(play: Play, content: string): Unchecked {
  const { form, kind } = play;
  if (content.trim() === '') return { refusal: 'selection-empty' };
  const banker = /^D[:=]([^;]*);\s*T[:=]([^;]*)$/.exec(content);
  const [row] = form.rows;
  if (banker !== null && row !== undefined && form.banker !== undefined) {
    const rows = [banker[1] ?? '', banker[2] ?? ''].map((one) => readRow(row, one));
    return { value: { form: 'banker', rows } };
  }
  if (form.rows.some(({ label }) => label !== undefined) && content.includes(';'))
    return readNamedRows(form.rows, content);
  if (isLines(play, content)) return { value: { form: 'lines', rows: readLines(kind, content) } };
  return { value: { form: 'rows', rows: readRows(form.rows, content) } };
}

// Without bars and commas a text may be single lines; it is where every part has a line's length.
function isLines({ form, kind }: Play, content: string): boolean {
  if (form.lines === undefined) return false;
  if (form.rows.length === 0 || /[\n]/.test(content.trim())) return true;
  if (/[|,;:=]/.test(content)) return false;
  const { length } = form.lines;
  return content
    .trim()
    .split(/\s+/)
    .every((part) => readLine(kind, part).length === length);
}

function readRows(forms: readonly RowForm[], content: string): Selection['rows'] {
  const [only] = forms;
  return content.split('|').map((text, index) => readRow(forms[index] ?? only ?? noRow, text));
}

const noRow: RowForm = { from: 0, to: 0, least: 0, most: 0 };

function readRow(form: RowForm, text: string): number[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return [];
  return trimmed.split(/\s*,\s*|\s+/).map((value) => readValue(form, value));
}

function readNamedRows(forms: readonly RowForm[], content: string): Unchecked {
  const named = new Map<string, string>();
  for (const part of content.split(';')) {
    const [, label, values] = /^\s*([a-z])[:=]([^]*)$/.exec(part) ?? [];
    if (label === undefined || values === undefined || named.has(label))
      return { refusal: 'rows-differ' };
    named.set(label, values);
  }
  if (named.size !== forms.length || !forms.every(({ label = '' }) => named.has(label)))
    return { refusal: 'rows-differ' };
  return {
    value: {
      form: 'rows',
      rows: forms.map((form) => readRow(form, named.get(form.label ?? '') ?? '')),
    },
  };
}

/** Writes a selection as `readSelection` reads it. */
export function printSelection(play: Play, { form, rows, positions }: Selection): string {
  const prefix =
    positions === undefined
      ? ''
      : `${positions.map((place) => placeLetters.charAt(place)).join(',')}@`;
  const width = String(play.kind.high).length;
  const number = (value: number): string => String(value).padStart(width, '0');
  if (form === 'lines') return prefix + rows.map((line) => line.map(number).join('')).join('\n');
  if (form === 'banker') {
    const [bankers = '', drags = ''] = rows.map((row) => row.map(number).join(','));
    return `D:${bankers};T:${drags}`;
  }
  const written = rows.map((row, index) => {
    const { words, digits = width } = play.form.rows[index] ?? noRow;
    const written = (value: number): string =>
      words?.[value] ?? String(value).padStart(digits, '0');
    return row.map(written).join(',') || '-';
  });
  return prefix + written.join('|');
}
