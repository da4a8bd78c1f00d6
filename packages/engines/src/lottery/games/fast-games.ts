// The games that we draw ourselves around the clock.
import { allDay, type KindCode, type LotteryGame } from './definition.ts';

const fast: readonly (readonly [kind: KindCode, ...minutes: readonly number[]])[] = [
  ['SSC', 1, 3, 5],
  ['11X5', 1, 3, 5],
  ['K3', 1, 3, 5],
  ['PK10', 1, 3, 5],
  ['LHC', 5],
  ['PCB', 1, 3],
  ['LF3', 1],
  ['KENO', 5],
];

export const fastGames: readonly LotteryGame[] = fast.flatMap(([kind, ...minutes]) =>
  minutes.map((every) => allDay({ code: `${kind}_${every}M`, kind, everySeconds: every * 60 })),
);
