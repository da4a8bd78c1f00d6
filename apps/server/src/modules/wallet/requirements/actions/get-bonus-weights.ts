// How much bets count for bonuses that are opened from now on.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readNewestWeights } from '../store/weights.ts';
import { wireVersion } from './wire-weights.ts';

export const getBonusWeights =
  ({ database }: WalletPorts): Action<typeof wallet.getBonusWeights> =>
  async () =>
    wireVersion(await readNewestWeights(database.kysely, 'bonus'));
