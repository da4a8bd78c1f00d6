// A server module is entered by its index.ts alone, and only from a higher level. Upward and
// sideways go by event, so that a game does not know its listeners.
import { levelOf, moduleSpot } from '../architecture.ts';
import { findingAt, ownTarget } from '../edge.ts';
import type { EdgeRule } from '../edge.ts';

/** Tests stand on the builders of the modules below them. */
const buildsTests = /^apps\/server\/testing\/|\.test\.ts$|\/testing\.ts$/;

export const moduleDoor: EdgeRule = (edge, { architecture }) => {
  const to = ownTarget(edge);
  const there = to === undefined ? undefined : moduleSpot(architecture, to);
  const here = moduleSpot(architecture, edge.from);
  if (there === undefined || there.isDoor || there.module === here?.module) return undefined;
  if (buildsTests.test(edge.from) && to?.endsWith('/testing.ts')) return undefined;
  return findingAt(
    edge,
    'module-door',
    `${there.module} is a module and its only door is index.ts`,
    `offer it from ${there.module}/index.ts and import that`,
  );
};

export const moduleLevel: EdgeRule = (edge, { architecture }) => {
  const to = ownTarget(edge);
  const there = to === undefined ? undefined : moduleSpot(architecture, to);
  const here = moduleSpot(architecture, edge.from);
  if (here === undefined || there === undefined || here.module === there.module) return undefined;
  const from = levelOf(architecture, here.module);
  const level = levelOf(architecture, there.module);
  if (from === undefined || level === undefined || level < from) return undefined;
  return findingAt(
    edge,
    'module-level',
    `${here.module} stands on level ${from} and ${there.module} on level ${level}`,
    'tell an event that the other module hears, or move the module to its right level',
  );
};
