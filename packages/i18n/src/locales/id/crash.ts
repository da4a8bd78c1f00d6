// Texts of crash in the language id.
import type { Texts } from '../../texts.ts';
import type { crash as english } from '../en/crash.ts';

export const crash: Texts<typeof english> = {
  title: 'Crash',
};
