// Simplified Chinese names of crash games.
import type { PartialTexts } from '../../texts.ts';
import type { crash as english } from '../en/crash.ts';

export const crash: PartialTexts<typeof english> = {
  'sky-lantern': '天灯',
};
