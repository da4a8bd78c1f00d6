// Every purse of the player, as clients of the family read accounts.
import type { wallet } from '@baize/contract';
import { currencyOf } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../rules/amount.ts';
import { purseKinds, readPurses, type PurseKind } from '../store/purses.ts';

const names: Readonly<Record<PurseKind, { readonly accountName: string; readonly id: number }>> = {
  'player-cash': { accountName: 'MAIN', id: 2 },
  'player-bonus': { accountName: 'BONUS', id: 3 },
  'player-in-play': { accountName: 'IN_PLAY', id: 0 },
  'player-held': { accountName: 'HELD', id: 0 },
  'payout-in-transit': { accountName: 'IN_TRANSIT', id: 0 },
};

export const getPurses =
  ({ database }: WalletPorts): Action<typeof wallet.getPurses> =>
  async ({ caller: { playerId, currency } }) => {
    const purses = await readPurses(database.kysely, playerId, currency);
    return {
      balances: purseKinds.map((kind) => ({
        accountName: names[kind].accountName,
        accountTypeId: names[kind].id,
        accountId: kind,
        availBalance: wireNumber(purses.get(kind) ?? 0n),
      })),
      currency,
      currencySymbol: currencyOf(currency)?.symbol ?? '',
    };
  };
