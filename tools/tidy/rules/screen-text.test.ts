// A text of a screen's own is found as content and as a spoken attribute.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { screenText } from './screen-text.ts';

const path = 'apps/site/src/pages/home.tsx';
const spots = (jsx: string): string[] =>
  spotsOf(screenText, { [path]: `// A page.\nconst page = ${jsx};\n` });

test.each([
  '<p>Welcome back</p>',
  '<p>欢迎</p>',
  "<p>{'Welcome'}</p>",
  '<img alt="A lotus" />',
  '<input placeholder="Amount" />',
  '<button aria-label="Close" />',
])('%s is found', (jsx) => {
  expect(spots(jsx)).toEqual([`${path}:2`]);
});

test.each([
  '<p>{t(texts.welcome)}</p>',
  '<p> · {amount} × 2</p>',
  '<img alt="" />',
  '<div className="purse" role="status" />',
])('%s passes', (jsx) => {
  expect(spots(jsx)).toEqual([]);
});

test('a test may write what it looks for', () => {
  const text = 'const page = <p>Welcome</p>;';
  expect(spotsOf(screenText, { 'apps/site/src/a.test.tsx': text })).toEqual([]);
});
