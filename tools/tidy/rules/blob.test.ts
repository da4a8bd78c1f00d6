// A file above 200 kB is found outside the folders of art.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { blob } from './blob.ts';

test('a heavy file is found, heavy art passes', () => {
  const heavy = 'x'.repeat(200_001);
  expect(spotsOf(blob, { 'docs/a.pdf': heavy })).toEqual(['docs/a.pdf:1']);
  expect(spotsOf(blob, { 'apps/site/public/art/a.avif': heavy, 'b.txt': 'x' })).toEqual([]);
});
