// The counts of CONTRIBUTING are those of the scaffolds: they are the cost of a change.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workingTree } from '../source/tree.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newGame } from './new-game.ts';
import { newModule } from './new-module.ts';
import type { Plan } from './plan.ts';

const tree = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
const page = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');

test.each<[string, Plan]>([
  ['an endpoint on data that is there', newEndpoint(tree, 'wallet', 'close-lantern')],
  ['a game of a family that exists', newGame(tree, 'slots', 'paper-lantern-9')],
  ['a server module', newModule(tree, 'paper-fan', 5)],
])('%s costs what its row says', (change, { files }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${change} |`)) ?? '';
  const [, , added, changed] = row.split('|').map((cell) => Number(/^ ?(\d+)/.exec(cell)?.[1]));
  const there = Object.keys(files).filter((path) => tree.has(path));
  expect({ added, changed }).toEqual({
    added: Object.keys(files).length - there.length,
    changed: there.length,
  });
});
