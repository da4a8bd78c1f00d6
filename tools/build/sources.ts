// The digest of a front end's sources: the same digest means the same build, so that a start with
// nothing changed builds nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'coverage', '.cache']);

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !leftOut.has(name),
  );
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesUnder(inside);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inside];
  });
}

/** Digest of the names and contents of all files below the given folders of `root`. */
export function digestSources(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesUnder(join(root, folder)).sort()) {
      hash.update(`\0${relative(root, file).replaceAll('\\', '/')}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
