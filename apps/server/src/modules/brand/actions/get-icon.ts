// The brand’s icon in one size, by the digest of its bytes.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { readFile } from '../store/reader.ts';

export const getIcon =
  ({ ports }: BrandParts): Action<typeof brand.getIcon> =>
  async ({ input: { file } }) =>
    (await readFile(ports.database.kysely, file, 'image/png')) ?? refuse('brand-file-unknown');
