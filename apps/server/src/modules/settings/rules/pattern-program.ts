// Reads a regular expression into the program that a backtracking matcher runs: characters, forks
// and jumps. It understands what RE2 and browsers both do; anything else, and a repetition of what
// may be empty, gives undefined. Anchors hold everywhere: that can only add ways, never hide one.

export type Step =
  | { readonly op: 'char'; readonly source: string; readonly fits: (char: string) => boolean }
  | { readonly op: 'fork'; readonly first: number; readonly second: number }
  | { readonly op: 'match' };

type Tree =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly Tree[] }
  | { readonly kind: 'any'; readonly parts: readonly Tree[] }
  | { readonly kind: 'repeat'; readonly of: Tree; readonly min: number; readonly max: number };

const stepsMax = 500;
const empty: Tree = { kind: 'all', parts: [] };
const atom =
  /\[(?:\^)?(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|x\{?[\da-fA-F]+\}?|.)|[^\\[\]()*+?{}|]/uy;
const repetition = /(?:[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})\??/uy;
const opening = /\((?:\?(?::|P?<[A-Za-z]\w*>))?/uy;
const anchor = /^(?:\^|\$|\\[bBAz])$/u;

export function programOf(pattern: string): readonly Step[] | undefined {
  const reader = { pattern, at: 0 };
  const tree = readChoice(reader);
  if (tree === undefined || reader.at < pattern.length) return undefined;
  const steps: Step[] = [];
  return write(tree, steps) && steps.push({ op: 'match' }) <= stepsMax ? steps : undefined;
}

interface Reader {
  readonly pattern: string;
  at: number;
}

function take(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.pattern);
  if (found) reader.at += found[0].length;
  return found ?? undefined;
}

function readChoice(reader: Reader): Tree | undefined {
  const parts: Tree[] = [];
  do {
    const part = readSequence(reader);
    if (part === undefined) return undefined;
    parts.push(part);
  } while (take(reader, /\|/uy));
  return parts.length === 1 ? parts[0] : { kind: 'any', parts };
}

function readSequence(reader: Reader): Tree | undefined {
  const parts: Tree[] = [];
  while (reader.at < reader.pattern.length && !/[|)]/u.test(reader.pattern[reader.at] ?? '')) {
    const piece = readPiece(reader);
    if (piece === undefined) return undefined;
    parts.push(piece);
  }
  return { kind: 'all', parts };
}

function readPiece(reader: Reader): Tree | undefined {
  const of = readAtom(reader);
  const times = of && take(reader, repetition);
  if (!times) return of;
  const [written, low, comma, high] = times;
  if (low !== undefined) {
    const open = comma === undefined ? Number(low) : Infinity;
    return repeated(of, Number(low), high === undefined ? open : Number(high));
  }
  const sign = written[0];
  return repeated(of, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
}

function repeated(of: Tree, min: number, max: number): Tree | undefined {
  return max > 1 && mayBeEmpty(of) ? undefined : { kind: 'repeat', of, min, max };
}

function readAtom(reader: Reader): Tree | undefined {
  if (take(reader, opening)) {
    const inner = readChoice(reader);
    return inner && take(reader, /\)/uy) ? inner : undefined;
  }
  const source = take(reader, atom)?.[0];
  if (source === undefined) return undefined;
  return anchor.test(source) ? empty : { kind: 'char', source };
}

function mayBeEmpty(tree: Tree): boolean {
  if (tree.kind === 'char') return false;
  if (tree.kind === 'repeat') return tree.min === 0 || mayBeEmpty(tree.of);
  return tree.kind === 'all' ? tree.parts.every(mayBeEmpty) : tree.parts.some(mayBeEmpty);
}

/** Appends the steps of a tree; false when they become too many. */
function write(tree: Tree, steps: Step[]): boolean {
  if (steps.length > stepsMax) return false;
  if (tree.kind === 'char') return steps.push(charOf(tree.source)) <= stepsMax;
  if (tree.kind === 'all') return tree.parts.every((part) => write(part, steps));
  if (tree.kind === 'any') return writeChoice(tree.parts, steps);
  for (let count = 0; count < tree.min; count += 1) if (!write(tree.of, steps)) return false;
  return tree.max === Infinity ? writeLoop(tree.of, steps) : writeOptions(tree, steps);
}

function charOf(source: string): Step {
  const expression = new RegExp(`^${source}$`, 'u');
  const known = new Map<string, boolean>();
  const fits = (char: string) => {
    const fit = known.get(char) ?? expression.test(char);
    known.set(char, fit);
    return fit;
  };
  return { op: 'char', source, fits };
}

function writeChoice(parts: readonly Tree[], steps: Step[]): boolean {
  const ends: number[] = [];
  for (const [index, part] of parts.entries()) {
    const fork = steps.length;
    if (index < parts.length - 1) steps.push({ op: 'match' });
    if (!write(part, steps)) return false;
    if (index === parts.length - 1) continue;
    ends.push(steps.push({ op: 'match' }) - 1);
    steps[fork] = { op: 'fork', first: fork + 1, second: steps.length };
  }
  for (const end of ends) steps[end] = { op: 'fork', first: steps.length, second: steps.length };
  return true;
}

function writeLoop(of: Tree, steps: Step[]): boolean {
  const fork = steps.push({ op: 'match' }) - 1;
  if (!write(of, steps)) return false;
  steps.push({ op: 'fork', first: fork, second: fork });
  steps[fork] = { op: 'fork', first: fork + 1, second: steps.length };
  return true;
}

function writeOptions({ of, min, max }: Tree & { kind: 'repeat' }, steps: Step[]): boolean {
  const forks: number[] = [];
  for (let count = min; count < max; count += 1) {
    forks.push(steps.push({ op: 'match' }) - 1);
    if (!write(of, steps)) return false;
  }
  for (const fork of forks) {
    steps[fork] = { op: 'fork', first: fork + 1, second: steps.length };
  }
  return true;
}
