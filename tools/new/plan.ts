// The plan of a scaffold: the files it writes or changes, whole, and what is left to the person. A
// plan is made from a tree without touching it, so that it can be tried anywhere.
import { treeOf, virtualTree } from '../source/tree.ts';
import type { Tree } from '../source/tree.ts';

export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly steps: readonly string[];
}

/** The reason why a scaffold cannot be made: printed, not thrown. */
export class Unplannable extends Error {}

/** The text of a file that a scaffold changes. */
export function textOf(tree: Tree, path: string): string {
  const file = tree.file(path);
  if (file === undefined) throw new Unplannable(`${path} does not exist.`);
  return file.text;
}

export function refuseExisting(tree: Tree, paths: readonly string[]): void {
  const there = paths.find((path) => tree.has(path));
  if (there !== undefined) throw new Unplannable(`${there} exists already.`);
}

/** The tree as it stands once a plan's files are written. */
export const treeAfter = (tree: Tree, { files }: Pick<Plan, 'files'>): Tree =>
  treeOf([...tree.files, ...virtualTree(files).files]);
