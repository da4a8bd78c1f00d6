// A pure place computes from its arguments alone: no Node built-ins, and only the libraries its
// line names. A place that also runs in the browser has no Node built-ins either.
import { isWorkshop } from '../../source/source-file.ts';
import { moduleSpot, placeOf } from '../architecture.ts';
import type { Architecture } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { Edge, EdgeRule } from '../edge.ts';

export const impureImport: EdgeRule = (edge, { architecture }) => {
  if (isWorkshop(edge.from)) return undefined;
  const place = placeOf(architecture, edge.from);
  if (place === undefined || ownTarget(edge) !== undefined) return undefined;
  const { target } = edge;
  if (target.kind === 'builtin' && place.browser === true) {
    return findingAt(
      edge,
      'node-in-browser',
      `${place.place} also runs in the browser, where '${target.name}' does not exist`,
      'use what both have, or take it as an argument',
    );
  }
  if (!isPure(architecture, edge.from) || target.kind === 'shut') return undefined;
  if (target.kind === 'library' && place.libraries?.includes(target.library)) return undefined;
  return findingAt(
    edge,
    'impure-import',
    `${where(edge)} is pure, and '${edge.specifier}' is not part of it`,
    'take what you need as an argument',
  );
};

/** A pure place, or a pure room of a module. */
export function isPure(architecture: Architecture, path: string): boolean {
  if (placeOf(architecture, path)?.pure === true) return true;
  const room = moduleSpot(architecture, path)?.room;
  return room !== undefined && architecture.rooms[room]?.pure === true;
}

const where = ({ from }: Edge): string => from.slice(0, from.lastIndexOf('/'));
