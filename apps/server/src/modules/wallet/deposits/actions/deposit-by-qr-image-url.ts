// Starts a deposit by a QR code that our own page shows.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByQrImageUrl = (
  ports: DepositPorts,
): Action<typeof wallet.depositByQrImageUrl> => depositBy(ports, 'qr');
