// Resolves an import: a file of ours (by path or through a package's door), a Node built-in, a
// library, or a shut door.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { behindDoor } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

export type Target =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'door'; readonly path: string; readonly library: string }
  | { readonly kind: 'shut'; readonly library: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'library'; readonly library: string };

export function resolveImport(
  workspaces: readonly Workspace[],
  from: string,
  specifier: string,
): Target {
  const address = specifier.replace(/\?.*$/, '');
  if (address.startsWith('.')) {
    return { kind: 'path', path: posix.join(posix.dirname(from), address) };
  }
  if (isBuiltin(address)) return { kind: 'builtin', name: address };
  const library = libraryName(address);
  const own = workspaces.find(({ folder, name }) => folder !== '' && name === library);
  if (own === undefined) return { kind: 'library', library };
  const path = behindDoor(own, `.${address.slice(library.length)}`);
  return path === undefined ? { kind: 'shut', library } : { kind: 'door', path, library };
}

function libraryName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
