// Members whose deposits are stopped after failures, the newest first.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readBlocksOfAll } from '../store/failures.ts';

const most = 200;

export const listDepositBlocks =
  (ports: WalletPorts): Action<typeof wallet.listDepositBlocks> =>
  async ({ now }) => {
    const blocks = await readBlocksOfAll(ports.database.kysely, { now, most });
    const names = await ports.usernames([...new Set(blocks.map(({ playerId }) => playerId))]);
    return {
      list: blocks.map((block) => ({ ...block, username: names.get(block.playerId) ?? '' })),
    };
  };
