// One noun, every layer: a noun of the contract has a server module and a locale file of the same
// name, and a folder of screens where people see it. A grep for the noun finds the whole slice.
import type { Tree } from '../../source/tree.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';

const contract = 'packages/contract/src';

/** Files of the contract that declare vocabulary, not a noun. */
const vocabulary = new Set(['index', 'permissions', 'refusals', 'modules', 'live']);

/** Where a noun's screens are. A noun that is not listed has none of its own. */
const screens: Readonly<Record<string, readonly string[]>> = {
  identity: ['apps/site/src/features/identity'],
  wallet: ['apps/site/src/features/wallet', 'apps/console/src/features/wallet'],
  catalogue: ['apps/site/src/features/catalogue'],
  slots: ['apps/arcade/src/games/slots'],
  jackpots: ['apps/site/src/features/jackpots', 'apps/console/src/features/jackpots'],
  vip: ['apps/site/src/features/vip', 'apps/console/src/features/vip'],
  settings: ['apps/console/src/features/settings'],
  factors: ['apps/site/src/features/factors', 'apps/console/src/features/factors'],
};

export const nounEverywhere: TreeRule = {
  kind: 'tree',
  name: 'noun-everywhere',
  reason: 'a search for a noun finds the whole slice',
  check: (tree) =>
    nounsOf(tree).flatMap((noun) => [
      ...missing(tree.hasFolder(`apps/server/src/modules/${noun}`), contractFileOf(tree, noun), {
        what: `no server module ${noun}`,
        fix: `npm run new module ${noun}, or put a page of a noun into that noun’s folder`,
      }),
      ...missing(tree.has(`packages/i18n/src/locales/en/${noun}.ts`), contractFileOf(tree, noun), {
        what: `no texts of ${noun}`,
        fix: `add packages/i18n/src/locales/en/${noun}.ts`,
      }),
      ...(screens[noun] ?? []).flatMap((folder) =>
        missing(tree.hasFolder(folder), contractFileOf(tree, noun), {
          what: `no screens of ${noun}`,
          fix: `build them in ${folder}`,
        }),
      ),
    ]),
};

/** A noun is one file, or a folder whose `index.ts` gathers its pages. */
export const nounsOf = (tree: Tree): string[] =>
  tree.files.flatMap(({ path }) => {
    const name = /^packages\/contract\/src\/([a-z0-9-]+)(?:\/index)?\.ts$/.exec(path)?.[1];
    return name === undefined || vocabulary.has(name) ? [] : [name];
  });

export const contractFileOf = (tree: Tree, noun: string): string => {
  const folder = `${contract}/${noun}/index.ts`;
  return tree.has(folder) ? folder : `${contract}/${noun}.ts`;
};

const missing = (there: boolean, file: string, said: Pick<TreeSpot, 'what' | 'fix'>): TreeSpot[] =>
  there ? [] : [{ file, line: 1, ...said }];
