// The interface of a payment provider: our calls to it and its news, told by signed webhooks, given
// when it is asked, or both. Money is moved by the wallet, once for each payment, and never on a
// browser's word.
import type { PaymentMethod } from '@baize/contract';
import type { Units } from '@baize/money';

export interface DepositOrder {
  /** Our number; asking again with it gives the same payment. */
  readonly depositId: string;
  readonly amount: Units;
  readonly currency: string;
  /** The first choice of the hosted page, or what is to be shown on ours. */
  readonly method: PaymentMethod;
  /** Of crypto: the network. */
  readonly network?: string;
  /** The bank or wallet that the player pays from. */
  readonly bankCode?: string;
  /** The address to which the provider sends the browser when the player is done. */
  readonly returnUrl: string;
  /** The address to which the provider sends the outcome. */
  readonly webhookUrl: string;
}

/** What a player pays to, where it is shown on our own page. */
export interface PaymentShown {
  /** The content of a QR code. */
  readonly qrText?: string;
  readonly receiver?: {
    readonly bankCode: string;
    readonly bankName: string;
    readonly number: string;
    readonly holder: string;
  };
  /** An address of a network. */
  readonly address?: string;
  /** To be written with the transfer, exactly. */
  readonly reference?: string;
  /** What to send where it is another unit than the order’s: `8.52 USDT`. */
  readonly payAmount?: string;
  /** How many confirmations a payment by a network needs. */
  readonly confirmationsNeeded?: number;
}

export interface DepositStarted {
  readonly redirectUrl: string;
  readonly providerRef: string;
  readonly shown: PaymentShown;
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

/** `confirming`: seen, not yet sure. `reversed`: paid before, and taken back. */
export const paymentOutcomes = ['paid', 'failed', 'confirming', 'reversed'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentEvent {
  /** The provider's number of this event: a duplicate carries the same. */
  readonly eventId: string;
  readonly kind: 'deposit' | 'payout';
  readonly outcome: PaymentOutcome;
  /** Our number of the deposit or withdrawal. */
  readonly reference: string;
  readonly providerRef: string;
  readonly amount: Units;
  readonly currency: string;
  /** Of a payment that is confirming: how often it was confirmed. */
  readonly confirmations?: number;
  /** Milliseconds since 1970, by the provider's clock. */
  readonly at: number;
}

export type WebhookRefusal = 'signature-wrong' | 'signature-old' | 'not-understood';

export type VerifiedWebhook =
  | { readonly ok: true; readonly event: PaymentEvent }
  | { readonly ok: false; readonly refused: WebhookRefusal };

export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

export interface AskedPayment {
  readonly kind: PaymentEvent['kind'];
  readonly reference: string;
}

/** News, or that nobody has paid yet, or that the provider knows no such payment. */
export type PaymentStatus = PaymentEvent | 'waiting' | 'unknown';

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
  /** The methods that it can carry deposits by. */
  readonly methods: readonly PaymentMethod[];
  /** Throws PaymentUnavailable when there was no clear answer; ask again with the same id. */
  createDeposit(order: DepositOrder): Promise<DepositStarted>;
  createPayout(order: PayoutOrder): Promise<{ providerRef: string }>;
  /** Absent: it sends none, and is asked. */
  verifyWebhook?(headers: WebhookHeaders, rawBody: Uint8Array): VerifiedWebhook;
  /** Throws PaymentUnavailable when there was no clear answer. Absent: it cannot be asked. */
  askStatus?(asked: AskedPayment): Promise<PaymentStatus>;
  /** The payments of a day of the house (`2026-11-21`), as the provider has settled them. */
  settlements?(day: string): Promise<readonly SettlementRow[]>;
}

/** The provider did not answer, or not clearly: the payment may or may not exist there. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}
