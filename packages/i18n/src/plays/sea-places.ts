// Where the plays of Vietnam, of Thai numbers and of four digits stand.
import type { PlayName } from './play-names.ts';
import type { PlaceRule, PlayGroup } from './play-place.ts';

type Places = Readonly<Record<string, readonly [group: PlayGroup, name: PlayName]>>;

/** Codes that say all, or end with how many digits or numbers a unit has. */
const ruleOf = (places: Places): PlaceRule => [
  /^(.+?)(\d*)$/,
  ([code = '', word = '', count = '']) => {
    const [group, name] = places[code] ?? places[word] ?? ['lots', 'number'];
    return { group, name, ...(count === '' ? {} : { values: { count: Number(count) } }) };
  },
];

export const vietnamRules: readonly PlaceRule[] = [
  ruleOf({
    LO: ['lots', 'all-lots'],
    B7L: ['lots', 'seven-lots'],
    B8L: ['lots', 'eight-lots'],
    DE2: ['special-prize', 'special-end'],
    FIRST2: ['special-prize', 'first-end'],
    DE3: ['three-ends', 'special-end'],
    XC3: ['three-ends', 'three-of-lots'],
    DE4: ['three-ends', 'special-end'],
    XIEN: ['tail-sets', 'all-tails'],
    DA: ['tail-sets', 'linked-pair'],
    MISS: ['tail-misses', 'no-tail'],
    HEAD2: ['heads-ends', 'heads'],
    DD2: ['heads-ends', 'heads-and-special'],
    DIGIT10: ['heads-ends', 'tens-digit'],
    DIGIT1: ['heads-ends', 'units-digit'],
  }),
];

export const thaiRules: readonly PlaceRule[] = [
  ruleOf({
    TOP: ['top', 'top'],
    TOD3: ['top', 'any-order'],
    RUN_TOP: ['top', 'run-top'],
    BOTTOM2: ['bottom', 'bottom'],
    RUN_BOTTOM: ['bottom', 'run-bottom'],
    FRONT3: ['sides', 'front-three'],
    BACK3: ['sides', 'back-three'],
  }),
];

export const fourDigitRules: readonly PlaceRule[] = [
  ruleOf({
    BIG: ['four-digits', 'four-big'],
    BIG_IBOX: ['four-digits', 'four-big-box'],
    SMALL: ['four-digits', 'four-small'],
    SMALL_IBOX: ['four-digits', 'four-small-box'],
  }),
];
