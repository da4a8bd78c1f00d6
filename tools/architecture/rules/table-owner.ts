// A module reads and writes only its own tables: for others it asks through the door of the owner.
// A read model of architecture.mjs, with its reason, may read some; nothing may write them.
import type { Finding } from '../../source/finding.ts';
import { isCode, isWorkshop } from '../../source/source-file.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import { levelOf } from '../architecture.ts';
import type { Architecture } from '../architecture.ts';
import { findingAt } from '../edge.ts';
import { tableUses, type TableUse } from '../table-uses.ts';
import { ownerOf, tablesOf } from '../tables.ts';

const server = 'apps/server/src/';
const list = 'architecture.mjs';

export function tableOwners(architecture: Architecture, tree: Tree): Finding[] {
  const owners = tablesOf(tree);
  const tables = new Set(owners.keys());
  const foreign = tree.files.filter(isProduct).flatMap((file) => {
    const here = ownerOf(file.path);
    return tableUses(file, tables)
      .filter(({ table }) => owners.get(table) !== here)
      .map((use): ForeignUse => ({ ...use, here, from: file.path, owner: owners.get(use.table) }));
  });
  return [
    ...foreign.filter((use) => !isAllowed(architecture, use)).map(findingOf),
    ...staleModels(architecture, foreign),
  ];
}

interface ForeignUse extends TableUse {
  readonly from: string;
  readonly here: string | undefined;
  readonly owner: string | undefined;
}

const isProduct = ({ path }: SourceFile): boolean =>
  path.startsWith(server) && isCode(path) && !isWorkshop(path);

const isAllowed = ({ readModels }: Architecture, { table, use, here }: ForeignUse): boolean =>
  use === 'read' &&
  readModels.some(({ module, reads }) => module === here && reads.includes(table));

function findingOf({ from, line, table, use, here, owner }: ForeignUse): Finding {
  const door = `ask ${owner ?? 'its owner'} through its index`;
  return findingAt(
    { from, line },
    use === 'write' ? 'foreign-write' : 'foreign-read',
    `${here ?? 'compose'} ${use}s ${table}, a table of ${owner ?? 'nobody'}`,
    use === 'write' ? door : `${door}, or declare a read model in ${list} and say why`,
  );
}

/** A read model names tables of lower owners that the module really reads, and says why. */
function staleModels(architecture: Architecture, foreign: readonly ForeignUse[]): Finding[] {
  return architecture.readModels.flatMap(({ module, reads, reason }) =>
    reads.flatMap((name) => {
      const use = foreign.find(({ here, table }) => here === module && table === name);
      if (reason !== '' && use !== undefined && isBelow(architecture, use)) return [];
      return [
        findingAt(
          { from: list, line: 1 },
          'read-model',
          `${module} does not read ${name}, or not from above, or nobody says why it should`,
          'take it out of readModels, or give its reason',
        ),
      ];
    }),
  );
}

function isBelow(architecture: Architecture, { here, owner }: ForeignUse): boolean {
  if (owner?.startsWith('platform/')) return true;
  const [above, below] = [here, owner].map((module) => levelOf(architecture, module ?? ''));
  return above !== undefined && below !== undefined && below < above;
}
