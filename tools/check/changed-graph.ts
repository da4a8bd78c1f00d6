// The import graph at run time, by name: an importer of `{ X }` through a door depends on the file
// that makes X and not on all that the door offers. Types leave nothing behind at run time, so
// their imports do not count.
import { posix } from 'node:path';
import { resolveImport } from '../architecture/resolve.ts';
import { workspacesOf } from '../architecture/workspaces.ts';
import type { Workspace } from '../architecture/workspaces.ts';
import { isCode } from '../source/source-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';

/** A name of a file; `*` means all of it. */
interface Want {
  readonly target: string;
  readonly name: string;
}

interface Module {
  readonly wants: readonly Want[];
  /** Names that it only hands on, and where they come from. */
  readonly doors: ReadonlyMap<string, Want>;
  readonly stars: readonly string[];
  readonly own: ReadonlySet<string>;
}

export interface Graph {
  /** The given files and all that would behave otherwise if one of them did. */
  reachedBy(paths: readonly string[]): Set<string>;
}

/** `isShallow` tells of an edge whose target counts alone, without what lies behind it. */
export function graphOf(
  tree: Tree,
  isShallow: (from: string, to: string) => boolean = () => false,
): Graph {
  const workspaces = workspacesOf(tree);
  const modules = new Map(
    tree.files
      .filter(({ path }) => isCode(path))
      .map((file) => [file.path, moduleOf(workspaces, file)] as const),
  );
  const deep = new Map<string, Set<string>>();
  const shallow = new Map<string, Set<string>>();
  const link = (links: Map<string, Set<string>>, to: string, from: string) => {
    const known = links.get(to);
    if (known === undefined) links.set(to, new Set([from]));
    else known.add(from);
  };
  for (const [from, { wants }] of modules) {
    for (const want of wants) {
      const passed = new Set<string>();
      const ends = trace(modules, want, passed);
      for (const door of passed) link(shallow, door, from);
      for (const end of ends) link(isShallow(from, end) ? shallow : deep, end, from);
    }
  }
  return {
    reachedBy(paths) {
      const reached = new Set(paths.flatMap((path) => [path, ...(shallow.get(path) ?? [])]));
      for (const path of reached) for (const next of deep.get(path) ?? []) reached.add(next);
      return reached;
    },
  };
}

/** The files that make a name, beyond all doors that hand it on. */
function trace(
  modules: ReadonlyMap<string, Module>,
  { target, name }: Want,
  passed: Set<string>,
): string[] {
  const module = modules.get(target);
  if (module === undefined || name === '*' || passed.has(target)) return [target];
  const door = module.doors.get(name);
  if (door !== undefined) {
    passed.add(target);
    return trace(modules, door, passed);
  }
  if (module.own.has(name) || module.stars.length === 0) return [target];
  passed.add(target);
  return module.stars.flatMap((star) => trace(modules, { target: star, name }, passed));
}

function moduleOf(workspaces: readonly Workspace[], file: SourceFile): Module {
  const { staticImports, staticExports, dynamicImports } = file.parsed.module;
  const wants: Want[] = [];
  const doors = new Map<string, Want>();
  const stars: string[] = [];
  const own = new Set<string>();
  const imported = new Map<string, Want>();
  const want = (specifier: string, name: string): Want | undefined => {
    const target = targetOf(workspaces, file.path, specifier);
    if (target === undefined) return undefined;
    const wanted = { target, name };
    wants.push(wanted);
    return wanted;
  };
  for (const { moduleRequest, entries } of staticImports) {
    if (entries.length === 0) want(moduleRequest.value, '*');
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const wanted = want(moduleRequest.value, nameOf(importName));
      if (wanted !== undefined) imported.set(localName.value, wanted);
    }
  }
  for (const entry of staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, importName, exportName, localName, isType } = entry;
    if (isType) continue;
    if (moduleRequest === null) {
      const handedOn = imported.get(localName.name ?? '');
      if (handedOn === undefined) own.add(nameOf(exportName));
      else doors.set(nameOf(exportName), handedOn);
      continue;
    }
    const wanted = want(moduleRequest.value, nameOf(importName));
    if (wanted === undefined) continue;
    if (exportName.kind === 'None') stars.push(wanted.target);
    else doors.set(nameOf(exportName), wanted);
  }
  for (const { start, end } of dynamicImports.map(({ moduleRequest }) => moduleRequest)) {
    want(file.text.slice(start + 1, end - 1), '*');
  }
  for (const [, address = ''] of file.text.matchAll(started)) want(address, '*');
  return { wants, doors, stars, own };
}

/** A file that is started as a thread or a process of its own. */
const started = /new URL\(\s*'([^']+\.(?:ts|mjs|json))',\s*import\.meta\.url/g;

function nameOf({ kind, name }: { readonly kind: string; readonly name?: string | null }): string {
  if (kind === 'Name') return name ?? '*';
  return kind === 'Default' ? 'default' : '*';
}

function targetOf(
  workspaces: readonly Workspace[],
  from: string,
  specifier: string,
): string | undefined {
  const isNear = /^[\w-]+\.(?:ts|mjs|json)$/.test(specifier);
  const found = resolveImport(workspaces, from, isNear ? `./${specifier}` : specifier);
  return found.kind === 'path' || found.kind === 'door' ? posix.normalize(found.path) : undefined;
}
