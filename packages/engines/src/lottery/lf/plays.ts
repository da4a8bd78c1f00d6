// The plays of the daily draws of three or of five digits: those of the five-digit game that fit.
import type { Mechanic, PlaySet } from '../definition.ts';
import { lf3, lf5 } from '../kinds.ts';
import { everyWindow, numbered } from '../listing.ts';
import { threeMechanics, threeMore, twoMechanics } from '../ssc/plays.ts';

const appearing = { BDW1: threeMore.BDW1, BDW2: threeMore.BDW2 } as const;
const straight: Mechanic = { by: 'straight' };

export const lf3Plays: PlaySet = {
  kind: lf3,
  plays: [
    ...numbered(everyWindow('3X', { '': [0, 1, 2] }, threeMechanics), 6001, 'prize'),
    ...numbered(everyWindow('3X', { '': [0, 1, 2] }, appearing), 6101, 'prize'),
    ...numbered(everyWindow('2X', { FRONT: [0, 1], BACK: [1, 2] }, twoMechanics), 6201, 'prize'),
    ...numbered([['1X_POS', [0, 1, 2], { by: 'places' }]], 6301, 'prize'),
  ],
};

export const lf5Plays: PlaySet = {
  kind: lf5,
  plays: [
    ...numbered([['5X_DIRECT', [0, 1, 2, 3, 4], straight]], 6401, 'prize'),
    ...numbered(everyWindow('3X', { FRONT: [0, 1, 2] }, threeMechanics), 6501, 'prize'),
    ...numbered(everyWindow('3X', { FRONT: [0, 1, 2] }, appearing), 6601, 'prize'),
    ...numbered(everyWindow('2X', { FRONT: [0, 1], BACK: [3, 4] }, twoMechanics), 6701, 'prize'),
    ...numbered([['1X_POS', [0, 1, 2, 3, 4], { by: 'places' }]], 6801, 'prize'),
  ],
};
