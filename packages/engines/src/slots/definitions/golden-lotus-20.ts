// Golden Lotus 20: five reels, twenty lines from the left, wilds on the three middle reels, free
// spins that pay threefold and can be won again. Its return over the cycle of 32^5 windows is a
// little above 96.01 %.
import { amounts, strip } from '../definition.ts';
import { lines, type LineGame } from '../lines/definition.ts';

export const goldenLotus20: LineGame = {
  code: 'golden-lotus-20',
  mechanic: 'lines',
  strips: [
    strip('H3 K H2 H4 Q J A T K H4 H3 H1 H2 Q J A S K H4 T Q H3 J A H2 K H4 H1 Q J A T'),
    strip('H4 W T S Q K A J H3 H4 H2 K A T H1 Q J H4 H3 W H2 K A T H4 Q J K H3 A H2 H1'),
    strip('T H3 K H1 J H4 Q H2 W A T H3 K Q J H4 T H2 H3 A H1 Q W K S J T H3 H4 H2 Q A'),
    strip('Q H4 J H3 K H2 H1 W A H4 T Q S J K H3 H2 H4 H1 A T K Q W J H3 H4 H2 H1 K A T'),
    strip('J H3 T K Q H2 H4 H1 A J H3 T Q H4 K H2 J H1 H3 A Q H4 T K J H3 H2 H1 Q H4 A S'),
  ],
  rows: 3,
  lines: lines(
    '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121 ' +
      '12101 01110 21112 01010 21212 11011 11211 00200 22022 02220',
  ),
  wild: 'W',
  scatter: 'S',
  stakeCredits: 20,
  linePays: {
    H1: { 3: 60, 4: 300, 5: 2000 },
    H2: { 3: 40, 4: 150, 5: 800 },
    H3: { 3: 25, 4: 80, 5: 300 },
    H4: { 3: 20, 4: 60, 5: 200 },
    A: { 3: 15, 4: 40, 5: 150 },
    K: { 3: 12, 4: 30, 5: 100 },
    Q: { 3: 10, 4: 25, 5: 100 },
    J: { 3: 8, 4: 20, 5: 75 },
    T: { 3: 8, 4: 20, 5: 75 },
  },
  scatterPays: { 3: 5, 4: 20, 5: 200 },
  freeSpins: { scattersMin: 3, awarded: 10, retriggered: 10, multiplier: 3, spinsMax: 500 },
  payoutStakesMax: 10_000,
  stakes: amounts('0.20 0.40 0.60 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnExact: '62753902559555/65355334549504',
};
