// The words that are not said in the rooms.
import type { chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { readWords } from '../store/report-store.ts';

export const getChatWords =
  ({ database }: ChatPorts): Action<typeof chatDesk.getChatWords> =>
  async () => ({ words: await readWords(database.kysely) });
