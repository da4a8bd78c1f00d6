// A new module stands on its level, has its noun in every layer, and compiles, checked imports and
// house rules included.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree, workingTree } from '../source/tree.ts';
import type { Tree } from '../source/tree.ts';
import { moduleReadme } from '../tidy/rules/module-readme.ts';
import { nounEverywhere } from '../tidy/rules/noun-everywhere.ts';
import { runRules } from '../tidy/run-rules.ts';
import { complaintsAbout } from './compile-plan.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newModule, withModule } from './new-module.ts';
import { Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const name = 'lucky-wheel';

const after = (plan: Plan): Tree => {
  const before = Object.fromEntries(tree.files.map((file) => [file.path, file]));
  const written = virtualTree(plan.files);
  const all = { ...before, ...Object.fromEntries(written.files.map((file) => [file.path, file])) };
  return {
    files: Object.values(all),
    file: (path) => all[path],
    has: (path) => path in all,
    hasFolder: (path) => Object.keys(all).some((file) => file.startsWith(`${path}/`)),
  };
};

test('a module compiles, its noun is in every layer and its page has its headings', () => {
  const plan = newModule(tree, name, 5);
  expect(complaintsAbout(plan)).toEqual([]);
  const told = runRules([nounEverywhere, moduleReadme], after(plan));
  expect(told.filter(({ file }) => file.includes(name))).toEqual([]);
});

test('a module takes its first endpoint, and the whole compiles', () => {
  const module = newModule(tree, name, 5);
  const endpoint = newEndpoint(after(module), name, 'spin-wheel');
  const plan = { files: { ...module.files, ...endpoint.files }, steps: [] };
  expect(plan.files[`packages/contract/src/${name}.ts`]).toContain('spinWheel: endpoint({');
  expect(complaintsAbout(plan)).toEqual([]);
});

test('an endpoint without its line in the door does not compile', () => {
  const module = newModule(tree, name, 5);
  const endpoint = newEndpoint(after(module), name, 'get-wheel');
  const forgotten = { ...module.files, ...endpoint.files };
  const door = `apps/server/src/modules/${name}/index.ts`;
  const files = { ...forgotten, [door]: module.files[door] ?? '' };
  expect(complaintsAbout({ files, steps: [] }).join('\n')).toContain('getWheel');
});

test('a level is extended, or gets its line in order', () => {
  const lines = "  { level: 1, modules: ['a'] },\n  { level: 7, modules: ['z'] },\n";
  const levels = `export const levels = [\n${lines}];\n`;
  expect(withModule(levels, 'b', 1)).toContain("{ level: 1, modules: ['a', 'b'] }");
  expect(withModule(levels, 'b', 5)).toMatch(/level: 1.*\n.*level: 5.*\n.*level: 7/);
  expect(withModule(levels, 'b', 9)).toMatch(/level: 7.*\n.*level: 9/);
});

test('what exists already or has a bad name is refused', () => {
  expect(() => newModule(tree, 'wallet', 5)).toThrow(Unplannable);
  expect(() => newModule(tree, 'LuckyWheel', 5)).toThrow(Unplannable);
  expect(() => newEndpoint(tree, 'wallet', 'balance')).toThrow(Unplannable);
});
