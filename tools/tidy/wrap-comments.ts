// Breaks comments that are too wide into lines that fit, word by word, and leaves every other line
// as it is. Paragraphs keep their words; lists and drawings, known by their indent, are not
// touched.

const columnsMax = 100;

interface Mark {
  readonly pattern: RegExp;
  /** Lines that may not be joined: lists, steps, tags and anything indented. */
  readonly kept: RegExp;
}

const kept = /^(?:[-*•|@/]|\d+\.)/;
const lineMarks: readonly Mark[] = [
  { pattern: /^(\s*\/\/ )(\S.*)$/, kept },
  { pattern: /^(\s*-- )(\S.*)$/, kept },
];
const blockMark: Mark = { pattern: /^(\s+\* )(\S.*)$/, kept };

export function wrapComments(text: string): string {
  const lines = text.split('\n').flatMap(openWideBlock);
  const wrapped: string[] = [];
  let isInBlock = false;
  for (let at = 0; at < lines.length;) {
    const first = lines[at] ?? '';
    const mark = markOf(first, isInBlock);
    const paragraph = mark === undefined ? [first] : paragraphAt(lines, at, mark);
    wrapped.push(...(mark && paragraph.some(isWide) ? reflow(paragraph) : paragraph));
    at += paragraph.length;
    isInBlock = first.includes('*/') ? false : isInBlock || /^\s*\/\*/.test(first);
  }
  return wrapped.join('\n');
}

function markOf(line: string, isInBlock: boolean): Mark | undefined {
  return (isInBlock ? [blockMark] : lineMarks).find(({ pattern, kept }) => {
    const words = pattern.exec(line)?.[2];
    return words !== undefined && !kept.test(words);
  });
}

const isWide = (line: string): boolean => [...line].length > columnsMax;

/** A block on one line that is too wide becomes a block of several. */
function openWideBlock(line: string): string[] {
  const [, indent = '', opening = '', words = ''] = /^(\s*)(\/\*\*?) (.*) \*\/$/.exec(line) ?? [];
  if (words === '' || !isWide(line)) return [line];
  return [`${indent}${opening}`, `${indent} * ${words}`, `${indent} */`];
}

/** The lines from here on that are one paragraph of a comment. */
function paragraphAt(lines: readonly string[], at: number, { pattern, kept }: Mark): string[] {
  const prefix = pattern.exec(lines[at] ?? '')?.[1];
  const end = lines.findIndex((line, index) => {
    const [, otherPrefix, words = ''] = pattern.exec(line) ?? [];
    return index > at && (otherPrefix !== prefix || kept.test(words));
  });
  return lines.slice(at, end === -1 ? undefined : end);
}

function reflow(paragraph: readonly string[]): string[] {
  const prefix = /^\s*(?:\/\/|--|\*) /.exec(paragraph[0] ?? '')?.[0] ?? '';
  const words = paragraph.flatMap((line) => line.slice(prefix.length).split(/\s+/));
  const lines: string[] = [];
  let line = prefix.trimEnd();
  for (const word of words.filter(Boolean)) {
    if ([...line].length + 1 + [...word].length > columnsMax && line !== prefix.trimEnd()) {
      lines.push(line);
      line = prefix.trimEnd();
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
