// One of a member's movements in full, as the member sees it.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { movementInFull } from '../movement-in-full.ts';

export const getMovementOfMember =
  (ports: WalletPorts): Action<typeof wallet.getMovementOfMember> =>
  async ({ input }) => {
    const owner = await memberFile(ports, input.id);
    return isRefusal(owner) ? owner : movementInFull(ports, owner, input.movementId);
  };
