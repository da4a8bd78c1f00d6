// The parts of a large module import only the parts that their line in architecture.mjs names, and
// every file is in a part, except the door, the actions, the ports and test builders.
import type { Finding } from '../../source/finding.ts';
import { isTest } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import { moduleSpot } from '../architecture.ts';
import type { Architecture } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';

const atTheRoot = new Set(['index.ts', 'actions.ts', 'ports.ts', 'testing.ts']);

export const modulePart: EdgeRule = (edge, { architecture }) => {
  const here = moduleSpot(architecture, edge.from);
  const to = ownTarget(edge);
  if (here?.part === undefined || to === undefined || isTest(edge.from)) return undefined;
  const there = moduleSpot(architecture, to);
  if (there?.module !== here.module || there.part === here.part) return undefined;
  const seen = architecture.parts[here.module]?.[here.part] ?? [];
  if (there.part === undefined ? !there.isDoor : seen.includes(there.part)) return undefined;
  return findingAt(
    edge,
    'module-part',
    `${here.part} of ${here.module} may not see ${there.part ?? 'the door'}`,
    'move it into the part that needs it, or hand it in through the ports',
  );
};

/** Files at the root of a module with parts that belong into one of them. */
export function looseFiles(architecture: Architecture, tree: Tree): Finding[] {
  return tree.files.flatMap(({ path }) => {
    const spot = path.endsWith('.ts') ? moduleSpot(architecture, path) : undefined;
    if (spot === undefined || spot.part !== undefined) return [];
    if (architecture.parts[spot.module] === undefined) return [];
    if (spot.room === undefined && atTheRoot.has(path.slice(path.lastIndexOf('/') + 1))) return [];
    return [
      findingAt(
        { from: path, line: 1 },
        'loose-file',
        `it is in no part of ${spot.module}`,
        'move it into the part it is about',
      ),
    ];
  });
}
