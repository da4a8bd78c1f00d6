// The sound of each of our games. A game without one is not ours to play.
import { scaleOf, type SoundTheme } from './theme.ts';

const major = [0, 2, 4, 7, 9];
const minor = [0, 3, 5, 7, 10];
const koto = [0, 2, 3, 7, 8];
const dark = [0, 1, 4, 5, 7, 8, 10];
const floating = [0, 2, 4, 6, 7, 9, 11];

export const soundThemes: Readonly<Record<string, SoundTheme>> = {
  'golden-lotus-20': {
    scale: scaleOf(293.66, major),
    drone: [73.42, 110],
    lead: 'bell',
    body: 'wood',
    ambience: 'drops',
    beatMs: 1150,
    restShare: 38,
  },
  'monsoon-243': {
    scale: scaleOf(261.63, major),
    drone: [65.41, 98],
    lead: 'marimba',
    body: 'water',
    ambience: 'rain',
    beatMs: 640,
    restShare: 46,
  },
  'jade-tumble': {
    scale: scaleOf(329.63, [0, 2, 5, 7, 9]),
    drone: [82.41, 123.47],
    lead: 'glass',
    body: 'stone',
    ambience: 'wind',
    beatMs: 980,
    restShare: 34,
  },
  'lantern-court': {
    scale: scaleOf(293.66, koto),
    drone: [73.42, 110],
    lead: 'pluck',
    body: 'wood',
    ambience: 'night',
    beatMs: 720,
    restShare: 42,
  },
  'thunder-gate': {
    scale: scaleOf(220, minor),
    drone: [55, 82.41],
    lead: 'drum',
    body: 'metal',
    ambience: 'storm',
    beatMs: 480,
    restShare: 40,
  },
  'coral-bloom': {
    scale: scaleOf(349.23, floating),
    drone: [87.31, 130.81],
    lead: 'glass',
    body: 'water',
    ambience: 'sea',
    beatMs: 1300,
    restShare: 30,
  },
  'golden-quarry': {
    scale: scaleOf(261.63, [0, 2, 4, 7, 10]),
    drone: [65.41, 98],
    lead: 'marimba',
    body: 'stone',
    ambience: 'cave',
    beatMs: 560,
    restShare: 44,
  },
  'ember-vault': {
    scale: scaleOf(246.94, dark),
    drone: [61.74, 92.5],
    lead: 'bell',
    body: 'metal',
    ambience: 'fire',
    beatMs: 1040,
    restShare: 36,
  },
};
