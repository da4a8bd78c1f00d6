// Texts of cashier in the language id.
import type { Texts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: Texts<typeof english> = {
  title: 'Cashier',
};
