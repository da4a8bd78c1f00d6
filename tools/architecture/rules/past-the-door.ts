// A package is entered by the doors its `exports` name; the files behind them may change freely.
import { findingAt } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';

export const pastTheDoor: EdgeRule = (edge) => {
  if (edge.target.kind !== 'shut') return undefined;
  const { library } = edge.target;
  return findingAt(
    edge,
    'past-the-door',
    `'${edge.specifier}' is not a door of ${library}`,
    `export what you need from its index.ts and import from '${library}'`,
  );
};
