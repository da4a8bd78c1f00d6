// Writes texts of any script onto a page: measures them, cuts them to a width and breaks them into
// lines. Most texts of a paper are plain Latin letters and figures; their widths are added up.
import type Pdf from 'pdfkit';
import { fontBytes, runsOf, type FontName, type Run, type Weight } from './fonts.ts';

type Document = InstanceType<typeof Pdf>;

export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export interface Pen {
  write(text: string, at: { readonly x: number; readonly y: number }, look: Look): void;
  width(text: string, look: Look): number;
  /** The text, or as much of its beginning as fits with a sign that it goes on. */
  fit(text: string, width: number, look: Look): string;
  /** Broken between words, and within those that are wider than a line. */
  lines(text: string, width: number, look: Look): readonly string[];
}

const ink = '#1c1a17';
const plain = /^[\x20-\x7e]*$/;

export function createPen(doc: Document, language: string): Pen {
  const use = fontsIn(doc);
  const widthOfRun = measuring(doc, use);
  const width = (text: string, look: Look): number =>
    runsOf(text, language).reduce((sum, run) => sum + widthOfRun(run, look), 0);
  return {
    write(text, { x, y }, look) {
      let at = x;
      for (const run of runsOf(text, language)) {
        use(run.font, look.weight ?? 400, look.size);
        doc.fillColor(look.color ?? ink).text(run.text, at, y, { lineBreak: false });
        at += widthOfRun(run, look);
      }
    },
    width,
    fit: (text, most, look) => fitted(text, (shorter) => width(shorter, look) <= most),
    lines: (text, most, look) => linesOf(text, (line) => width(line, look) <= most),
  };
}

type UseFont = (font: FontName, weight: Weight, size: number) => void;

/** A font is put into the document when it is first used. */
function fontsIn(doc: Document): UseFont {
  const known = new Set<string>();
  return (font, weight, size) => {
    const name = `${font}-${weight}`;
    if (!known.has(name)) {
      doc.registerFont(name, fontBytes(font, weight) as unknown as string);
      known.add(name);
    }
    doc.font(name).fontSize(size);
  };
}

function measuring(doc: Document, use: UseFont) {
  const known = new Map<Weight, readonly number[]>();
  /** The widths of plain characters, for a size of one. */
  const advancesOf = (weight: Weight): readonly number[] => {
    const found = known.get(weight);
    if (found) return found;
    use('latin', weight, 1000);
    const made = Array.from({ length: 127 }, (_, code) =>
      code < 32 ? 0 : doc.widthOfString(String.fromCharCode(code)) / 1000,
    );
    known.set(weight, made);
    return made;
  };
  return ({ font, text }: Run, { size, weight = 400 }: Look): number => {
    if (font === 'latin' && plain.test(text)) {
      const own = advancesOf(weight);
      let sum = 0;
      for (let at = 0; at < text.length; at += 1) sum += own[text.charCodeAt(at)] ?? 0;
      return sum * size;
    }
    use(font, weight, size);
    return doc.widthOfString(text);
  };
}

function fitted(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${letters.slice(0, middle).join('')}…`)) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`;
}

/** Where a line may end: between words, and beside every character of scripts without spaces. */
const pieces =
  /[\u0e00-\u0e7f]+|[\u2e80-\u9fff\uac00-\ud7af\uf900-\uffef]|[^\s\u0e00-\u0e7f\u2e80-\u9fff\uac00-\ud7af\uf900-\uffef]+|\s+/gu;

function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(pieces) ?? []) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
    while (line !== '' && !fits(line)) {
      const cut = longestStart(line, fits);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function longestStart(text: string, fits: (line: string) => boolean): number {
  let cut = 1;
  while (cut < text.length && fits(text.slice(0, cut + 1))) cut += 1;
  return cut;
}
