// Texts of points in the language id.
import type { Texts } from '../../texts.ts';
import type { points as english } from '../en/points.ts';

export const points: Texts<typeof english> = {
  title: 'Poin',
};
