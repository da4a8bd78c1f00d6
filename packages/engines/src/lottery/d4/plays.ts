// The plays of four digits, at the odds of the house. A boxed number is one stake on all its
// orders: it is paid the straight prize divided by them, cut to whole stakes.
import type { Mechanic, PlaySet } from '../definition.ts';
import { fourD } from '../kinds.ts';
import { numbered, type Listed } from '../listing.ts';
import type { Rank } from '../mechanics/ranked.ts';

const small: readonly Rank[] = [
  { name: 'first', places: 1 },
  { name: 'second', places: 1 },
  { name: 'third', places: 1 },
];
const big: readonly Rank[] = [
  ...small,
  { name: 'starter', places: 10 },
  { name: 'consolation', places: 10 },
];
const orders = [24, 12, 6, 4];

/** The play straight and boxed. */
function plays(code: string, ranks: readonly Rank[], odds: readonly number[]): Listed {
  const at = ranks.flatMap(({ places }) => Array.from({ length: places }, () => 0));
  const places = [...at.keys()];
  const by = { by: 'ranked', digits: 4, ranks } as const satisfies Mechanic;
  const boxed = orders.flatMap((count) => odds.map((one) => Math.floor(one / count)));
  return [
    [code, places, by, odds],
    [`${code}_IBOX`, places, { ...by, orders }, boxed],
  ];
}

export const fourDPlays: PlaySet = {
  kind: fourD,
  plays: numbered(
    [
      ...plays('BIG', big, [3500, 1400, 700, 252, 84]),
      ...plays('SMALL', small, [4900, 2800, 1400]),
    ],
    9701,
    'odds',
  ),
};
