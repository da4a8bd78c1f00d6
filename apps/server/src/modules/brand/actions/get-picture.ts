// The brand’s logo or the picture of its home page, by the digest of its bytes.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { readFile } from '../store/reader.ts';

export const getPicture =
  ({ ports }: BrandParts): Action<typeof brand.getPicture> =>
  async ({ input: { file } }) =>
    (await readFile(ports.database.kysely, file, 'image/webp')) ?? refuse('brand-file-unknown');
