// The player's own movements as a file.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { movementsFile } from '../movements-file.ts';

export const downloadMovements =
  ({ database }: WalletPorts): Action<typeof wallet.downloadMovements> =>
  async ({ caller, input, locale }) =>
    movementsFile(database.kysely, caller, { asked: input, locale });
