// Indonesian texts of the help pages: how things work, safer play and the terms.
import type { Texts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: Texts<typeof english> = {
  title: 'Bantuan',
};
