// Texts on screens come from the locales: a text written into a screen is shown to all in one
// language, and no translator ever sees it.
import type { Node } from 'oxc-parser';
import { isTest } from '../../source/source-file.ts';
import type { NodeRule } from '../rule.ts';

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
]);
const letters = /\p{L}{2,}/u;

export const screenText: NodeRule = {
  kind: 'node',
  name: 'screen-text',
  reason: 'a text written into a screen is shown to all in one language',
  applies: (path) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx$/.test(path) && !isTest(path),
  visit(node, parent) {
    const text = spokenText(node, parent);
    if (text === undefined || !letters.test(text)) return undefined;
    return {
      what: `the text '${text.trim().slice(0, 30)}'`,
      fix: 'put it into packages/i18n under its noun and take it from there',
    };
  },
};

function spokenText(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'JSXText') return node.value;
  if (node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  if (parent?.type === 'JSXExpressionContainer') return node.value;
  if (parent?.type !== 'JSXAttribute' || parent.name.type !== 'JSXIdentifier') return undefined;
  return spokenAttributes.has(parent.name.name) ? node.value : undefined;
}
