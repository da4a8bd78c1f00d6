// Features, games and engine families stand beside one another and never import a sibling: pages,
// lists and registries put them together.
import { sliceOf } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';

export const slice: EdgeRule = (edge, { architecture }) => {
  const to = ownTarget(edge);
  const here = sliceOf(architecture, edge.from);
  const there = to === undefined ? undefined : sliceOf(architecture, to);
  if (here === undefined || there === undefined || here.at !== there.at) return undefined;
  if (here.name === there.name || there.isCommon) return undefined;
  return findingAt(
    edge,
    'slice',
    `${here.name} and ${there.name} are siblings in ${here.at}`,
    'let whoever shows both put them together, or move what they share below both',
  );
};
