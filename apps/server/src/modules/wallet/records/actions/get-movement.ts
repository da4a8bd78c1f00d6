// One of the player's movements in full.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { movementInFull } from '../movement-in-full.ts';

export const getMovement =
  (ports: WalletPorts): Action<typeof wallet.getMovement> =>
  async ({ caller, input }) =>
    movementInFull(ports, caller, input.id);
