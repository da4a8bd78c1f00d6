// Indonesian names of crash games.
import type { Texts } from '../../texts.ts';
import type { crash as english } from '../en/crash.ts';

export const crash: Texts<typeof english> = {
  'sky-lantern': 'Lampion Langit',
};
