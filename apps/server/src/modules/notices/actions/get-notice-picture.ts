// A picture of a banner.
import { refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { readPicture } from '../store/notice-store.ts';

export const getNoticePicture =
  ({ ports }: NoticesParts): Action<typeof notices.getNoticePicture> =>
  async ({ input }) =>
    (await readPicture(ports.database.kysely, input.picture)) ?? refuse('picture-unknown');
