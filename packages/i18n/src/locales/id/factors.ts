// Texts of factors in the language id.
import type { Texts } from '../../texts.ts';
import type { factors as english } from '../en/factors.ts';

export const factors: Texts<typeof english> = {
  title: 'Factors',
};
