// Name, words, colours and pictures of the brand.
import type { brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shownFace } from '../face.ts';
import type { BrandParts } from '../parts.ts';

export const getFace =
  (parts: BrandParts): Action<typeof brand.getFace> =>
  async () =>
    shownFace(parts);
