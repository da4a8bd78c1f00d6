// Texts of promotions in the language id.
import type { Texts } from '../../texts.ts';
import type { promotions as english } from '../en/promotions.ts';

export const promotions: Texts<typeof english> = {
  title: 'Promotions',
};
