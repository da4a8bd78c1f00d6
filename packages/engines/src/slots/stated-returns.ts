// Simulated returns of the games that are too large to count. Written by the simulator, which keeps
// the whole record of each in docs/fairness; never by hand.
import type { StatedReturn } from './definition.ts';

export const statedReturns = {
  'jade-tumble': {
    rounds: 400_000_000,
    percent: '95.6567',
    halfWidthPercent: '0.0783',
    basePercent: '68.2142',
    featurePercent: '27.4425',
    hitPercent: '32.5002',
    spinsPerTrigger: '215.982',
    spinsPerFeature: '14.5520',
    spinDeviation: '1.7072',
    roundDeviation: '7.9940',
    spinWinStakesMax: '132.60',
  },
  'coral-bloom': {
    rounds: 16_000_000,
    percent: '96.2942',
    halfWidthPercent: '0.1583',
    basePercent: '82.7179',
    featurePercent: '13.5764',
    hitPercent: '43.6778',
    spinsPerTrigger: '167.347',
    spinsPerFeature: '8.4496',
    spinDeviation: '1.6694',
    roundDeviation: '3.2298',
    spinWinStakesMax: '206.45',
  },
  'golden-quarry': {
    rounds: 32_000_000,
    percent: '95.6738',
    halfWidthPercent: '0.1527',
    basePercent: '78.3151',
    featurePercent: '17.3587',
    hitPercent: '32.2749',
    spinsPerTrigger: '149.335',
    spinsPerFeature: '11.1984',
    spinDeviation: '2.7939',
    roundDeviation: '4.4077',
    spinWinStakesMax: '640.80',
  },
} satisfies Record<string, StatedReturn>;
