// Texts of rebates in the language id.
import type { Texts } from '../../texts.ts';
import type { rebates as english } from '../en/rebates.ts';

export const rebates: Texts<typeof english> = {
  title: 'Rebates',
};
