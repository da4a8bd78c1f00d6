// Pictures may come from where the games on offer have theirs, and from nowhere else.
import { expect, test } from 'vitest';
import { game } from '../testing-rules.ts';
import { pictureOrigins } from './picture-origins.ts';

test('every origin is listed once, that of most games first', () => {
  const games = [
    game('a', 1, { art: 'https://one.example/a.webp' }),
    game('b', 2, { art: 'https://two.example:8443/b.webp' }),
    game('c', 3, { art: 'https://two.example:8443/c.webp' }),
  ];
  expect(pictureOrigins(games)).toEqual(['https://two.example:8443', 'https://one.example']);
});

test('our own pictures, those of staff and of removed games add no origin', () => {
  const art = 'https://one.example/a.webp';
  const games = [
    game('a', 1, { art: '/art/tiles/a.webp' }),
    game('b', 2, { art, picture: '0123' }),
    game('c', 3, { art, gone: true }),
    game('d', 4, { art: '' }),
  ];
  expect(pictureOrigins(games)).toEqual([]);
});

test('a vendor can neither overfill the header nor add a directive to it', () => {
  const many = Array.from({ length: 90 }, (_, n) =>
    game(`g${n}`, n, { art: `https://h${n}.example/a.webp` }),
  );
  expect(pictureOrigins(many)).toHaveLength(24);
  const odd = game('x', 1, { art: 'https://x.example/;script-src *' });
  expect(pictureOrigins([odd])).toEqual(['https://x.example']);
});
