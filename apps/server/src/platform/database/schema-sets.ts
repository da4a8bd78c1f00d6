// Finds the migration files: first the platform's own parts, then each module's in level order.
import { existsSync, readdirSync } from 'node:fs';

export interface SchemaSet {
  readonly name: string;
  readonly level: number;
  readonly folder: URL;
}

export interface ModuleLevel {
  readonly level: number;
  readonly modules: readonly string[];
}

function folders(at: URL): string[] {
  if (!existsSync(at)) return [];
  const entries = readdirSync(at, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** `source` is the folder that holds `platform/` and `modules/`, with a slash at its end. */
export function findSchemaSets(source: URL, levels: readonly ModuleLevel[]): SchemaSet[] {
  const sets: SchemaSet[] = [];
  for (const name of folders(new URL('platform/', source))) {
    const folder = new URL(`platform/${name}/schema/`, source);
    if (existsSync(folder)) sets.push({ name: `platform-${name}`, level: 0, folder });
  }
  for (const name of folders(new URL('modules/', source))) {
    const folder = new URL(`modules/${name}/store/schema/`, source);
    if (!existsSync(folder)) continue;
    const found = levels.find(({ modules }) => modules.includes(name));
    if (!found) throw new Error(`The module "${name}" has tables but no level in architecture.mjs`);
    sets.push({ name, level: found.level, folder });
  }
  return sets.sort((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1));
}
