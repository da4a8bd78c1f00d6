// Style sheets name sides by the direction of the text, and colours by their token: so a page reads
// from right to left, and a brand changes its look, without a line of CSS.
import type { FileRule, Spot } from '../rule.ts';

const declarations = /(?:^|[;{])\s*([\w-]+)\s*:\s*([^;{}]*)/g;
const sidedProperty =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:top-|bottom-)?(?:left|right)(?:-\w+)?)$/;
const sidedByValue = new Set(['text-align', 'float', 'clear']);
/** A colour made from a token (`oklch(from var(--gold) …)`) is not a raw one. */
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from )/i;
const tokens = 'packages/ui/src/tokens/';
/** An outside company has a look of its own, and its colours in one place too. */
const outsideTokens = 'apps/sandbox-vendor/src/page/styles/tokens.css';

export const styleSheet: FileRule = {
  kind: 'file',
  name: 'style-sheet',
  reason: 'a page must turn for right-to-left texts and take the colours of a brand',
  applies: (path) => path.endsWith('.css'),
  check: ({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) => [
        ...sides(line, index + 1),
        ...(path.startsWith(tokens) || path === outsideTokens ? [] : colours(line, index + 1)),
      ]),
};

function sides(text: string, line: number): Spot[] {
  return [...text.matchAll(declarations)]
    .filter(
      ([, property = '', value = '']) =>
        sidedProperty.test(property) ||
        (sidedByValue.has(property) && /\b(?:left|right)\b/.test(value)),
    )
    .map(() => ({ line, what: 'a side of the screen', fix: 'use inline-start and inline-end' }));
}

function colours(text: string, line: number): Spot[] {
  const isSelector = text.trimEnd().endsWith('{');
  if (isSelector || !rawColour.test(text.replaceAll(/url\([^)]*\)/g, ''))) return [];
  return [{ line, what: 'a colour of its own', fix: `name it as a token in ${tokens}` }];
}

/** Comments become as many empty lines, so that the numbers stay. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''));
