// Names the brand, and says what its home page promises in each language.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeBrand } from '../change-brand.ts';
import { shownFace } from '../face.ts';
import type { BrandParts } from '../parts.ts';

export const setWords =
  (parts: BrandParts): Action<typeof brand.setWords> =>
  async ({ caller, input, now }) => {
    const name = input.name.trim();
    if (name === '') return refuse('field-required', { facts: { field: 'name' } });
    await changeBrand(parts, {
      caller,
      now,
      action: 'set-brand-words',
      name: 'face',
      part: { name, heroTitle: written(input.heroTitle), heroText: written(input.heroText) },
    });
    return shownFace(parts);
  };

/** Without the languages in which nothing was written. */
function written(texts: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(texts).map(([tag, text]) => [tag, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}
