// Draws a paper, from its head to its list and its notes. Rows are drawn as they come and a page
// leaves as soon as the next one begins; the file inside is put in at the end.
import Pdf from 'pdfkit';
import { encode } from 'uqr';
import type { Readable } from 'node:stream';
import type { Paper, PaperColumn, PaperPart, PaperTable } from './paper.ts';
import { createPen, type Look, type Pen } from './pen.ts';

export interface Drawing {
  readonly output: Readable;
  add(part: PaperPart): void;
  end(): void;
}

type Document = InstanceType<typeof Pdf>;

const margin = 40;
const rowHeight = 13;
const gap = 6;
const looks = {
  brand: { size: 9, weight: 700, color: '#8a6a1f' },
  title: { size: 20, weight: 700 },
  number: { size: 9, color: '#6b655c' },
  label: { size: 8, color: '#6b655c' },
  value: { size: 9, weight: 700 },
  section: { size: 11, weight: 700 },
  head: { size: 7.5, weight: 700, color: '#6b655c' },
  cell: { size: 7.5 },
  note: { size: 8, color: '#4a453e' },
  foot: { size: 7, color: '#8a8378' },
} as const satisfies Readonly<Record<string, Look>>;
const line = '#d8d2c6';
const shade = '#f7f5f0';

interface Sheet {
  readonly doc: Document;
  readonly pen: Pen;
  readonly paper: Paper;
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
  /** Where the next thing is drawn. */
  y: number;
  page: number;
}

export function drawPaper(paper: Paper): Drawing {
  const created = new Date(paper.createdAt);
  const doc = new Pdf({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: `${paper.title} ${paper.number}`,
      Author: paper.brand,
      CreationDate: created,
      ModDate: created,
    },
  });
  const sheet = openSheet(doc, paper);
  const list = paper.list ? openList(sheet, paper.list) : undefined;
  const file: string[] = [];
  return {
    output: doc as unknown as Readable,
    add({ rows, file: text }) {
      for (const row of rows ?? []) list?.(row);
      if (text !== undefined) file.push(text);
    },
    end() {
      drawEnd(sheet);
      attach(doc, paper, file.join(''));
      doc.end();
    },
  };
}

function openSheet(doc: Document, paper: Paper): Sheet {
  const sheet: Sheet = {
    doc,
    pen: createPen(doc, paper.language),
    paper,
    left: margin,
    width: 595.28 - 2 * margin,
    bottom: 841.89 - margin - 18,
    y: margin,
    page: 0,
  };
  turn(sheet);
  const { pen, left, width } = sheet;
  pen.write(paper.brand, { x: left, y: sheet.y }, looks.brand);
  const number = pen.width(paper.number, looks.number);
  pen.write(paper.number, { x: left + width - number, y: sheet.y }, looks.number);
  sheet.y += 16;
  pen.write(pen.fit(paper.title, width, looks.title), { x: left, y: sheet.y }, looks.title);
  sheet.y += 36;
  drawFacts(sheet);
  for (const table of paper.tables ?? []) drawTable(sheet, table);
  return sheet;
}

/** Begins a page; what is drawn next stands at its top. */
function turn(sheet: Sheet): void {
  const { doc, pen, paper, left, width } = sheet;
  doc.addPage();
  sheet.page += 1;
  sheet.y = margin;
  const foot = { y: 841.89 - margin - 8 };
  pen.write(
    pen.fit(paper.foot.replace('{page}', String(sheet.page)), width * 0.72, looks.foot),
    { x: left, ...foot },
    looks.foot,
  );
  const number = pen.width(paper.number, looks.foot);
  pen.write(paper.number, { x: left + width - number, ...foot }, looks.foot);
}

function room(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.bottom) return false;
  turn(sheet);
  return true;
}

const factsBeside = 2;

function drawFacts(sheet: Sheet): void {
  const { pen, paper, left, width } = sheet;
  const own = width / factsBeside;
  for (let at = 0; at < paper.facts.length; at += factsBeside) {
    const beside = paper.facts.slice(at, at + factsBeside);
    const values = beside.map(([, value]) => pen.lines(value, own - gap, looks.value).slice(0, 3));
    const height = 13 + 12 * Math.max(...values.map(({ length }) => length)) + 4;
    room(sheet, height);
    for (const [place, [label]] of beside.entries()) {
      const x = left + place * own;
      pen.write(pen.fit(label, own - gap, looks.label), { x, y: sheet.y }, looks.label);
      for (const [row, text] of (values[place] ?? []).entries())
        pen.write(text, { x, y: sheet.y + 11 + row * 12 }, looks.value);
    }
    sheet.y += height;
  }
  sheet.y += gap;
}

interface Place extends PaperColumn {
  readonly x: number;
  readonly width: number;
}

function placesOf({ left, width }: Sheet, columns: readonly PaperColumn[]): readonly Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map((column) => {
    const own = (width * column.share) / shares;
    const place = { ...column, x, width: own - gap };
    x += own;
    return place;
  });
}

function drawRow(
  sheet: Sheet,
  places: readonly Place[],
  cells: readonly string[],
  look: Look,
): void {
  const { pen, y } = sheet;
  for (const [at, { x, width, align }] of places.entries()) {
    const text = pen.fit(cells[at] ?? '', width, look);
    const from = align === 'end' ? x + width - pen.width(text, look) : x;
    pen.write(text, { x: from, y: y + 2 }, look);
  }
  sheet.y += rowHeight;
}

function drawHeads(sheet: Sheet, places: readonly Place[]): void {
  const heads = places.map(({ head }) => head);
  drawRow(sheet, places, heads, looks.head);
  const { doc, left, width, y } = sheet;
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.7)
    .strokeColor(line)
    .stroke();
  sheet.y += 2;
}

/** Gives the way to draw a row; heads stand again on every page. */
function openList(sheet: Sheet, { title, columns }: Omit<PaperTable, 'rows'>) {
  const places = placesOf(sheet, columns);
  room(sheet, 20 + 3 * rowHeight);
  sheet.pen.write(title, { x: sheet.left, y: sheet.y }, looks.section);
  sheet.y += 20;
  drawHeads(sheet, places);
  let drawn = 0;
  return (cells: readonly string[]): void => {
    if (room(sheet, rowHeight)) drawHeads(sheet, places);
    const { doc, left, width, y } = sheet;
    if (drawn % 2 === 1) doc.rect(left - 3, y, width + 6, rowHeight).fill(shade);
    drawn += 1;
    drawRow(sheet, places, cells, looks.cell);
  };
}

function drawTable(sheet: Sheet, { rows, ...table }: PaperTable): void {
  const draw = openList(sheet, table);
  for (const row of rows) draw(row);
  sheet.y += 2 * gap;
}

function drawEnd(sheet: Sheet): void {
  const { pen, paper, left, width } = sheet;
  sheet.y += 2 * gap;
  for (const note of paper.notes ?? []) {
    for (const text of pen.lines(note, width, looks.note)) {
      room(sheet, 12);
      pen.write(text, { x: left, y: sheet.y }, looks.note);
      sheet.y += 12;
    }
    sheet.y += 4;
  }
  if (paper.code) drawCode(sheet, paper.code);
}

const codeSize = 84;

function drawCode(sheet: Sheet, { text, words }: NonNullable<Paper['code']>): void {
  room(sheet, codeSize + gap);
  const { doc, pen, left, width, y } = sheet;
  const { data, size } = encode(text, { border: 0 });
  const module = codeSize / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(left + column * module, y + row * module, module, module);
  doc.fill('#000000');
  const x = left + codeSize + 16;
  const own = width - codeSize - 16;
  const all = [...pen.lines(words, own, looks.note), ...pen.lines(text, own, looks.note)];
  for (const [row, one] of all.entries()) pen.write(one, { x, y: y + 4 + row * 12 }, looks.note);
  sheet.y += codeSize + gap;
}

function attach(doc: Document, paper: Paper, text: string): void {
  if (!paper.attachment) return;
  const { name, type, words } = paper.attachment;
  const at = new Date(paper.createdAt);
  doc.file(Buffer.from(text), {
    name,
    type,
    description: words,
    creationDate: at,
    modifiedDate: at,
  });
}
