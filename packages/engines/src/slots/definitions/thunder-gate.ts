// Thunder Gate: six reels that show two to seven rows on every spin, so up to 117,649 ways; wilds
// on the four middle reels; free spins that each draw a multiplier.
import { amounts, strip } from '../definition.ts';
import type { ShiftingWayGame } from '../shifting-ways/definition.ts';

export const thunderGate: ShiftingWayGame = {
  code: 'thunder-gate',
  mechanic: 'shifting-ways',
  strips: [
    strip(
      'K K K T T T H4 H4 A A H2 H2 H2 K K J H1 H1 H1 H2 H2 Q Q Q S Q J J J T T T A A A T K K Q Q H4 H4 H4 J J H3 H3 H3 S J J A A H4 H4 H3 H3 H3 Q Q',
    ),
    strip(
      'H1 H1 H1 K K Q Q S H4 H4 A A A K K W K K K T T T J J W H2 H2 H2 T T T A A J J H2 H2 H4 H4 H4 H3 H3 H3 S H4 H4 Q Q J J J W Q Q Q A A H3 H3 H3',
    ),
    strip(
      'H4 H4 H4 A A H3 H3 H3 K K H4 H4 W Q Q Q J J T T T S H2 H2 H2 Q Q A A H3 H3 H3 K K Q Q H4 H4 W J J J S J J H2 H2 H1 H1 H1 A A A T T T K K K W',
    ),
    strip(
      'W T T T K K K H4 H4 H3 H3 H3 A A Q Q Q T T T Q Q K K S W K K J J H2 H2 H4 H4 H4 H3 H3 H3 A A H2 H2 H2 W H1 H1 H1 Q Q J J H4 H4 S J J J A A A',
    ),
    strip(
      'A A J J S H2 H2 Q Q K K H4 H4 H3 H3 H3 W K K K T T T Q Q Q S H3 H3 H3 H4 H4 T T T H4 H4 H4 J J W H2 H2 H2 K K A A A W A A Q Q H1 H1 H1 J J J',
    ),
    strip(
      'H2 H2 H2 T T T Q Q H3 H3 H3 J J J A A Q J J S K K K A A H4 H4 Q Q K K T H2 H2 H4 H4 H4 J T T T J J K K H3 H3 H3 S H1 H1 H1 H4 H4 Q Q Q A A A',
    ),
  ],
  heights: { 2: 10, 3: 18, 4: 24, 5: 22, 6: 16, 7: 10 },
  rows: 7,
  wild: 'W',
  scatter: 'S',
  stakeCredits: 50,
  wayPays: {
    H1: { 3: 25, 4: 50, 5: 120, 6: 500 },
    H2: { 3: 8, 4: 16, 5: 40, 6: 150 },
    H3: { 3: 6, 4: 10, 5: 22, 6: 60 },
    H4: { 3: 4, 4: 8, 5: 15, 6: 45 },
    A: { 3: 3, 4: 6, 5: 10, 6: 30 },
    K: { 3: 3, 4: 6, 5: 10, 6: 25 },
    Q: { 3: 2, 4: 4, 5: 8, 6: 15 },
    J: { 3: 2, 4: 4, 5: 8, 6: 17 },
    T: { 3: 2, 4: 4, 5: 6, 6: 12 },
  },
  scatterPays: { 4: 3, 5: 10, 6: 100 },
  freeSpins: {
    awarded: { 4: 10, 5: 15, 6: 20 },
    multipliers: { 2: 40, 3: 40, 5: 20 },
    spinsMax: 500,
  },
  payoutStakesMax: 20_000,
  stakes: amounts('0.50 1.00 1.50 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnExact: '111853581022100171701223337446089185703/116291470777149832537500000000000000000',
};
