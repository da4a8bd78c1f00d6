// A source file is read once, and an offset is found on its line.
import { expect, test } from 'vitest';
import { isTest, isWorkshop, lineAt, sourceFile } from './source-file.ts';
import { virtualTree } from './tree.ts';
import { walk } from './walk.ts';

test('the text is read once however often it is asked for', () => {
  let reads = 0;
  const file = sourceFile('a.ts', 1, () => {
    reads += 1;
    return 'const a = 1;\n';
  });
  expect([file.text, file.lines.length, file.parsed.errors.length, file.text.length]).toEqual([
    'const a = 1;\n',
    2,
    0,
    13,
  ]);
  expect(reads).toBe(1);
});

test('lines are counted from one', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 2]);
});

test('tests and test kits belong to the workshop, products do not', () => {
  expect(isTest('a/b.test.tsx')).toBe(true);
  expect(isWorkshop('apps/server/testing/index.ts')).toBe(true);
  expect(isWorkshop('apps/server/src/modules/wallet/testing.ts')).toBe(true);
  expect(isWorkshop('apps/server/src/main.ts')).toBe(false);
});

test('a tree knows its folders, and a walk visits every node', () => {
  const tree = virtualTree({ 'a/b/c.ts': 'call(1, two);' });
  const file = sourceFile('a.ts', 1, () => 'call(1, two);');
  expect(tree.hasFolder('a/b')).toBe(true);
  const seen: string[] = [];
  walk(file.parsed.program, (node, parent, grandparent) => {
    seen.push([node, parent, grandparent].flatMap((one) => one?.type ?? []).join(' < '));
  });
  expect(seen).toEqual([
    'Program',
    'ExpressionStatement < Program',
    'CallExpression < ExpressionStatement < Program',
    'Identifier < CallExpression < ExpressionStatement',
    'Literal < CallExpression < ExpressionStatement',
    'Identifier < CallExpression < ExpressionStatement',
  ]);
});
