// The payment providers that the house can use, each made from what the environment names. A third
// one is a folder beside these, a line here and a line in the settings: see docs/payments.md.
import type { Clock } from '../../clock/index.ts';
import { pollpayProvider, type PollpayAccess } from './pollpay/provider.ts';
import { sandboxMerchant } from './pollpay/sandbox-api.ts';
import type { PaymentProvider } from './provider.ts';
import type { Access } from './sandpay/access.ts';
import { sandpayProvider } from './sandpay/provider.ts';

/** Real companies, by the settings that name them. */
export interface PaymentCompanies {
  readonly pollpay?: Omit<PollpayAccess, 'clock'> | undefined;
}

export function paymentProviders(companies: PaymentCompanies, clock: Clock): PaymentProvider[] {
  const { pollpay } = companies;
  return pollpay ? [pollpayProvider({ ...pollpay, clock })] : [];
}

/** The sandbox company by both of its interfaces. */
export function sandboxProviders(
  { apiUrl, access }: { readonly apiUrl: string; readonly access: Access },
  clock: Clock,
): PaymentProvider[] {
  const { apiKey, webhookSecret, merchant, company } = access;
  return [
    sandpayProvider({ apiUrl, apiKey, webhookSecret, clock }),
    pollpayProvider({
      apiUrl,
      clock,
      merchant: sandboxMerchant,
      privateKey: merchant.privateKey,
      publicKey: company.publicKey,
    }),
  ];
}
