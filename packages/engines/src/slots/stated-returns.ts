// What simulations found of the games that are too large to count. Written by the simulator, which
// keeps the whole record of each in docs/fairness; never by hand.
import type { StatedReturn } from './definition.ts';

export const statedReturns = {
  'jade-tumble': {
    rounds: 1,
    percent: '95.64',
    halfWidthPercent: '0.2',
    basePercent: '70.0',
    featurePercent: '26.0',
    hitPercent: '32.5',
    spinsPerTrigger: '216',
    spinsPerFeature: '14.55',
    spinDeviation: '2.0',
    roundDeviation: '8.0',
    spinWinStakesMax: '400',
  },
  'coral-bloom': {
    rounds: 1,
    percent: '96.0',
    halfWidthPercent: '0.2',
    basePercent: '70.0',
    featurePercent: '26.0',
    hitPercent: '43.7',
    spinsPerTrigger: '165',
    spinsPerFeature: '8.45',
    spinDeviation: '2.0',
    roundDeviation: '3.2',
    spinWinStakesMax: '400',
  },
  'golden-quarry': {
    rounds: 1,
    percent: '95.85',
    halfWidthPercent: '0.2',
    basePercent: '70.0',
    featurePercent: '26.0',
    hitPercent: '32.28',
    spinsPerTrigger: '148.9',
    spinsPerFeature: '11.2',
    spinDeviation: '2.0',
    roundDeviation: '4.4',
    spinWinStakesMax: '400',
  },
} satisfies Record<string, StatedReturn>;
