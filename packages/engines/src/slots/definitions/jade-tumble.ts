// Jade Tumble: six reels of five, where eight of a symbol anywhere pay and fall away; in free spins
// orbs gather a multiplier. A simulation finds a return of about 95.66 %.
import { amounts } from '../definition.ts';
import { statedReturns } from '../stated-returns.ts';
import type { TumbleGame } from '../tumble/definition.ts';

const weights = { P0: 44, P1: 52, P2: 62, P3: 74, P4: 108, P5: 120, P6: 132, P7: 144, P8: 156 };

export const jadeTumble: TumbleGame = {
  code: 'jade-tumble',
  mechanic: 'tumble',
  reels: 6,
  rows: 5,
  weights: { ...weights, S: 18 },
  scatter: 'S',
  orb: 'O',
  stakeCredits: 10,
  countPays: {
    P0: { 8: 200, 10: 500, 12: 1000 },
    P1: { 8: 100, 10: 250, 12: 750 },
    P2: { 8: 60, 10: 150, 12: 500 },
    P3: { 8: 50, 10: 120, 12: 400 },
    P4: { 8: 20, 10: 50, 12: 200 },
    P5: { 8: 15, 10: 30, 12: 120 },
    P6: { 8: 11, 10: 22, 12: 110 },
    P7: { 8: 9, 10: 18, 12: 90 },
    P8: { 8: 6, 10: 12, 12: 60 },
  },
  scatterPays: { 4: 3, 5: 5, 6: 100 },
  orbValues: { 2: 500, 3: 250, 4: 120, 5: 60, 8: 30, 10: 20, 15: 10, 25: 6, 50: 3, 100: 1 },
  freeSpins: {
    weights: { ...weights, S: 20, O: 21 },
    scattersMin: 4,
    awarded: 12,
    retriggerScattersMin: 3,
    retriggered: 5,
    spinsMax: 200,
  },
  payoutStakesMax: 5000,
  stakes: amounts('0.10 0.20 0.50 1.00 2.00 3.00 5.00 10.00 20.00 30.00 50.00 100.00 200.00'),
  stakeDefault: '1.00',
  returnStated: statedReturns['jade-tumble'],
};
