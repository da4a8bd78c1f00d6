// Scaffolds a game of a family that exists.
import type { Tree } from '../source/tree.ts';
import { Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';

export function newGame(_tree: Tree, family: string, code: string): Plan {
  throw new Unplannable(`There is no family ${family} for ${code}.`);
}
