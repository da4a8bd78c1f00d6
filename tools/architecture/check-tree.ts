// Holds a whole tree of files against the list of places and levels, and gives every finding in
// path order.
import type { Finding } from '../source/finding.ts';
import type { Tree } from '../source/tree.ts';
import type { Architecture } from './architecture.ts';
import type { Edge, EdgeRule } from './edge.ts';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolve.ts';
import { cycles } from './rules/cycle.ts';
import { impureGlobals } from './rules/impure-global.ts';
import { impureImport } from './rules/impure-import.ts';
import { moduleDoor, moduleLevel } from './rules/module-door.ts';
import { looseFiles, modulePart } from './rules/module-part.ts';
import { moduleRoom } from './rules/module-room.ts';
import { packageByPath } from './rules/package-by-path.ts';
import { pastTheDoor } from './rules/past-the-door.ts';
import { slice } from './rules/slice.ts';
import { tableOwners } from './rules/table-owner.ts';
import { undeclaredLibrary } from './rules/undeclared-library.ts';
import { undeclaredPlace } from './rules/undeclared-place.ts';
import { unlisted } from './rules/unlisted.ts';
import { workspacesOf } from './workspaces.ts';

/** In the order in which they explain an import best: the first finding is reported. */
const edgeRules: readonly EdgeRule[] = [
  pastTheDoor,
  packageByPath,
  impureImport,
  moduleLevel,
  moduleDoor,
  undeclaredPlace,
  modulePart,
  moduleRoom,
  slice,
  undeclaredLibrary,
];

export function checkTree(architecture: Architecture, tree: Tree): Finding[] {
  const house = { architecture, workspaces: workspacesOf(tree) };
  const edges = tree.files.flatMap((file) =>
    importsOf(file).map((found): Edge => {
      const target = resolveImport(house.workspaces, file.path, found.specifier);
      return { ...found, from: file.path, target };
    }),
  );
  const findings = [
    ...edges.flatMap((edge) => firstFinding(edge, house)),
    ...tree.files.flatMap((file) => impureGlobals(architecture, file)),
    ...cycles(edges),
    ...unlisted(architecture, tree),
    ...looseFiles(architecture, tree),
    ...tableOwners(architecture, tree),
  ];
  return findings.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

function firstFinding(edge: Edge, house: Parameters<EdgeRule>[1]): Finding[] {
  for (const rule of edgeRules) {
    const finding = rule(edge, house);
    if (finding !== undefined) return [finding];
  }
  return [];
}
