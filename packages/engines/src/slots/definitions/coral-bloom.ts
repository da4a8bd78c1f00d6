// Coral Bloom: seven by seven cells, where five of a symbol that touch pay and fall away; in free
// spins every win raises the multiplier of those to come.
import { amounts } from '../definition.ts';
import type { ClusterGame } from '../cluster/definition.ts';
import { statedReturns } from '../stated-returns.ts';

export const coralBloom: ClusterGame = {
  code: 'coral-bloom',
  mechanic: 'cluster',
  reels: 7,
  rows: 7,
  weights: { P0: 50, P1: 60, P2: 70, P3: 80, P4: 90, P5: 100, P6: 110, W: 10, S: 4 },
  wild: 'W',
  scatter: 'S',
  stakeCredits: 20,
  clusterPays: {
    P0: { 5: 60, 6: 100, 7: 200, 8: 300, 10: 700, 12: 1800, 15: 8000 },
    P1: { 5: 40, 6: 65, 7: 120, 8: 180, 10: 450, 12: 1100, 15: 4000 },
    P2: { 5: 30, 6: 45, 7: 75, 8: 110, 10: 300, 12: 700, 15: 2000 },
    P3: { 5: 20, 6: 30, 7: 50, 8: 75, 10: 180, 12: 450, 15: 1500 },
    P4: { 5: 16, 6: 24, 7: 40, 8: 60, 10: 120, 12: 300, 15: 900 },
    P5: { 5: 12, 6: 18, 7: 30, 8: 45, 10: 90, 12: 220, 15: 700 },
    P6: { 5: 7, 6: 15, 7: 24, 8: 36, 10: 75, 12: 180, 15: 550 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    awarded: { 3: 8, 4: 10, 5: 15 },
    retriggered: { 3: 5 },
    multiplierStep: 1,
    spinsMax: 200,
  },
  payoutStakesMax: 5000,
  stakes: amounts('0.20 0.40 0.60 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnStated: statedReturns['coral-bloom'],
};
