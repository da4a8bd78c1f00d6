// Where the plays of Vietnam, of Thai numbers and of four digits stand.
import type { PlayName } from './play-names.ts';
import type { PlaceRule, PlayGroup } from './play-place.ts';

type Places = Readonly<Record<string, readonly [group: PlayGroup, name: PlayName]>>;

/** Codes that say all, or end with how many digits or numbers a unit has. */
const ruleOf = (places: Places): PlaceRule => [
  /^(.+?)(\d*)$/,
  ([code = '', word = '', count = '']) => {
    const whole = places[code];
    const [group, name] = whole ?? places[word] ?? ['lots', 'number'];
    return whole === undefined
      ? { group, name, values: { count: Number(count) } }
      : { group, name };
  },
];

export const vietnamRules: readonly PlaceRule[] = [
  ruleOf({
    DE: ['special-prize', 'special-end'],
    HEAD2: ['special-prize', 'heads'],
    DD2: ['special-prize', 'heads-and-special'],
    XC3: ['special-prize', 'three-of-lots'],
    DIGIT10: ['special-prize', 'tens-digit'],
    DIGIT1: ['special-prize', 'units-digit'],
    FIRST2: ['special-prize', 'first-end'],
    LO: ['lots', 'all-lots'],
    B7L: ['lots', 'seven-lots'],
    B8L: ['lots', 'eight-lots'],
    XIEN: ['tail-sets', 'all-tails'],
    MISS: ['tail-sets', 'no-tail'],
    DA: ['tail-sets', 'linked-pair'],
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
