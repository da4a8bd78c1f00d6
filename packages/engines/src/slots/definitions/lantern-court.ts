// Lantern Court: five reels, ten lines, a wild on each of the three middle reels that fills its
// reel; in eight free spins a reel once filled stays so.
import { amounts, strip } from '../definition.ts';
import type { ExpandingGame } from '../expanding/definition.ts';
import { lines } from '../lines/definition.ts';

export const lanternCourt: ExpandingGame = {
  code: 'lantern-court',
  mechanic: 'expanding',
  strips: [
    strip('T Q H4 J K H2 T A H3 J Q H1 K T S A J H4 Q H3 T K J H2 A Q H4 T H1 J K H3'),
    strip('J H3 K T Q H4 A J H2 T W K Q H1 J A H4 T K H3 S Q J H2 A T H4 K H1 Q J H3'),
    strip('Q K H4 T J H1 A H3 Q W T H2 J K H4 A T Q S J H3 K H2 T A H1 Q H4 J K T H3'),
    strip('K H4 J A H2 T Q S H3 K J H4 T H1 A Q W J H3 T K H2 Q A H4 J H1 T K H3 Q A'),
    strip('H4 T J Q H3 K A H2 J T H4 Q K H1 S J T H3 A Q H2 K J H4 T A H1 Q H3 J T K'),
  ],
  rows: 3,
  lines: lines('11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'),
  wild: 'W',
  scatter: 'S',
  stakeCredits: 10,
  linePays: {
    H1: { 3: 40, 4: 180, 5: 1000 },
    H2: { 3: 30, 4: 100, 5: 400 },
    H3: { 3: 20, 4: 60, 5: 180 },
    H4: { 3: 15, 4: 45, 5: 150 },
    A: { 3: 10, 4: 25, 5: 75 },
    K: { 3: 8, 4: 20, 5: 60 },
    Q: { 3: 8, 4: 20, 5: 60 },
    J: { 3: 6, 4: 15, 5: 40 },
    T: { 3: 6, 4: 15, 5: 40 },
  },
  scatterPays: { 3: 2, 4: 15, 5: 100 },
  freeSpins: { scattersMin: 3, awarded: 8, spinsMax: 8 },
  payoutStakesMax: 10_000,
  stakes: amounts('0.10 0.20 0.50 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnExact:
    '219350292734630828454063419964985069767931478719/228359630832953580969325755111919221821239459840',
};
