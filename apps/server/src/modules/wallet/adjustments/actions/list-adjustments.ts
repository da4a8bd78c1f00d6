// Corrections by staff, newest first, of one member or of all.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readAdjustments } from '../store/adjustments.ts';
import { shownAdjustment } from '../shown-adjustment.ts';

export const listAdjustments =
  (ports: WalletPorts): Action<typeof wallet.listAdjustments> =>
  async ({ input }) => {
    const { state, playerId } = input;
    const search = { state, playerId, ...pageOf(input) };
    const { list, total } = await readAdjustments(ports.database.kysely, search);
    const names = await ports.usernames([...new Set(list.map((one) => one.playerId))]);
    return {
      list: list.map((one) => shownAdjustment(one, names.get(one.playerId) ?? '')),
      total,
    };
  };
