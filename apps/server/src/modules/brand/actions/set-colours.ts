// Gives the brand colours of its own. Colours that could not be read well are never kept.
import { refuse, themeSheet, weakPairs, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeBrand } from '../change-brand.ts';
import { shownFace } from '../face.ts';
import { fileOf } from '../files.ts';
import type { BrandParts } from '../parts.ts';

export const setColours =
  (parts: BrandParts): Action<typeof brand.setColours> =>
  async ({ caller, input: { colours }, now }) => {
    const [weak] = weakPairs(colours);
    if (weak) return refuse('contrast-too-low', { facts: { ...weak } });
    const sheet = themeSheet(colours);
    const file = sheet === '' ? undefined : fileOf('text/css', Buffer.from(sheet));
    await changeBrand(parts, {
      caller,
      now,
      action: 'set-brand-colours',
      name: 'face',
      part: { colours, theme: file?.file ?? '' },
      files: file ? [file] : [],
    });
    return shownFace(parts);
  };
