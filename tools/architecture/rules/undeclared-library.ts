// A workspace names every library it imports in its own package.json, so that it can be installed
// alone and no other workspace's upgrade breaks it.
import { isWorkshop } from '../../source/source-file.ts';
import { findingAt } from '../edge.ts';
import type { Edge, EdgeRule } from '../edge.ts';
import { workspaceOf } from '../workspaces.ts';
import type { Workspace } from '../workspaces.ts';

export const undeclaredLibrary: EdgeRule = (edge, { workspaces }) => {
  const { target } = edge;
  if (target.kind !== 'library' && target.kind !== 'door') return undefined;
  // Modules that a build plugin of the same workspace makes up.
  if (target.library.startsWith('virtual:')) return undefined;
  const here = workspaceOf(workspaces, edge.from);
  if (here === undefined || here.name === target.library) return undefined;
  // The root holds the workshop; architecture.mjs alone says which packages its places may import.
  if (here.folder === '' && target.kind === 'door') return undefined;
  if (needs(here, edge) || (isWorkshop(edge.from) && workshopNeeds(workspaces, edge))) {
    return undefined;
  }
  return findingAt(
    edge,
    'undeclared-library',
    `${target.library} is not among the dependencies of ${here.name}`,
    `add it to ${here.folder === '' ? '' : `${here.folder}/`}package.json, or do without it`,
  );
};

/** Types of a library may come from the `@types` package alone. */
function needs({ needs: declared }: Workspace, { target, typeOnly }: Edge): boolean {
  if (target.kind !== 'library' && target.kind !== 'door') return true;
  return declared.has(target.library) || (typeOnly && declared.has(`@types/${target.library}`));
}

function workshopNeeds(workspaces: readonly Workspace[], edge: Edge): boolean {
  const root = workspaces.find(({ folder }) => folder === '');
  return edge.target.kind === 'door' || (root !== undefined && needs(root, edge));
}
