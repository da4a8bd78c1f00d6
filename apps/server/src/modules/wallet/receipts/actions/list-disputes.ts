// Disputes for staff: those to be decided the oldest first, or all.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readDisputes } from '../store/disputes.ts';
import { listedDisputes } from '../staff-dispute.ts';

export const listDisputes =
  (ports: WalletPorts): Action<typeof wallet.listDisputes> =>
  async ({ input }) => {
    const search = { isOpen: input.open === true, ...pageOf(input) };
    const { list, total, open } = await readDisputes(ports.database.kysely, search);
    return { list: await listedDisputes(ports, list), total, open };
  };
