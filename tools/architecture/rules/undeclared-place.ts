// A place imports only the places its line in architecture.mjs names, even if npm has hoisted
// others.
import { isWorkshop } from '../../source/source-file.ts';
import { placeOf } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';
import { packageByPath } from './package-by-path.ts';

export const undeclaredPlace: EdgeRule = (edge, house) => {
  const to = ownTarget(edge);
  if (to === undefined || packageByPath(edge, house) !== undefined) return undefined;
  const { architecture } = house;
  const here = placeOf(architecture, edge.from);
  const there = placeOf(architecture, to);
  if (here === undefined || there === undefined || here === there) return undefined;
  const extra = isWorkshop(edge.from) && here.at.startsWith('apps/server') ? 'testsMay' : undefined;
  const may = extra === undefined ? here.may : [...here.may, ...architecture.testsMay];
  if (may.includes(there.place)) return undefined;
  return findingAt(
    edge,
    'undeclared-place',
    `${here.place} may not import ${there.place}`,
    here.may.length === 0
      ? `${here.place} imports nothing: pass the value in as an argument`
      : `${here.place} may import ${here.may.join(', ')}: pass the value in, or move the code`,
  );
};
