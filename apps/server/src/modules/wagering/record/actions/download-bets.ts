// The player's own wagers as a file.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { BetPorts } from '../bet-filter.ts';
import { betsFile } from '../bets-file.ts';

export const downloadBets =
  (ports: BetPorts): Action<typeof wagering.downloadBets> =>
  async ({ caller, input, locale }) =>
    betsFile(ports, caller, { asked: input, locale });
