// The player's bank cards, masked.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import { maskCard } from '../rules/banks.ts';
import { readCards, type BankCard } from '../store/cards/reader.ts';

/** The family asks for a number; withdrawals are not counted here. */
const withdrawalsWithoutEnd = 999;

export const listBankCards =
  ({ database }: WalletPorts): Action<typeof wallet.listBankCards> =>
  async ({ caller }) => ({
    bankCards: (await readCards(database.kysely, caller.playerId)).map(wireCard),
    remainingTransactionTimes: withdrawalsWithoutEnd,
  });

export function wireCard(card: BankCard) {
  return {
    bankCardId: card.id,
    cardHolder: card.cardHolder,
    bankCode: card.bankCode,
    bankName: card.bankName,
    cardNumber: maskCard(card.cardNumber),
    createdAt: card.createdAt,
  };
}
