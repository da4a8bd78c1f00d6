// Asks a provider for a payout. It gets the whole account number, which nobody else does.
import type { Units } from '@baize/money';
import {
  PaymentUnavailable,
  type PaymentProvider,
} from '../../../platform/adapters/payment/index.ts';
import type { WalletPorts } from '../ports.ts';
import type { Withdrawal } from './rules/withdrawal.ts';

interface AskedPayout {
  readonly provider: PaymentProvider;
  /** Asking again with it gives the same payout. */
  readonly payoutId: string;
  readonly amount: Units;
  readonly payee: Withdrawal;
}

/** The provider that an attempt was written down for. */
export function mustHave({ providers }: Pick<WalletPorts, 'providers'>, name: string) {
  const provider = providers.find((one) => one.name === name);
  if (provider === undefined) throw new PaymentUnavailable(`${name} is not connected any more`);
  return provider;
}

export async function askPayout(
  { numbers, siteUrl }: Pick<WalletPorts, 'numbers' | 'siteUrl'>,
  { provider, payoutId, amount, payee }: AskedPayout,
): Promise<void> {
  const { currency, bankCode, cardHolder, numberSealed, playerId } = payee;
  await provider.createPayout({
    withdrawalId: payoutId,
    amount,
    currency,
    account: { bankCode, holder: cardHolder, number: numbers.open(numberSealed, playerId) },
    webhookUrl: `${siteUrl()}/vendor/payments/${provider.name}/webhook`,
  });
}
