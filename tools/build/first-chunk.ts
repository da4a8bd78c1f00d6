// Keeps everything that the first page needs in one file, what the home page needs besides in a
// second, and what comes right after its first picture in a third: what an entry imports, and what
// that imports, but nothing that arrives later. Without it, each piece shared with a later screen
// would be a request of its own. Of a door, which only passes on what stands behind it, only what
// is named counts: of a thousand icons the few that are shown.
import { dirname, resolve } from 'node:path';

interface ModuleFacts {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

interface Taken {
  readonly from: string;
  /** Names as the taken file calls them; undefined where everything is meant. */
  readonly names: readonly string[] | undefined;
}

const doors = [
  /\/packages\/[^/]+\/src\/index\.ts$/u,
  /\/packages\/ui\/src\/icons\.ts$/u,
  /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/u,
  /\/@tanstack\/(?:react-query|query-core)\/build\/modern\/index\.js$/u,
];
const isDoor = (id: string): boolean => doors.some((door) => door.test(id));

const namedImports = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/gu;
const namedExports = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/gu;
const ownExports = /\bexport\s*\{([^}]*)\}\s*;?(?!\s*from)/gu;
const wholeExports = /\bexport\s*\*\s*from\s*["']([^"']+)["']/gu;

/** A group for each file; an earlier one takes along what its own modules cannot do without. */
export function chunkGroups(files: Readonly<Record<string, string>>) {
  const nameOf = chunkOf(files);
  const names = Object.keys(files);
  return names.map((name, at) => ({
    name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === name ? name : null),
    debugName: name,
    priority: names.length - at,
  }));
}

/**
 * Names the chunk of a module: the first of the given whose file needs it. Null leaves it to the
 * bundler.
 */
function chunkOf(files: Readonly<Record<string, string>>) {
  let chunks: (readonly [string, Set<string>])[] | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= Object.entries(files).map(([name, file]) => [name, reachable(file, graph)]);
    return chunks.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}

function reachable(entryFile: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entryFile]);
  const asked = new Set<string>();
  const follow = (door: string, names: readonly string[]): void => {
    const fresh = names.filter((name) => !asked.has(`${door} ${name}`));
    for (const name of fresh) asked.add(`${door} ${name}`);
    found.add(door);
    if (fresh.length === 0) return;
    const { code, importedIds } = graph.getModuleInfo(door) ?? { code: '', importedIds: [] };
    for (const { from: word, names: wanted } of passedOn(code ?? '', fresh)) {
      const id = idOf(word, door, importedIds);
      if (id === undefined) continue;
      if (isDoor(id)) follow(id, wanted ?? fresh);
      else found.add(id);
    }
  };
  for (const id of found) {
    if (isDoor(id)) continue;
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: '', importedIds: [] };
    for (const imported of importedIds) if (!isDoor(imported)) found.add(imported);
    for (const { from: word, names } of importsOf(code ?? '')) {
      const target = idOf(word, id, importedIds);
      if (target !== undefined && isDoor(target)) follow(target, names ?? []);
    }
  }
  return found;
}

/** The names that a file imports from others, for itself or to re-export. */
const importsOf = (code: string): Taken[] =>
  [...code.matchAll(namedImports), ...code.matchAll(namedExports)].map(
    ([, list = '', from = '']) => ({ from, names: pairsIn(list).map(([name]) => name) }),
  );

/** From where a door has the wanted names; its whole exports have what it does not name. */
function passedOn(code: string, wanted: readonly string[]): Taken[] {
  const named = [...code.matchAll(namedExports)].map(([, list = '', from = '']) => {
    const pairs = pairsIn(list).filter(([, outside]) => wanted.includes(outside));
    return { from, names: pairs.map(([inside]) => inside) };
  });
  const own = [...code.matchAll(ownExports)].flatMap(([, list = '']) => pairsIn(list));
  const inside = own.filter(([, outside]) => wanted.includes(outside)).map(([name]) => name);
  const imported = [...code.matchAll(namedImports)].map(([, list = '', from = '']) => {
    const pairs = pairsIn(list).filter(([, local]) => inside.includes(local));
    return { from, names: pairs.map(([name]) => name) };
  });
  const whole = [...code.matchAll(wholeExports)].map(([, from = '']) => ({ from, names: wanted }));
  return [...named, ...imported, ...whole].filter(({ names }) => names.length > 0);
}

/** `a as b, c` gives each name on the left and on the right. */
const pairsIn = (list: string): (readonly [string, string])[] =>
  list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/u))
    .filter(([name]) => name !== '')
    .map(([left = '', right = left]) => [left, right] as const);

function idOf(word: string, from: string, importedIds: readonly string[]): string | undefined {
  if (word.startsWith('.')) {
    const path = resolve(dirname(from), word);
    return importedIds.find((id) => id === path) ?? path;
  }
  const own = /^@baize\/([^/]+)$/u.exec(word)?.[1];
  const part = own === undefined ? `/node_modules/${word}/` : `/packages/${own}/src/index.`;
  return importedIds.find((id) => id.includes(part));
}
