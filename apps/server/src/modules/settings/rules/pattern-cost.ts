// Whether a pattern stays cheap on the worst texts we can make for it. A browser's matcher tries
// one way after the other:
// 1. the pattern becomes the program such a matcher runs;
// 2. for every character step that can be come back to, a text is made that reaches it, goes round
//    it as often as the field is long, and ends in a character that fits nowhere;
// 3. the program runs on each text, counting its steps. A good pattern takes a few for each
//    character, a bad one doubles them with each: it is refused long before anybody could wait.
import { programOf, type Step } from './pattern-program.ts';

type Program = readonly Step[];

/** A browser takes a few milliseconds for as many. */
const stepsMax = 1_000_000;
const outsider = '\u0000';
const printed = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const candidates = printed.concat([
  'é',
  'ß',
  '一',
  '々',
  'あ',
  'ア',
  '가',
  'ก',
  '！',
  '。',
  'Ж',
  'ع',
  '😀',
  '\n',
  '\t',
]);

export function isCheap(pattern: string, lengthMax: number): boolean {
  const program = programOf(pattern);
  if (program === undefined) return false;
  let left = stepsMax;
  for (const text of worstTexts(program, lengthMax)) {
    left = run(program, text, left);
    if (left <= 0) return false;
  }
  return true;
}

/** The steps left after a matcher has tried every way through the text. */
function run(program: Program, text: string, steps: number): number {
  const chars = [...text];
  const waiting: [number, number][] = [[0, 0]];
  let left = steps;
  for (let way = waiting.pop(); way !== undefined && left > 0; way = waiting.pop()) {
    let [at, index] = way;
    for (let step = program[at]; step && left > 0; step = program[at]) {
      left -= 1;
      if (step.op === 'fork') {
        if (step.second !== step.first) waiting.push([step.second, index]);
        at = step.first;
        continue;
      }
      const char = chars[index];
      if (step.op === 'match' || char === undefined || !step.fits(char)) break;
      at += 1;
      index += 1;
    }
  }
  return left;
}

interface Walk {
  /** For each step the steps that may come next, and a character that fits it. */
  readonly after: readonly (readonly number[])[];
  readonly chars: readonly (string | undefined)[];
}

function worstTexts(program: Program, lengthMax: number): Set<string> {
  const own = program.flatMap((step) => (step.op === 'char' ? [...step.source] : []));
  const alphabet = [...new Set([...own, ...candidates])];
  const walk: Walk = {
    after: program.map((_, at) => charsFrom(program, at + 1)),
    chars: program.map((step) =>
      step.op === 'char' ? alphabet.find((char) => step.fits(char)) : undefined,
    ),
  };
  const first = charsFrom(program, 0);
  const texts = new Set<string>();
  for (const at of program.keys()) {
    const round = pathTo(walk, walk.after[at] ?? [], at);
    const prefix = round === undefined ? undefined : pathTo(walk, first, at);
    if (round === undefined || prefix === undefined) continue;
    const times = Math.max(1, Math.ceil((lengthMax - prefix.length) / round.length));
    texts.add(prefix + round.repeat(times) + outsider);
  }
  return texts;
}

/** The character steps that may come next from here. */
function charsFrom(program: Program, start: number): number[] {
  const seen = new Set<number>();
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const step = program[at];
    if (seen.has(at) || step === undefined) continue;
    seen.add(at);
    if (step.op === 'fork') waiting.push(step.second, step.first);
  }
  return [...seen].filter((at) => program[at]?.op === 'char');
}

/** The shortest text from one of these steps to the end of that one. */
function pathTo(walk: Walk, starts: readonly number[], target: number): string | undefined {
  const seen = new Set(starts);
  let reached = starts.map((at) => ({ at, text: '' }));
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { at, text } of reached) {
      const char = walk.chars[at];
      if (char === undefined) continue;
      if (at === target) return text + char;
      for (const following of walk.after[at] ?? []) {
        if (seen.has(following)) continue;
        seen.add(following);
        next.push({ at: following, text: text + char });
      }
    }
    reached = next;
  }
  return undefined;
}
