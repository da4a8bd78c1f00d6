// Golden Quarry: five reels, 243 ways; what wins falls away and the next win counts twice, thrice,
// five times; in free spins three, six, nine, fifteen times.
import { amounts } from '../definition.ts';
import type { CascadeGame } from '../cascade/definition.ts';
import { statedReturns } from '../stated-returns.ts';

const outer = { H1: 10, H2: 14, H3: 18, H4: 20, A: 24, K: 26, Q: 28, J: 30, T: 32, S: 5 };
const inner = { ...outer, W: 6 };

export const goldenQuarry: CascadeGame = {
  code: 'golden-quarry',
  mechanic: 'cascade',
  reelWeights: [outer, inner, inner, inner, outer],
  rows: 3,
  wild: 'W',
  scatter: 'S',
  stakeCredits: 20,
  wayPays: {
    H1: { 3: 30, 4: 100, 5: 400 },
    H2: { 3: 18, 4: 60, 5: 180 },
    H3: { 3: 14, 4: 40, 5: 110 },
    H4: { 3: 11, 4: 30, 5: 80 },
    A: { 3: 8, 4: 18, 5: 50 },
    K: { 3: 6, 4: 14, 5: 40 },
    Q: { 3: 6, 4: 14, 5: 40 },
    J: { 3: 4, 4: 10, 5: 30 },
    T: { 3: 4, 4: 10, 5: 30 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  multipliers: [1, 2, 3, 5],
  freeSpins: {
    awarded: { 3: 10, 4: 15, 5: 20 },
    multipliers: [3, 6, 9, 15],
    spinsMax: 200,
  },
  payoutStakesMax: 5000,
  stakes: amounts('0.20 0.40 0.60 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnStated: statedReturns['golden-quarry'],
};
