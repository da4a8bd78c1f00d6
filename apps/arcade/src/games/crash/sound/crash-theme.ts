// The sound of a lantern that rises over a quiet night.
import { scaleOf, type SoundTheme } from '../../../sound/theme.ts';

export const crashTheme: SoundTheme = {
  scale: scaleOf(311.13, [0, 2, 4, 7, 9]),
  drone: [77.78, 116.54],
  lead: 'glass',
  body: 'wood',
  ambience: 'night',
  beatMs: 1200,
  restShare: 40,
};
