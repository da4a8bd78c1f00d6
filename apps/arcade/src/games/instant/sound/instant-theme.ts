// How our small games sound: glass and marimba on a bright scale, with no music of their own.
import { scaleOf, type SoundTheme } from '../../../sound/theme.ts';

export const instantTheme: SoundTheme = {
  scale: scaleOf(293.66, [0, 2, 4, 7, 9]),
  drone: [73.42, 110],
  lead: 'marimba',
  body: 'wood',
  ambience: 'night',
  beatMs: 880,
  restShare: 52,
};
