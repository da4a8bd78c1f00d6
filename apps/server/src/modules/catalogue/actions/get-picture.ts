// A picture that staff chose for a vendor or a game.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { readPicture } from '../store/picture-reader.ts';

export const getPicture =
  ({ ports }: CatalogueParts): Action<typeof catalogue.getPicture> =>
  async ({ input }) =>
    (await readPicture(ports.database.kysely, input.picture)) ?? refuse('picture-unknown');
