// Keeps everything that the first page needs in one file: what the entry imports, and what that
// imports, but nothing that arrives later. Without it, each piece shared with a later screen would
// be a request of its own. Of a package's door only the parts that are named count.
import { dirname, resolve } from 'node:path';

interface ModuleFacts {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

const door = /\/packages\/[^/]+\/src\/index\.ts$/u;
const namedImports = /\bimport\s*\{([^}]*)\}\s*from\s*["']@baize\/[^"']+["']/gu;
const namedExports = /\bexport\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/gu;
const wholeExports = /\bexport\s*\*\s*from\s*["'](\.[^"']+)["']/gu;

/** Names the chunk of a module; null leaves it to the bundler. */
export function firstChunk(entryFile: string) {
  let first: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reachable(entryFile, graph);
    return first.has(id) ? 'first' : null;
  };
}

function reachable(entryFile: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entryFile]);
  for (const id of found) {
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: '', importedIds: [] };
    if (door.test(id)) continue;
    const wanted = new Set(matches(namedImports, code).flatMap(([names = '']) => namesIn(names)));
    for (const imported of importedIds) {
      found.add(imported);
      if (!door.test(imported)) continue;
      const doorCode = graph.getModuleInfo(imported)?.code;
      for (const part of partsOf(imported, doorCode, wanted)) found.add(part);
    }
  }
  return found;
}

/** The files behind a door from which the wanted names come. */
function partsOf(doorId: string, code: string | null | undefined, wanted: Set<string>): string[] {
  const named = matches(namedExports, code)
    .filter(([names = '']) => namesIn(names).some((name) => wanted.has(name)))
    .map(([, from = '']) => from);
  const whole = matches(wholeExports, code).map(([from = '']) => from);
  return [...named, ...whole].map((from) => resolve(dirname(doorId), from));
}

const matches = (pattern: RegExp, code: string | null | undefined): string[][] =>
  [...(code ?? '').matchAll(pattern)].map(([, ...groups]) => groups);

/** `a, b as c` gives `a` of an import and `c` of an export; both are looked up by either name. */
const namesIn = (list: string): string[] =>
  list.split(',').flatMap((item) => item.trim().split(/\s+as\s+/u));
