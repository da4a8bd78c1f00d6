// Texts that staff write for players keep their format and lose everything that could run in a
// reader's browser.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { brokenHtml, hostileHtml } from './hostile-html.ts';

test.each([
  ['<h2>Terms</h2><p>One &amp; two</p>', '<h2>Terms</h2><p>One &amp; two</p>'],
  ['<p class="x" onclick="a()">One</p>', '<p>One</p>'],
  ['<h1>A</h1><B>b</B> <i>c</i>', '<h2>A</h2><strong>b</strong> <em>c</em>'],
  ['<constructor>a</constructor>', 'a'],
  ['<P>One<BR>two', '<p>One<br />two</p>'],
  ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
  ['</strong>One</em>', 'One'],
  ['<a href="/\\evil.example">a</a>', 'a'],
  ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  [
    '<a href="https://a.example/?x=1&y=2" target=_blank>a</a>',
    '<a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="/help">help</a>', '<a href="/help" rel="noopener noreferrer">help</a>'],
  ['<a href="//evil.example">a</a>', 'a'],
])('%s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

const parser = new new JSDOM('').window.DOMParser();
const tags = new Set(
  'h2 h3 h4 p ul ol li strong em blockquote table thead tbody tr th td br hr a'.split(' '),
);
const ours = 'https://ours.example';

function isTame(name: string, value: string): boolean {
  if (name === 'rel') return value === 'noopener noreferrer';
  const address = name === 'href' ? URL.parse(value, ours) : null;
  if (address === null) return false;
  return value.startsWith('/')
    ? address.origin === ours
    : ['https:', 'mailto:'].includes(address.protocol);
}

/** The document as a browser reads it, by a parser that the cleaner does not use. */
function actingIn(html: string): readonly string[] {
  const { body } = parser.parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
    ...(tags.has(localName) ? [] : [localName]),
    ...[...attributes]
      .filter(({ name, value }) => localName !== 'a' || !isTame(name, value))
      .map(({ name, value }) => `${localName} ${name}=${value}`),
  ]);
}

test('the check sees what acts', () => {
  expect(actingIn('<p onclick=x>a</p>')).toEqual(['p onclick=x']);
  expect(actingIn('<a href="/\\evil.example">a</a>')).toHaveLength(1);
  expect(actingIn('<svg><a href="/x"></a></svg>')).toContain('svg');
});

test.each(hostileHtml.map((html) => [html.slice(0, 80), html]))('nothing of %s acts', (_, html) => {
  expect(actingIn(cleanHtml(html))).toEqual([]);
});

test('nothing acts of two thousand texts of broken pieces', () => {
  for (const html of brokenHtml(2000)) expect(actingIn(cleanHtml(html)), html).toEqual([]);
});

test('cleaning what is clean changes nothing', () => {
  const once = cleanHtml('<p>One & <a href="mailto:a@b.example">two</a> &lt;b&gt;</p><em>three');
  expect(cleanHtml(once)).toBe(once);
});
