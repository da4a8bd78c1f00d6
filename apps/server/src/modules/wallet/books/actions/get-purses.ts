// Every purse of the player, as clients of the family read accounts.
import type { wallet } from '@baize/contract';
import { currencyOf } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { accountTypes } from '../account-types.ts';
import { wireNumber } from '../rules/amount.ts';
import { purseKinds, readPurses, type PurseKind } from '../store/purses.ts';

const names: Readonly<Record<PurseKind, { readonly accountName: string; readonly id: number }>> = {
  'player-cash': { accountName: 'MAIN', id: accountTypes.cash },
  'player-bonus': { accountName: 'BONUS', id: accountTypes.bonus },
  'player-in-play': { accountName: 'IN_PLAY', id: accountTypes.other },
  'player-held': { accountName: 'HELD', id: accountTypes.other },
  'payout-in-transit': { accountName: 'IN_TRANSIT', id: accountTypes.other },
};

export const getPurses =
  ({ database, vendorWallets }: WalletPorts): Action<typeof wallet.getPurses> =>
  async ({ caller: { playerId, currency } }) => {
    const [purses, wallets] = await Promise.all([
      readPurses(database.kysely, playerId, currency),
      vendorWallets(playerId, currency),
    ]);
    const own = purseKinds.map((kind) => ({
      accountName: names[kind].accountName,
      accountTypeId: names[kind].id,
      accountId: kind,
      availBalance: wireNumber(purses.get(kind) ?? 0n),
    }));
    const withVendors = wallets.map(({ vendor, amount }) => ({
      accountName: vendor,
      accountTypeId: accountTypes.other,
      accountId: vendor,
      availBalance: wireNumber(amount),
    }));
    return {
      balances: [...own, ...withVendors],
      currency,
      currencySymbol: currencyOf(currency)?.symbol ?? '',
    };
  };
