// Built-ins of Node are imported with their prefix, so that no library can take their name.
import { isBuiltin } from 'node:module';
import type { NodeRule } from '../rule.ts';

export const nodePrefix: NodeRule = {
  kind: 'node',
  name: 'node-prefix',
  reason: 'the prefix tells a built-in from a library of the same name',
  applies: () => true,
  visit(node) {
    if (!('source' in node) || node.source?.type !== 'Literal') return undefined;
    const name = String(node.source.value);
    if (name.startsWith('node:') || !isBuiltin(name)) return undefined;
    return { what: `'${name}' is a built-in`, fix: `import it as 'node:${name}'` };
  },
};
