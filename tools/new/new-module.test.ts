// A new module is on its level, has its noun in every layer and keeps the house rules.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workingTree } from '../source/tree.ts';
import { moduleReadme } from '../tidy/rules/module-readme.ts';
import { nounEverywhere } from '../tidy/rules/noun-everywhere.ts';
import { runRules } from '../tidy/run-rules.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newModule, withModule } from './new-module.ts';
import { treeAfter, Unplannable } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const name = 'lucky-wheel';

test('the noun of a module is in every layer and its page has its headings', () => {
  const plan = newModule(tree, name, 5);
  const told = runRules([nounEverywhere, moduleReadme], treeAfter(tree, plan));
  expect(told.filter(({ file }) => file.includes(name))).toEqual([]);
});

test('a module is made on its level, also on a new one', () => {
  const composed = 'apps/server/src/compose/modules.ts';
  expect(newModule(tree, name, 5).files[composed]).toMatch(
    /const level5 = level\(ground, \w+, \{[^}]+,\n +luckyWheel: wireLuckyWheel,\n {2}\}/,
  );
  expect(newModule(tree, name, 10).files[composed]).toMatch(
    /const level10 = level\(ground, level9, \{ luckyWheel: wireLuckyWheel \}\);\n +return level10/,
  );
});

test('a module takes its first endpoint', () => {
  const module = newModule(tree, name, 5);
  const { files } = newEndpoint(treeAfter(tree, module), name, 'spin-wheel');
  expect(files[`packages/contract/src/${name}.ts`]).toContain('spinWheel: endpoint({');
});

test('a level is extended, or gets its line in order', () => {
  const lines = "  { level: 1, modules: ['a'] },\n  { level: 7, modules: ['z'] },\n";
  const levels = `export const levels = [\n${lines}];\n`;
  expect(withModule(levels, 'b', 1)).toContain("{ level: 1, modules: ['a', 'b'] }");
  expect(withModule(levels, 'b', 5)).toMatch(/level: 1.*\n.*level: 5.*\n.*level: 7/);
  expect(withModule(levels, 'b', 9)).toMatch(/level: 7.*\n.*level: 9/);
});

test('an existing module or a bad name is refused', () => {
  expect(() => newModule(tree, 'wallet', 5)).toThrow(Unplannable);
  expect(() => newModule(tree, 'LuckyWheel', 5)).toThrow(Unplannable);
  expect(() => newEndpoint(tree, 'wallet', 'balance')).toThrow(Unplannable);
});
