// Players' typed bets of Vietnam's lotteries (`bl 05 23 n10`), read line by line into slips or a
// question. Pure; the time is linear in the text, and both text and numbers have a bound.
import { joinAmounts } from './amounts.ts';
import { startCourse, type Course, type Provinces } from './course.ts';
import { endLine } from './end-line.ts';
import { lexemesOf } from './lexemes.ts';
import type { Asked, SlangLine, SlangOptions, SlangRefusal } from './meaning.ts';
import { sayProvince, saySlip } from './say.ts';
import { step } from './steps.ts';

/** The longest text that is looked at. */
export const slangMost = 20_000;

/** The most numbers of one text, each counted for each draw. */
export const slangNumbersMost = 2000;

export function readSlang(
  text: string,
  options: SlangOptions,
): { readonly lines: readonly SlangLine[] } | { readonly refusal: SlangRefusal } {
  if (text.length > slangMost) return { refusal: 'slang-too-long' };
  const lines: SlangLine[] = [];
  let provinces = byDefault(options);
  let numbers = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const read = readLine(line, options, provinces);
    lines.push(read.line);
    provinces = read.provinces;
    if ('slips' in read.line) for (const slip of read.line.slips) numbers += slip.numbers.length;
    if (numbers > slangNumbersMost) return { refusal: 'too-many-numbers' };
  }
  return { lines };
}

/** With one draw there is nothing to name. */
function byDefault({ provinces }: SlangOptions): Provinces | undefined {
  if (provinces.length === 0) return [undefined];
  return provinces.length === 1 ? provinces : undefined;
}

interface LineRead {
  readonly line: SlangLine;
  /** The provinces that count for the next line. */
  readonly provinces: Provinces | undefined;
}

function readLine(text: string, options: SlangOptions, provinces: Provinces | undefined): LineRead {
  const parts = joinAmounts(lexemesOf(text, options.kind));
  if ('question' in parts) return { line: questionOf(text, parts), provinces: byDefault(options) };
  const course = startCourse(parts, options, provinces);
  const asked = takeSteps(course);
  if (asked === undefined) return lineOf(text, course, provinces);
  const mayName = parts.some(({ kind }) => naming.has(kind));
  return {
    line: questionOf(text, asked),
    provinces: mayName ? byDefault(options) : provinces,
  };
}

/** Parts that name provinces, or that may once the player has answered. */
const naming: ReadonlySet<string> = new Set(['province', 'stations', 'unclear', 'unknown']);

function takeSteps(course: Course): Asked | undefined {
  for (; course.index < course.parts.length; course.index += 1) {
    const part = course.parts[course.index];
    const asked = part === undefined ? undefined : step(course, part);
    if (asked !== undefined) return asked;
  }
  return endLine(course);
}

/** A line of provinces alone counts for those below it; one named before a bet does not. */
function lineOf(text: string, course: Course, before: Provinces | undefined): LineRead {
  const { slips, options, provinces } = course;
  if (slips.length > 0)
    return {
      line: { text, slips, said: slips.flatMap(saySlip) },
      provinces: provinces === before ? before : byDefault(options),
    };
  const isNamed = course.provincesAt !== undefined;
  const named = isNamed ? (provinces ?? []).filter((code) => code !== undefined) : [];
  return { line: { text, slips, said: named.map(sayProvince) }, provinces };
}

function questionOf(text: string, { question, at, end, choices }: Asked): SlangLine {
  const word = text.slice(at, end);
  return { text, question, at, word, ...(choices.length > 0 ? { choices } : {}) };
}
