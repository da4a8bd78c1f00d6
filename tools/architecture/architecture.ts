// The list of places and levels, and the questions of the rules: the place, module, room and level
// of a file.
import { pathToFileURL } from 'node:url';

export interface Place {
  readonly place: string;
  readonly at: string;
  readonly may: readonly string[];
  readonly pure?: boolean;
  readonly browser?: boolean;
  readonly libraries?: readonly string[];
}

export interface Room {
  readonly may: readonly string[];
  readonly sees: readonly string[];
  readonly platform: boolean;
  readonly lowerModules: boolean;
  readonly pure?: boolean;
}

export interface Architecture {
  readonly places: readonly Place[];
  readonly testsMay: readonly string[];
  readonly levels: readonly { readonly level: number; readonly modules: readonly string[] }[];
  readonly rooms: Readonly<Record<string, Room>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly readModels: readonly ReadModel[];
  readonly slices: readonly { readonly at: string; readonly common: readonly string[] }[];
}

/** Tables of others that a module reads by itself, and why it does not ask through a door. */
export interface ReadModel {
  readonly module: string;
  readonly reads: readonly string[];
  readonly reason: string;
}

/** Where inside the server's modules a file lives. */
export interface ModuleSpot {
  readonly module: string;
  /** The part it belongs to, in a module that has parts. */
  readonly part: string | undefined;
  readonly room: string | undefined;
  readonly isDoor: boolean;
}

export async function loadArchitecture(path: string): Promise<Architecture> {
  return (await import(pathToFileURL(path).href)) as Architecture;
}

export function placeOf({ places }: Architecture, path: string): Place | undefined {
  return places
    .filter(({ at }) => path.startsWith(`${at}/`))
    .toSorted((a, b) => b.at.length - a.at.length)[0];
}

export function moduleSpot(architecture: Architecture, path: string): ModuleSpot | undefined {
  const place = placeOf(architecture, path);
  if (place?.place !== 'modules') return undefined;
  const [module, ...rest] = path.slice(place.at.length + 1).split('/');
  if (module === undefined || rest.length === 0) return undefined;
  const folders = rest.slice(0, -1);
  const declared = architecture.parts[module];
  const part =
    declared !== undefined && folders[0] !== undefined && folders[0] in declared
      ? folders.shift()
      : undefined;
  return { module, part, room: folders[0], isDoor: rest.length === 1 && rest[0] === 'index.ts' };
}

export const levelOf = ({ levels }: Architecture, module: string): number | undefined =>
  levels.find(({ modules }) => modules.includes(module))?.level;

/** The sub-folder of a sliced folder that a file belongs to, if it is in one. */
export function sliceOf({ slices }: Architecture, path: string) {
  const found = slices.find(({ at }) => path.startsWith(`${at}/`));
  if (found === undefined) return undefined;
  const [name, ...rest] = path.slice(found.at.length + 1).split('/');
  if (name === undefined || rest.length === 0) return undefined;
  return { at: found.at, name, isCommon: found.common.includes(name) };
}
