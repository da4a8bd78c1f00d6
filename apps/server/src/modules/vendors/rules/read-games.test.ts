// Proves that games of a vendor are read as docs/vendors.md writes them, and that nothing else of
// what a vendor says gets in.
import { expect, test } from 'vitest';
import { readGames } from './read-games.ts';

const game = {
  code: 'harbour-wheel',
  category: 'LIVE',
  names: { en: 'Harbour Wheel', id: 'Roda Pelabuhan' },
  classes: ['WHEEL'],
  mechanic: 'wheel',
  returnPercent: '96.00%',
  demo: true,
  hot: false,
  art: 'https://cdn.example/harbour-wheel.webp',
  rooms: [{ id: 'low', name: 'Low', minBet: '1.00', maxBet: null }],
};

test('a game is read with all its fields', () => {
  expect(readGames('SBXA', { games: [game] })).toEqual([
    {
      nodeId: 'SBXA-harbour-wheel',
      vendor: 'SBXA',
      gameCode: 'harbour-wheel',
      category: 'LIVE',
      names: { en: 'Harbour Wheel', id: 'Roda Pelabuhan' },
      classes: ['WHEEL'],
      mechanic: 'wheel',
      returnPercent: '96.00%',
      demo: true,
      hot: false,
      art: 'https://cdn.example/harbour-wheel.webp',
      rooms: [{ roomId: 'low', name: 'Low', minBet: 1, maxBet: null }],
    },
  ]);
});

test('an invalid game is skipped, the others stay; a code is unique', () => {
  const wrong = [
    null,
    7,
    { ...game, code: '../x' },
    { ...game, category: 'NEW' },
    { ...game, names: { id: 'Roda' } },
    { ...game, code: 12 },
  ];
  expect(readGames('SBXA', { games: [...wrong, game, game] })).toHaveLength(1);
  expect(readGames('SBXA', { games: 'all' })).toBeUndefined();
  expect(readGames('SBXA', {})).toBeUndefined();
});

test('unstorable, bidirectional and invisible characters are removed', () => {
  const hostile = {
    ...game,
    names: { en: 'A\u0000b\u202ec\ud83d', 'pt-BR': 'Roda', 'zh-Hans': `${'n'.repeat(119)}😀` },
    classes: ['W\u0000'],
    mechanic: '\ud83dwheel',
    returnPercent: '96\u0000%',
    rooms: [{ id: 'low', name: 'L\u0000w', minBet: null, maxBet: null }],
  };
  expect(readGames('SBXA', { games: [hostile] })?.[0]).toMatchObject({
    names: { en: 'Abc', 'pt-BR': 'Roda', 'zh-Hans': 'n'.repeat(119) },
    classes: ['W'],
    mechanic: 'wheel',
    returnPercent: '96%',
    rooms: [{ name: 'Lw' }],
  });
});

test('pictures need https or the platform’s origin; texts are cut to their length', () => {
  const artOf = (art: unknown) => readGames('SBXA', { games: [{ ...game, art }] })?.[0]?.art;
  expect(artOf('/art/tiles/x.webp')).toBe('/art/tiles/x.webp');
  for (const art of ['http://cdn.example/x', '//cdn.example/x', 'javascript:alert(1)', 7])
    expect(artOf(art)).toBe('');
  const long = { ...game, names: { en: 'n'.repeat(500) }, mechanic: { no: 'text' } };
  expect(readGames('SBXA', { games: [long] })?.[0]).toMatchObject({
    names: { en: 'n'.repeat(120) },
    mechanic: '',
  });
});
