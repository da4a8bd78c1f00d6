// The interface of a payment provider: our calls to it and its news. Money is moved by the wallet,
// once for each payment, when a signed webhook says so and never on a browser's word.
import type { Units } from '@baize/money';

export interface DepositOrder {
  /** Our number; asking again with it gives the same payment. */
  readonly depositId: string;
  readonly amount: Units;
  readonly currency: string;
  /** The first choice of the hosted page. */
  readonly method: 'qr' | 'bank-transfer';
  /** The address to which the provider sends the browser when the player is done. */
  readonly returnUrl: string;
  /** The address to which the provider sends the outcome. */
  readonly webhookUrl: string;
}

export interface PayoutOrder {
  readonly withdrawalId: string;
  readonly amount: Units;
  readonly currency: string;
  readonly account: PayoutAccount;
  readonly webhookUrl: string;
}

export interface PayoutAccount {
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
}

export interface PaymentEvent {
  /** The provider's number of this event: a duplicate carries the same. */
  readonly eventId: string;
  readonly kind: 'deposit' | 'payout';
  readonly outcome: 'paid' | 'failed';
  /** Our number of the deposit or withdrawal. */
  readonly reference: string;
  readonly providerRef: string;
  readonly amount: Units;
  readonly currency: string;
  /** Milliseconds since 1970, by the provider's clock. */
  readonly at: number;
}

export type WebhookRefusal = 'signature-wrong' | 'signature-old' | 'not-understood';

export type VerifiedWebhook =
  | { readonly ok: true; readonly event: PaymentEvent }
  | { readonly ok: false; readonly refused: WebhookRefusal };

export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

/** A line of a provider’s daily file. */
export interface SettlementRow {
  readonly kind: PaymentEvent['kind'];
  readonly reference: string;
  readonly providerRef: string;
  readonly amount: Units;
  readonly fee: Units;
  readonly currency: string;
  readonly state: 'paid' | 'reversed';
  readonly at: number;
}

export interface PaymentProvider {
  readonly name: string;
  /** Throws PaymentUnavailable when there was no clear answer; ask again with the same id. */
  createDeposit(order: DepositOrder): Promise<{ redirectUrl: string; providerRef: string }>;
  createPayout(order: PayoutOrder): Promise<{ providerRef: string }>;
  verifyWebhook(headers: WebhookHeaders, rawBody: Uint8Array): VerifiedWebhook;
  /** The payments of a day of the house (`2026-11-21`), as the provider has settled them. */
  settlements?(day: string): Promise<readonly SettlementRow[]>;
}

/** The provider did not answer, or not clearly: the payment may or may not exist there. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}
