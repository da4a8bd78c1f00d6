// Lists messages of staff, newest first, with their number of readers.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { readMessages } from '../store/message-store.ts';

const defaultSize = 20;

export const listMessages =
  ({ ports }: NoticesParts): Action<typeof notices.listMessages> =>
  ({ input: { pageNo = 1, pageSize = defaultSize } }) =>
    readMessages(ports.database.kysely, { pageNo, pageSize });
