// A default export is found everywhere but in a tool's configuration.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { defaultExport } from './default-export.ts';

test('a default export is found', () => {
  const text = '// A page.\nexport default function Page() {}\n';
  expect(spotsOf(defaultExport, { 'a.tsx': text })).toEqual(['a.tsx:2']);
  expect(spotsOf(defaultExport, { 'vite.config.ts': text })).toEqual([]);
});
