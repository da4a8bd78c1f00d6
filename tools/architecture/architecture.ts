// The list of places and levels with the questions the rules ask of it: where does a file live,
// which module and room is it, on which level does it stand.
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
  readonly slices: readonly { readonly at: string; readonly common: readonly string[] }[];
}

/** Where inside the server's modules a file lives. */
export interface ModuleSpot {
  readonly module: string;
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
  const room = rest.length > 1 ? rest[0] : undefined;
  return { module, room, isDoor: rest.length === 1 && rest[0] === 'index.ts' };
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
