// A change reaches exactly the importers of the name it makes, through every door.
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import { graphOf } from './changed-graph.ts';

const money = JSON.stringify({ name: '@baize/money', exports: { '.': './src/index.ts' } });
const files = {
  'packages/money/package.json': money,
  'packages/money/src/index.ts':
    "export { floor } from './floor.ts';\n" +
    "import { odds } from './odds.ts';\n" +
    'export { odds };\n' +
    "export * from './round.ts';\n" +
    "export { type Units } from './units.ts';\n" +
    'export const here = odds;\n',
  'packages/money/src/floor.ts': 'export const floor = 1;',
  'packages/money/src/odds.ts': 'export const odds = 1;',
  'packages/money/src/round.ts': 'export const round = 1;',
  'packages/money/src/units.ts': 'export type Units = bigint; export const one = 1n;',
  'tools/floor.ts': "import { floor as low } from '@baize/money';\nexport { low };",
  'tools/odds.ts': "import { odds } from '@baize/money';",
  'tools/round.ts': "import { round } from '@baize/money';",
  'tools/here.ts': "import { here } from '@baize/money';",
  'tools/types.ts':
    "import type { Units } from '@baize/money'; import { type Floor } from './floor.ts';",
  'tools/all.ts': "import * as money from '@baize/money';",
  'tools/later.ts': "const { low } = await import('./floor.ts');",
  'tools/thread.ts': "new Worker(new URL('later.ts', import.meta.url));",
};
const graph = graphOf(virtualTree(files));
const reached = (path: string): string[] =>
  [...graph.reachedBy([path])].filter((one) => one.startsWith('tools/')).toSorted();

test('a change behind a door reaches only importers of its name, and of everything', () => {
  expect(reached('packages/money/src/floor.ts')).toEqual([
    'tools/all.ts',
    'tools/floor.ts',
    'tools/here.ts',
    'tools/later.ts',
    'tools/thread.ts',
  ]);
  expect(reached('packages/money/src/round.ts')).toEqual([
    'tools/all.ts',
    'tools/here.ts',
    'tools/round.ts',
  ]);
});

test('an import that a door re-exports is traced like a re-export', () => {
  expect(reached('packages/money/src/odds.ts')).toEqual([
    'tools/all.ts',
    'tools/here.ts',
    'tools/odds.ts',
  ]);
});

test('type imports are ignored', () => {
  expect(reached('packages/money/src/units.ts')).toEqual([]);
});

test('a change of a door itself reaches all that go through it', () => {
  expect(reached('packages/money/src/index.ts')).toEqual([
    'tools/all.ts',
    'tools/floor.ts',
    'tools/here.ts',
    'tools/later.ts',
    'tools/odds.ts',
    'tools/round.ts',
    'tools/thread.ts',
  ]);
});

test('a deleted file reaches the files that still import it', () => {
  const gone = graphOf(virtualTree({ 'a.test.ts': "import { b } from './b.ts';" }));
  expect([...gone.reachedBy(['b.ts'])]).toEqual(['b.ts', 'a.test.ts']);
});

test('a shallow edge reaches its target and nothing behind it', () => {
  const tree = virtualTree({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import { c } from './c.ts'; export const b = c;",
    'c.ts': 'export const c = 1;',
  });
  const cut = graphOf(tree, (_, to) => to === 'b.ts');
  expect([...cut.reachedBy(['c.ts'])]).toEqual(['c.ts', 'b.ts']);
  expect([...cut.reachedBy(['b.ts'])]).toEqual(['b.ts', 'a.ts']);
});
