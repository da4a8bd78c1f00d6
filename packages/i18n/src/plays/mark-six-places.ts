// Where the plays of the 49 balls stand: the special number, each main number, matches, animals and
// last digits.
import type { PlayName } from './play-names.ts';
import type { PlaceRule } from './play-place.ts';

const lhcNames: Readonly<Record<string, PlayName>> = {
  '': 'number',
  _HALVES: 'halves',
  _COLOUR: 'colour',
  _HALF_COLOUR: 'half-colour',
  _ZODIAC: 'zodiac',
  _ELEMENT: 'element',
  _STRING: 'special-string',
};

const lhcMatches: Readonly<Record<string, PlayName>> = {
  MAIN_ANY: 'main-any',
  MATCH3_2: 'match-two-of-three',
  MATCH2_SPECIAL: 'match-two-special',
  SPECIAL_STRING: 'special-string',
};

export const markSixRules: readonly PlaceRule[] = [
  [
    /^(MAIN_ANY|MATCH3_2|MATCH2_SPECIAL|SPECIAL_STRING)$/,
    ([, word = '']) => ({ group: 'matches', name: lhcMatches[word] ?? 'match' }),
  ],
  [
    /^MATCH(\d)$/,
    ([, count]) => ({ group: 'matches', name: 'match', values: { count: Number(count) } }),
  ],
  [
    /^MISS(\d+)$/,
    ([, count]) => ({ group: 'misses', name: 'miss', values: { count: Number(count) } }),
  ],
  [/^SPECIAL(.*)$/, ([, facet = '']) => ({ group: 'special', name: lhcNames[facet] ?? 'number' })],
  [
    /^MAIN(\d)(.*)$/,
    ([, place, facet = '']) => ({
      group: 'mains',
      name: lhcNames[facet] ?? 'number',
      window: Number(place),
    }),
  ],
  [/^DIVISIONS$/, () => ({ group: 'matches', name: 'divisions' })],
  [/^PARLAY$/, () => ({ group: 'parlay', name: 'parlay' })],
  [/^TOTAL$/, () => ({ group: 'special', name: 'total' })],
  [/^SIX_ZODIACS$/, () => ({ group: 'zodiacs', name: 'six-zodiacs' })],
  [
    /^ZODIAC(\d)(_MISS)?$/,
    ([, count, miss]) => ({
      group: 'zodiacs',
      name: miss === undefined ? 'zodiacs-hit' : 'zodiacs-miss',
      values: { count: Number(count) },
    }),
  ],
  [
    /^TAIL(\d)(_MISS)?$/,
    ([, count, miss]) => ({
      group: 'tails',
      name: miss === undefined ? 'tails-hit' : 'tails-miss',
      values: { count: Number(count) },
    }),
  ],
];
