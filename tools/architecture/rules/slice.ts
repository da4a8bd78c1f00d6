// Features, games and engine families never import a sibling: pages, lists and registries combine
// them.
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
    'combine them in the page that shows both, or move their common part below both',
  );
};
