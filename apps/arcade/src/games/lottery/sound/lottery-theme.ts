// How our lotteries sound: bright bells on a major scale.
import { scaleOf, type SoundTheme } from '../../../sound/theme.ts';

export const lotteryTheme: SoundTheme = {
  scale: scaleOf(329.63, [0, 2, 4, 7, 9]),
  drone: [82.41, 123.47],
  lead: 'bell',
  body: 'wood',
  ambience: 'drops',
  beatMs: 900,
  restShare: 40,
};
