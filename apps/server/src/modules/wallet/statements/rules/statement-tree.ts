// The tree over the heads of a day: its root commits to the day of every account, and a path of a
// few hashes proves that one head is under it.
// 1. The leaves are the hashes of the heads, in the order of the accounts' names.
// 2. Two neighbours are hashed into their parent; one without a neighbour moves up as it is.
// 3. The last one left is the root; without any leaf it is the hash of the empty tree.
import type { Sha256 } from './statement-chain.ts';

/** `L` or `R`, where the neighbour stands, and its hash. */
export type Path = readonly string[];

export interface Tree {
  readonly root: string;
  readonly pathOf: (place: number) => Path;
}

export const leafOf = (hash: Sha256, head: string): string => hash(`leaf:${head}`);
const parentOf = (hash: Sha256, left: string, right: string): string =>
  hash(`node:${left}${right}`);
const emptyRoot = (hash: Sha256): string => hash('leaf:');

export function treeOf(hash: Sha256, heads: readonly string[]): Tree {
  const levels = [heads.map((head) => leafOf(hash, head))];
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    const up: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left = '', right] = [level[at], level[at + 1]];
      up.push(right === undefined ? left : parentOf(hash, left, right));
    }
    levels.push(up);
  }
  return {
    root: levels.at(-1)?.[0] ?? emptyRoot(hash),
    pathOf: (place) =>
      levels.slice(0, -1).flatMap((level, height) => {
        const at = Math.floor(place / 2 ** height);
        const beside = level[at ^ 1];
        return beside === undefined ? [] : [`${at % 2 === 0 ? 'R' : 'L'}${beside}`];
      }),
  };
}

/** The root that a head leads to. */
export function rootAbove(hash: Sha256, head: string, path: Path): string {
  return path.reduce(
    (below, step) => {
      const beside = step.slice(1);
      return step.startsWith('L') ? parentOf(hash, beside, below) : parentOf(hash, below, beside);
    },
    leafOf(hash, head),
  );
}

export interface DayRoot {
  readonly day: string;
  readonly accounts: number;
  readonly root: string;
  /** The chain of the day before; of the first day sixty-four zeros. */
  readonly before: string;
}

/** Binds a day's root to all roots before it: this is what the key signs. */
export const chainOfRoots = (hash: Sha256, { day, accounts, root, before }: DayRoot): string =>
  hash(JSON.stringify(['baize-root-1', day, accounts, root, before]));

/** The text under the signature of a day's root. */
export const signedRoot = (chain: string): string => `baize-root-1:${chain}`;
