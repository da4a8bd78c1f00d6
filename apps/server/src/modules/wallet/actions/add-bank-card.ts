// Adds a bank card, confirmed by the payment password. A player has each card once and at most as
// many as the policy says.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import { findBank } from '../rules/banks.ts';
import { readCards } from '../store/cards/reader.ts';
import { addCard, lockCards } from '../store/cards/writer.ts';
import { intentId } from '../store/intent-id.ts';
import { wireCard } from './list-bank-cards.ts';
import { refusalOfPaymentPassword } from './payment-password.ts';

export const addBankCard =
  (ports: WalletPorts): Action<typeof wallet.addBankCard> =>
  async ({ caller, input, intent, now }) => {
    const { playerId } = caller;
    const refusal = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
    if (refusal !== undefined) return refusal;
    const bank = findBank(input.bankCode);
    if (bank === undefined) return refuse('channel-unknown');
    const id = intentId('card', playerId, intent);
    const { cardNumber, cardHolder } = input;
    const card = { id, ...bank, cardNumber, cardHolder: cardHolder.trim(), createdAt: now };
    return ports.database.transaction(async (tx) => {
      await lockCards(tx, playerId);
      const cards = await readCards(tx, playerId);
      const added = cards.find((one) => one.id === id);
      if (added !== undefined) return wireCard(added);
      const isSame = (one: { cardNumber: string; bankCode: string }) =>
        one.cardNumber === card.cardNumber && one.bankCode === card.bankCode;
      if (cards.some(isSame)) return refuse('bank-card-exists');
      const { bankCardsMax } = ports.policy();
      if (cards.length >= bankCardsMax) {
        return refuse('bank-card-limit-reached', { facts: { maximum: bankCardsMax } });
      }
      await addCard(tx, playerId, card);
      return wireCard(card);
    });
  };
