// Every play of every kind has its place in the picker and a name of its own, in both languages
// that must be whole.
import { playSets } from '@baize/engines';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { groupPlays } from './play-list.ts';
import { placeOfPlay } from './play-place.ts';
import { playText, wordText } from './play-text.ts';
import { openPlayBook } from './play-book.ts';

const sets = playSets(2026).map(({ kind, plays }) => ({ kind: kind.code, plays }));

test.each(sets)('$kind: no two plays that pay alike have one name', ({ kind, plays }) => {
  for (const tag of ['en', 'id'] as const) {
    const t = translatorOf(tag);
    for (const pays of ['prize', 'odds'] as const) {
      const own = plays.filter((play) => play.pays === pays);
      const names = own.map(({ code }) => playText(t, kind, code));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => /[{}]|lottery-play|undefined/u.test(name))).toEqual([]);
    }
  }
});

test.each(sets)('$kind: the picker offers every play once', ({ kind, plays }) => {
  const listed = (['prize', 'odds'] as const).flatMap((pays) =>
    groupPlays(kind, plays, pays).flatMap(({ choices }) =>
      choices.flatMap(({ at }) => at.map(({ code }) => code)),
    ),
  );
  expect(listed.toSorted()).toEqual(plays.map(({ code }) => code).toSorted());
});

test.each(sets)('$kind: every answer and row has a word, or is a number', ({ kind, plays }) => {
  const book = openPlayBook(kind, 2026);
  const t = translatorOf('en');
  for (const { code } of plays) {
    for (const word of book.play(code)?.form.rows.flatMap(({ words = [] }) => words) ?? [])
      if (!/^[\d:]+$/u.test(word)) expect(wordText(t, word), `${code} ${word}`).not.toBe(word);
  }
});

test('a play at several places of the draw is one choice', () => {
  const { plays } = openPlayBook('SSC', 2026);
  const three = groupPlays('SSC', plays, 'prize').find(({ group }) => group === 'three');
  const straight = three?.choices.find(({ at }) => at[0]?.code === '3X_DIRECT_FRONT');
  expect(straight?.at.map(({ window }) => window)).toEqual(['front', 'mid', 'back']);
  expect(placeOfPlay('SSC', 'LH_WG').values).toEqual({ one: 1, other: 5 });
});
