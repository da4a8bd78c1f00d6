// Texts of notices in the language id.
import type { Texts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Texts<typeof english> = {
  title: 'Notices',
};
