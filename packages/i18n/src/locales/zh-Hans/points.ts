// Simplified Chinese texts of points.
import type { PartialTexts } from '../../texts.ts';
import type { points as english } from '../en/points.ts';

export const points: PartialTexts<typeof english> = {
  title: '积分',
};
