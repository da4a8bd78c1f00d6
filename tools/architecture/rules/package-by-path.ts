// A package is reached by its name: a path into its folder would walk around its door.
import { findingAt } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';
import { workspaceOf } from '../workspaces.ts';

export const packageByPath: EdgeRule = (edge, { workspaces }) => {
  if (edge.target.kind !== 'path') return undefined;
  const here = workspaceOf(workspaces, edge.from);
  const there = workspaceOf(workspaces, edge.target.path);
  if (there === undefined || there.folder === '' || there === here) return undefined;
  return findingAt(
    edge,
    'package-by-path',
    `${there.name} is another package and is reached by its name`,
    `import from '${there.name}'`,
  );
};
