// Simplified Chinese texts of rebates.
import type { PartialTexts } from '../../texts.ts';
import type { rebates as english } from '../en/rebates.ts';

export const rebates: PartialTexts<typeof english> = {
  title: '返点',
};
