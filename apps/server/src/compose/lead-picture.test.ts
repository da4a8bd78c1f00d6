// A leading picture is told in the size and kind that the browser would choose from the page.
import { expect, test } from 'vitest';
import { linkToLeadPicture } from './lead-picture.ts';

const hero =
  '<p>before</p><picture>' +
  '<source media="(max-width: 640px)" type="image/avif" srcSet="/a.720.avif"/>' +
  '<source media="(max-width: 640px)" type="image/webp" srcSet="/a.720.webp"/>' +
  '<source type="image/avif" srcSet="/a.1200.avif"/>' +
  '<img class="art" src="/a.1200.webp" alt="" fetchPriority="high"/></picture><p>after</p>';
const tile = '<picture><source type="image/avif" srcSet="/t.avif"/><img src="/t.webp"/></picture>';
const asked = '; rel=preload; as=image; fetchpriority=high';

test.each([
  ['a phone', hero, true, `</a.720.avif>${asked}; type="image/avif"`],
  ['a desk', hero, false, `</a.1200.avif>${asked}; type="image/avif"`],
  ['pictures before it', tile + hero, true, `</a.720.avif>${asked}; type="image/avif"`],
  [
    'one of the house’s own',
    '<img src="/wps/p?x=1&amp;y=2" fetchPriority="high"/>',
    true,
    `</wps/p?x=1&y=2>${asked}`,
  ],
])('%s', (_name, html, narrow, link) => {
  expect(linkToLeadPicture(html, narrow)).toBe(link);
});

test.each([
  ['no leading picture', tile],
  ['no picture at all', '<p></p>'],
  ['several sizes', '<img src="" fetchPriority="high"/>'.replace('""', '"/a 1x, /b 2x"')],
  ['an address that would leave its brackets', '<img src="/a>; rel=x, <b" fetchPriority="high"/>'],
])('%s: nothing', (_name, html) => {
  expect(linkToLeadPicture(html, true)).toBeUndefined();
});
