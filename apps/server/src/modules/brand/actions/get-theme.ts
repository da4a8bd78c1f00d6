// The style sheet of the brand’s colours, by the digest of its bytes.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { readFile } from '../store/reader.ts';

export const getTheme =
  ({ ports }: BrandParts): Action<typeof brand.getTheme> =>
  async ({ input: { file } }) =>
    (await readFile(ports.database.kysely, file, 'text/css')) ?? refuse('brand-file-unknown');
