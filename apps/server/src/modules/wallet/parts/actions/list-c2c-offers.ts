// Parts of withdrawals that this member's deposit can pay: amount and bank, never whose they are.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { payableUnits, wireNumber } from '../../books/rules/amount.ts';
import type { WalletPorts } from '../../ports.ts';
import { isBlocked } from '../rules/buyer.ts';
import { readBuyer } from '../store/buyers.ts';
import { readOffers } from '../store/reader.ts';

export const listC2cOffers =
  (ports: WalletPorts): Action<typeof wallet.listC2cOffers> =>
  async ({ caller: { playerId: buyerId, currency }, input, now }) => {
    const { c2cAllowed, c2cPayMinutes: payMinutes } = ports.policy();
    const on = ports.database.kysely;
    const amount = input.amount === undefined ? undefined : payableUnits(input.amount, currency);
    const buyer = await readBuyer(on, buyerId);
    const blockedUntil = isBlocked(buyer, now) ? buyer.blockedUntil : null;
    const offers =
      c2cAllowed && blockedUntil === null
        ? await readOffers(on, { buyerId, currency, amount })
        : [];
    return {
      payMinutes,
      blockedUntil,
      list: offers.map(({ id: offerId, ...offer }) => ({
        offerId,
        ...offer,
        amount: wireNumber(offer.amount),
      })),
    };
  };
