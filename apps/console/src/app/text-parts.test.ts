// A page of the console loads every text that its code names: a missing part would show bare keys.
import { expect, test } from 'vitest';
import { pageTable } from '../pages/page-table.ts';
import { textParts, type TextPart } from './text-parts.ts';

const glob = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = new Map(Object.entries(glob).map(([path, text]) => [at('app/', path), text]));

/** A path from the sources' root, of one as it stands in a file of a folder. */
function at(folder: string, path: string): string {
  return new URL(path, `file:///src/${folder}`).pathname.replace('/src/', '');
}

/** What a page arrives with: its own file, what that imports, and so on. */
function reached(page: string): string[] {
  const found = new Set([page]);
  for (const file of found) {
    const imports = (files.get(file) ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)'/gu);
    for (const [, path = ''] of imports) {
      const other = at(file.replace(/[^/]*$/u, ''), path);
      if (files.has(other)) found.add(other);
    }
  }
  return [...found];
}

const nouns = [...new Set(Object.values(textParts).flat())];
const keys = new RegExp(`(?<=\\b(?:t|named)\\(\\s*['\`])(?:${nouns.join('|')})(?=\\.[a-z$])`, 'gu');

/** As the table says it: a section's parts, then its pages with their files. */
const table = files.get('pages/page-table.ts') ?? '';
const pages = table.split(/\bparts: \[/u).flatMap((section) => {
  const parts = (section.split(']')[0]?.match(/\w+/gu) ?? []) as TextPart[];
  return [...section.matchAll(/import\('([^']+)'\)/gu)].map(([, file = '']) => ({
    parts,
    file: at('pages/', file),
  }));
});

test('the table has all pages', () => {
  expect(pages.length).toBe(pageTable.flatMap((section) => section.pages).length);
});

test.each(pages)('$file loads the texts that it names', ({ parts, file }) => {
  const loaded: readonly string[] = ['first' as const, ...parts].flatMap((one) => textParts[one]);
  const named = reached(file).flatMap((one) => (files.get(one) ?? '').match(keys) ?? []);
  expect([...new Set(named)].filter((noun) => !loaded.includes(noun))).toEqual([]);
});
