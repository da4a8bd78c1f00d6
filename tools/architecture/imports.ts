// The imports of one file: every import, re-export and dynamic import with a fixed address.
import { isCode, lineAt } from '../source/source-file.ts';
import type { SourceFile } from '../source/source-file.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Only types are taken, so nothing remains of it at run time. */
  readonly typeOnly: boolean;
}

export function importsOf(file: SourceFile): Import[] {
  if (!isCode(file.path)) return [];
  const { staticImports, staticExports, dynamicImports } = file.parsed.module;
  const found = staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    start,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  for (const { start, entries } of staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (specifier === undefined) continue;
    found.push({ specifier, start, typeOnly: entries.every((entry) => entry.isType) });
  }
  for (const { moduleRequest, start } of dynamicImports) {
    const specifier = fixedText(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== undefined) found.push({ specifier, start, typeOnly: false });
  }
  return found.map(({ start, ...rest }) => ({ ...rest, line: lineAt(file.text, start) }));
}

const fixedText = (source: string): string | undefined =>
  /^(['"`])([^'"`$]+)\1$/.exec(source.trim())?.[2];
