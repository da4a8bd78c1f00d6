// Texts of facts in the language id.
import type { Texts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Texts<typeof english> = {
  title: 'Facts',
};
