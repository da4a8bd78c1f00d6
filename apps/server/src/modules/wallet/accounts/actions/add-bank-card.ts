// Adds a withdrawal account with one secret: the payment password, or without one a recent
// confirmation of the session. Each account exists once, up to the policy's number; its number is
// encrypted, and the player is notified.
import { refuse, type wallet } from '@baize/contract';
import type { Action, PlayerCaller } from '../../../../platform/call/index.ts';
import { readAccountNumber } from '../account-number.ts';
import type { WalletPorts } from '../../ports.ts';
import { endOf, findBank } from '../rules/accounts.ts';
import { readAccounts, type Place } from '../store/reader.ts';
import { addAccount, lockAccounts } from '../store/writer.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { wireAccount } from '../wire-account.ts';
import { refusalOfPaymentPassword } from './payment-password.ts';

export const addBankCard =
  (ports: WalletPorts): Action<typeof wallet.addBankCard> =>
  async ({ caller, input, intent, now }) => {
    const { playerId } = caller;
    const refusal = await refusalOfSecret(ports, caller, input.paymentPassword ?? '', now);
    if (refusal !== undefined) return refusal;
    const bank = findBank(input.bankCode);
    if (bank === undefined) return refuse('bank-unknown');
    const number = readAccountNumber(bank, input.cardNumber);
    if (number === undefined) return refuse('account-number-wrong');
    const account = {
      ...bank,
      id: intentId('card', playerId, intent),
      cardHolder: input.cardHolder.trim(),
      ...placeOf(input),
      numberSealed: ports.numbers.seal(number, playerId),
      numberDigest: ports.numbers.digest(number, bank.bankCode),
      numberEnd: endOf(number),
      createdAt: now,
    };
    return ports.database.transaction(async (tx) => {
      await lockAccounts(tx, playerId);
      const accounts = await readAccounts(tx, playerId);
      const added = accounts.find(({ id }) => id === account.id);
      if (added !== undefined) return wireAccount(added);
      const isSame = (one: { numberDigest: string; bankCode: string }) =>
        one.numberDigest === account.numberDigest && one.bankCode === account.bankCode;
      if (accounts.some(isSame)) return refuse('bank-card-exists');
      const { bankCardsMax } = ports.policy();
      if (accounts.length >= bankCardsMax) {
        return refuse('bank-card-limit-reached', { facts: { maximum: bankCardsMax } });
      }
      await addAccount(tx, playerId, account);
      await ports.tellAccountsChanged(tx, playerId);
      return wireAccount(account);
    });
  };

const placeOf = ({ province = '', city = '', branch = '' }: Partial<Place>): Place => ({
  province: province.trim(),
  city: city.trim(),
  branch: branch.trim(),
});

/** A payment password suffices, however old the session is. */
async function refusalOfSecret(
  ports: WalletPorts,
  { playerId, confirmedUntil }: PlayerCaller,
  paymentPassword: string,
  now: number,
) {
  const refusal = await refusalOfPaymentPassword(ports, playerId, paymentPassword);
  if (refusal?.refused !== 'payment-password-missing') return refusal;
  return confirmedUntil < now ? refuse('confirmation-missing') : undefined;
}
