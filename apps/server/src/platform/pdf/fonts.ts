// The fonts of papers: one file a script, of which only the characters used are put into a paper.
// A text is cut into runs of one font each; characters that several languages share are drawn as
// the paper's language draws them.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

/** [package, subset] of each font, in regular and bold weight. */
const files = {
  latin: ['noto-sans', 'latin'],
  'latin-ext': ['noto-sans', 'latin-ext'],
  vietnamese: ['noto-sans', 'vietnamese'],
  cyrillic: ['noto-sans', 'cyrillic'],
  greek: ['noto-sans', 'greek'],
  thai: ['noto-sans-thai', 'thai'],
  chinese: ['noto-sans-sc', 'chinese-simplified'],
  japanese: ['noto-sans-jp', 'japanese'],
  korean: ['noto-sans-kr', 'korean'],
} as const;

export type FontName = keyof typeof files;
export type Weight = 400 | 700;

const read = new Map<string, Buffer>();

/** The bytes of a font; read once a thread. */
export function fontBytes(name: FontName, weight: Weight): Buffer {
  const [family, subset] = files[name];
  const file = `${family}-${subset}-${weight}-normal.woff`;
  const known = read.get(file);
  if (known) return known;
  const folder = dirname(resolve(`@fontsource/${family}/package.json`));
  const bytes = unpackWoff(readFileSync(join(folder, 'files', file)));
  read.set(file, bytes);
  return bytes;
}

export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/** Which of the scripts that share characters the language writes. */
const sharedBy: Readonly<Record<string, FontName>> = { ja: 'japanese', ko: 'korean' };

/** [last character, font] in the order of Unicode; `shared` is decided by the language. */
const ranges: readonly (readonly [number, FontName | 'shared'])[] = [
  [0x00ff, 'latin'],
  [0x0101, 'latin-ext'],
  [0x0103, 'vietnamese'],
  [0x010f, 'latin-ext'],
  [0x0111, 'vietnamese'],
  [0x0127, 'latin-ext'],
  [0x0129, 'vietnamese'],
  [0x0167, 'latin-ext'],
  [0x0169, 'vietnamese'],
  [0x019f, 'latin-ext'],
  [0x01a1, 'vietnamese'],
  [0x01ae, 'latin-ext'],
  [0x01b0, 'vietnamese'],
  [0x02af, 'latin-ext'],
  [0x036f, 'vietnamese'],
  [0x03ff, 'greek'],
  [0x052f, 'cyrillic'],
  [0x0dff, 'latin'],
  [0x0e7f, 'thai'],
  [0x10ff, 'latin'],
  [0x11ff, 'korean'],
  [0x1e9f, 'latin-ext'],
  [0x1ef9, 'vietnamese'],
  [0x2e7f, 'latin'],
  [0x303f, 'shared'],
  [0x30ff, 'japanese'],
  [0x312f, 'chinese'],
  [0x318f, 'korean'],
  [0xabff, 'shared'],
  [0xd7af, 'korean'],
  [0xf8ff, 'latin'],
  [0xfaff, 'shared'],
  [0xfeff, 'latin'],
  [0xffef, 'shared'],
];

/** Characters that the first fonts have, whatever the range says of their neighbours. */
const latinSigns = new Set('–—‘’“”„…•€™−→←·×');

function fontOf(character: string, language: string): FontName {
  const code = character.codePointAt(0) ?? 0;
  if (code <= 0xff || latinSigns.has(character)) return 'latin';
  const found = ranges.find(([last]) => code <= last)?.[1] ?? 'shared';
  return found === 'shared' ? (sharedBy[language.slice(0, 2)] ?? 'chinese') : found;
}

/** The runs of a text; a space stays with the run it follows. */
export function runsOf(text: string, language: string): readonly Run[] {
  if (/^[\x20-\x7e]*$/.test(text)) return [{ font: 'latin', text }];
  const runs: { font: FontName; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = character === ' ' && last ? last.font : fontOf(character, language);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
