// Monsoon 243: five reels, 243 ways from the left, wilds on the three middle reels that count twice
// in free spins. Its return over the cycle of 30^5 windows is 96.25 %.
import { amounts, strip } from '../definition.ts';
import type { WayGame } from '../ways/definition.ts';

export const monsoon243: WayGame = {
  code: 'monsoon-243',
  mechanic: 'ways',
  strips: [
    strip('J Q A T K P4 P3 P2 Q J P1 A T K S P4 Q P3 P2 T J K A Q P1 P4 P3 T K P2'),
    strip('J T P1 Q S P4 K P3 P2 J A T K Q P4 P3 J P2 P1 A K T W Q J P4 P3 K P2 A'),
    strip('T J Q P1 P4 P3 A K P2 J W T Q A P4 P3 J K P1 A T P2 Q S P4 J P3 W K A'),
    strip('P3 Q K J T A P1 Q P4 P2 P3 S K T J W A Q P4 T P3 P1 K J Q A P2 T W P4'),
    strip('Q A P3 K T J P4 Q A P1 P3 T P4 K P2 J Q A T P4 P3 K Q A J P1 T P4 P2 S'),
  ],
  rows: 3,
  wild: 'W',
  scatter: 'S',
  stakeCredits: 25,
  wayPays: {
    P1: { 3: 35, 4: 150, 5: 600 },
    P2: { 3: 25, 4: 75, 5: 300 },
    P3: { 3: 15, 4: 50, 5: 200 },
    P4: { 3: 12, 4: 40, 5: 100 },
    A: { 3: 8, 4: 25, 5: 75 },
    K: { 3: 6, 4: 20, 5: 75 },
    Q: { 3: 5, 4: 15, 5: 50 },
    J: { 3: 5, 4: 15, 5: 50 },
    T: { 3: 5, 4: 12, 5: 40 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: { awarded: { 3: 8, 4: 12, 5: 20 }, wildWeight: 2, spinsMax: 500 },
  payoutStakesMax: 10_000,
  stakes: amounts('0.25 0.50 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnExact: '419411809/435750000',
};
