// One file of the repository as the checks see it: its path, bytes, text and syntax tree. Each is
// read once, and parsed once by all rules that look at it in turn: only the latest tree is kept,
// since thousands of them would take longer to keep than to make.
import { parseSync } from 'oxc-parser';
import type { ParseResult } from 'oxc-parser';

export interface SourceFile {
  readonly path: string;
  readonly bytes: number;
  readonly text: string;
  readonly lines: readonly string[];
  readonly parsed: ParseResult;
}

const codePattern = /\.(?:[cm]?[jt]s|tsx|jsx)$/;
const testPattern = /\.test\.tsx?$/;

export const isCode = (path: string): boolean => codePattern.test(path);

export const isTest = (path: string): boolean => testPattern.test(path);

/** Files that are never shipped, so they may use the libraries of the workshop. */
export const isWorkshop = (path: string): boolean =>
  isTest(path) ||
  /\.config\.[cm]?ts$|^apps\/[^/]+\/vite\//.test(path) ||
  /(?:^|\/)testing(?:\/|\.ts$)/.test(path);

let latest: Pick<SourceFile, 'path' | 'text' | 'parsed'> | undefined;

export function sourceFile(path: string, bytes: number, read: () => string): SourceFile {
  const text = once(read);
  const lines = once(() => text().split('\n'));
  return {
    path,
    bytes,
    get text() {
      return text();
    },
    get lines() {
      return lines();
    },
    get parsed() {
      if (latest?.path !== path || latest.text !== text()) {
        latest = { path, text: text(), parsed: parseSync(path, text()) };
      }
      return latest.parsed;
    },
  };
}

/** The 1-based line on which an offset of the text lies. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
