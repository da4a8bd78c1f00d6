// Indonesian texts of the page where anybody checks a round.
import type { Texts } from '../../texts.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Texts<typeof english> = {
  title: 'Periksa putaran',
};
