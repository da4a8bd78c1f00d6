// Whether the agent may send money to the team, as clients of the family ask it.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { maySend } from '../take-part.ts';

export const getTransferEnabled =
  (ports: WalletPorts): Action<typeof wallet.getTransferEnabled> =>
  ({ caller: { playerId: id, type } }) =>
    maySend(ports, ports.database.kysely, { id, type });
