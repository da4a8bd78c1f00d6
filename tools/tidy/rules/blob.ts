// The history stays light: nothing above 200 kB is kept but art in its own folders, the lock file
// and what the world hands out whole.
import type { TreeRule } from '../rule.ts';

const bytesMax = 200_000;
const heavyPlaces = [/^art\//, /^apps\/[^/]+\/public\/art\//, /^package-lock\.json$/];

export const blob: TreeRule = {
  kind: 'tree',
  name: 'blob',
  reason: 'a clone carries every version of every file for ever',
  check: (tree) =>
    tree.files
      .filter(({ bytes, path }) => bytes > bytesMax && !heavyPlaces.some((at) => at.test(path)))
      .map(({ bytes, path }) => ({
        file: path,
        line: 1,
        what: `${Math.round(bytes / 1000)} kB, at most ${bytesMax / 1000}`,
        fix: 'make it smaller, or build it from what is smaller',
      })),
};
