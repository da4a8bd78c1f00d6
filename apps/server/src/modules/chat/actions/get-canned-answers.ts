// Answers that are ready to be put in.
import type { chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { readCanned } from '../store/report-store.ts';

export const getCannedAnswers =
  ({ database }: ChatPorts): Action<typeof chatServiceDesk.getCannedAnswers> =>
  async () => ({ answers: await readCanned(database.kysely) });
