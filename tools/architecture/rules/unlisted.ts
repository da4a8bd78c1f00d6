// Every workspace is a place and every server module has a level: rules do not protect code that
// architecture.mjs does not list.
import type { Finding } from '../../source/finding.ts';
import type { Tree } from '../../source/tree.ts';
import { levelOf, moduleSpot, placeOf } from '../architecture.ts';
import type { Architecture } from '../architecture.ts';

export function unlisted(architecture: Architecture, tree: Tree): Finding[] {
  const modules = new Set<string>();
  const sources = new Set<string>();
  for (const { path } of tree.files) {
    const spot = moduleSpot(architecture, path);
    if (spot !== undefined) modules.add(spot.module);
    const source = /^(?:packages|apps)\/[^/]+\/src\//.exec(path)?.[0];
    if (source !== undefined && placeOf(architecture, path) === undefined) sources.add(source);
  }
  return [
    ...[...modules]
      .filter((module) => levelOf(architecture, module) === undefined)
      .map((module) => missing(`the module ${module} stands on no level`, 'add it to a level')),
    ...[...sources].map((at) => missing(`${at} is no place`, 'add a line for it to the places')),
  ];
}

const missing = (reason: string, fix: string): Finding => ({
  file: 'architecture.mjs',
  line: 1,
  rule: 'unlisted',
  reason,
  fix,
});
