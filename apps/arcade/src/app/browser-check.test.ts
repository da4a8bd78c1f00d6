// A browser that cannot show a game gets a message in its language; one that can gets none.
import { beforeEach, expect, test } from 'vitest';
import { checkBrowser } from '../../vite/check-browser.ts';

const texts = { EN: 'Too old.', ID: 'Terlalu lama.' };

/** A browser that has everything, except what is taken from it. */
function browserWith(taken: Readonly<Record<string, unknown>>, search = '') {
  const css = { supports: () => true };
  const has = { BigInt, Object, CSS: css, HTMLScriptElement: { prototype: { noModule: false } } };
  const view = { ...has, document, location: { search }, ...taken };
  return view as unknown as Window & typeof globalThis;
}

beforeEach(() => document.body.replaceChildren());

// @proves R84
test('a browser with all required features gets no message', () => {
  expect(checkBrowser(texts, browserWith({}))).toBe(true);
  expect(document.body.textContent).toBe('');
});

// @proves R84
test.each([
  ['modules', { HTMLScriptElement: { prototype: {} } }],
  ['large whole numbers', { BigInt: undefined }],
  ['newer objects', { Object: {} }],
  ['newer colours', { CSS: { supports: () => false } }],
  ['any styles to ask for', { CSS: undefined }],
])('a browser without %s is told', (_, taken) => {
  expect(checkBrowser(texts, browserWith(taken, '?launch=a&lang=id'))).toBe(false);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(texts.ID);
});

test('the message is in English without a language or with an unknown one', () => {
  for (const search of ['', '?lang=QQ']) {
    document.body.replaceChildren();
    checkBrowser(texts, browserWith({ BigInt: undefined }, search));
    expect(document.body.textContent).toBe(texts.EN);
  }
});
