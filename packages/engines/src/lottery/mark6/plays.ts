// Mark Six proper: six of 49 against six drawn numbers and an extra one, in seven divisions. The
// prizes of the last four are the official ones for a unit of 10; those of the first three are the
// house's and fixed too, so that the return is exact. A unit of 5 is paid half.
import type { PlaySet } from '../definition.ts';
import { markSix } from '../kinds.ts';
import { numbered } from '../listing.ts';

export const markSixPlays: PlaySet = {
  kind: markSix,
  plays: numbered(
    [
      [
        'DIVISIONS',
        [0, 1, 2, 3, 4, 5, 6],
        {
          by: 'divisions',
          take: 6,
          amountStep: 5,
          divisions: [
            { mains: 6, extra: 0, odds: 1_000_000 },
            { mains: 5, extra: 1, odds: 150_000 },
            { mains: 5, extra: 0, odds: 30_000 },
            { mains: 4, extra: 1, odds: 960 },
            { mains: 4, extra: 0, odds: 64 },
            { mains: 3, extra: 1, odds: 32 },
            { mains: 3, extra: 0, odds: 4 },
          ],
        },
      ],
    ],
    9001,
    'odds',
  ),
};
