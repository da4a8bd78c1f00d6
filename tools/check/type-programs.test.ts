// A source file that no project checks is found, and a project that checks another's files again.
import { expect, test } from 'vitest';
import { ownershipComplaints, programOf } from './type-programs.ts';
import type { Program } from './type-programs.ts';

const program = (project: string, named: readonly string[], more: Partial<Program> = {}) => ({
  project,
  isReferenced: false,
  named: new Set(named),
  files: named,
  ...more,
});

const money = program('packages/money/tsconfig.json', ['packages/money/src/index.ts'], {
  isReferenced: true,
});

test('a source file in no project is found; other files need none', () => {
  const paths = ['packages/money/src/index.ts', 'packages/money/kit/a.tsx', 'README.md'];
  expect(ownershipComplaints([money], paths)).toEqual([
    'packages/money/kit/a.tsx: no project checks its types. Fix: include it in one.',
  ]);
});

test('a project without its reference is found; one that names the files itself is not', () => {
  const files = ['apps/site/src/main.tsx', 'packages/money/src/index.ts'];
  const [main = ''] = files;
  expect(ownershipComplaints([money, program('site', [main], { files })], files)).toEqual([
    'site: checks packages/money/tsconfig.json once more. Fix: refer to it.',
  ]);
  expect(ownershipComplaints([money, program('site', files)], files)).toEqual([]);
});

test('a record of the compiler is read: named files by number, sources without libraries', () => {
  const record = {
    root: [[2, 3], 5],
    fileNames: ['../lib.d.ts', '../../../a/b.ts', '../../../a/c.tsx', '../../money/x.d.ts', 'd.ts']
      .map((name) => name.replace('../lib', '../../../node_modules/lib'))
      .with(4, '../../../a/d.ts'),
    options: { composite: true },
  };
  const read = programOf('/r', 'a/tsconfig.json', '/r/.cache/types/a/x', JSON.stringify(record));
  expect(read).toEqual({
    project: 'a/tsconfig.json',
    isReferenced: true,
    named: new Set(['a/b.ts', 'a/c.tsx', 'a/d.ts']),
    files: ['a/b.ts', 'a/c.tsx', 'a/d.ts'],
  });
});
