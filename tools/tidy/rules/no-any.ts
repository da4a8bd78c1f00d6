// No value is of every type: an `any` hides the mistake the compiler is there to find.
import type { NodeRule } from '../rule.ts';

export const noAny: NodeRule = {
  kind: 'node',
  name: 'no-any',
  reason: 'what the compiler cannot see it cannot check',
  applies: () => true,
  visit: (node) =>
    node.type === 'TSAnyKeyword'
      ? { what: 'any', fix: 'say the type, or take unknown and look before use' }
      : undefined,
};
