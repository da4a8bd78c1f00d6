// Maps each table to its owner, by the migrations that made it: a module's own, or a part of the
// platform.
import { posix } from 'node:path';
import type { Tree } from '../source/tree.ts';

const schema =
  /^apps\/server\/src\/(?:modules\/([a-z-]+)\/(?:[a-z-]+\/)?store|(platform\/[a-z-]+))\/schema\//;
const made = /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([a-z0-9_]+)/gi;

/** Tables with their owner: the name of a module, or `platform/outbox`. */
export function tablesOf(tree: Tree): ReadonlyMap<string, string> {
  const found = tree.files.flatMap(({ path, text }) => {
    const [, module, part] = schema.exec(path) ?? [];
    const owner = module ?? part;
    if (owner === undefined || posix.extname(path) !== '.sql') return [];
    const statements = text.replaceAll(/--.*$/gm, '');
    return [...statements.matchAll(made)].map(([, table = '']) => [table, owner] as const);
  });
  return new Map(found);
}

/** The owner of a file of the server; undefined for code that owns no table. */
export function ownerOf(path: string): string | undefined {
  const [, module, part] =
    /^apps\/server\/src\/(?:modules\/([a-z-]+)|(platform\/[a-z-]+))\//.exec(path) ?? [];
  return module ?? part;
}
