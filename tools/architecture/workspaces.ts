// The workspaces of the repository as their package.json files tell them: name, doors and the
// libraries each says it needs.
import type { Tree } from '../source/tree.ts';

export interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly doors: ReadonlyMap<string, string>;
  readonly needs: ReadonlySet<string>;
}

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The root comes as the workspace whose folder is the empty text. */
export function workspacesOf(tree: Tree): Workspace[] {
  return tree.files
    .filter(({ path }) => /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path))
    .map(({ path, text }) => workspace(path, JSON.parse(text) as Manifest));
}

/** The workspace a file belongs to: the one whose folder is nearest above it. */
export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** The file behind a door of a package, or nothing when the package has no such door. */
export function behindDoor({ folder, doors }: Workspace, door: string): string | undefined {
  const exact = doors.get(door);
  if (exact !== undefined) return `${folder}/${exact}`;
  for (const [pattern, target] of doors) {
    const [before, after] = pattern.split('*');
    if (before === undefined || after === undefined) continue;
    if (!door.startsWith(before) || !door.endsWith(after)) continue;
    const middle = door.slice(before.length, door.length - after.length);
    return `${folder}/${target.replace('*', middle)}`;
  }
  return undefined;
}

function workspace(path: string, manifest: Manifest): Workspace {
  const doors = Object.entries(manifest.exports ?? {}).map(([door, target]) => {
    const file = typeof target === 'string' ? target : (target['default'] ?? '');
    return [door, file.replace(/^\.\//, '')] as const;
  });
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = manifest;
  return {
    folder: path.slice(0, -'/package.json'.length),
    name: manifest.name ?? '',
    doors: new Map(doors),
    needs: new Set(
      [dependencies, optionalDependencies, peerDependencies, devDependencies].flatMap((list) =>
        Object.keys(list ?? {}),
      ),
    ),
  };
}
