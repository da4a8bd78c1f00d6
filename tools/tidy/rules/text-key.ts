// The compiler knows every text by its key. A key that is only said to be one escapes it, and the
// reader sees the key, or a bare code, in the place of a text.
import { isTest } from '../../source/source-file.ts';
import { product, type NodeRule } from '../rule.ts';

export const textKey: NodeRule = {
  kind: 'node',
  name: 'text-key',
  reason: 'a key that is cast is a text that nobody checked is there',
  applies: (path) => product.test(path) && /\.tsx?$/.test(path) && !isTest(path),
  visit(node) {
    if (node.type !== 'TSAsExpression') return undefined;
    const { typeAnnotation: type } = node;
    const isCast =
      type.type === 'TSTypeReference' &&
      type.typeName.type === 'Identifier' &&
      type.typeName.name === 'TextKey';
    if (!isCast) return undefined;
    return {
      what: 'a cast to TextKey',
      fix: 'type the values it is made of, or take it by t.named and list it in tools/texts',
    };
  },
};
