// The door to payments: what any provider offers, and the sandbox one.
export { PaymentUnavailable } from './provider.ts';
export type {
  DepositOrder,
  PaymentEvent,
  PaymentProvider,
  PayoutAccount,
  PayoutOrder,
  VerifiedWebhook,
  WebhookHeaders,
  WebhookRefusal,
} from './provider.ts';
export { openSandpay } from './sandpay/index.ts';
export type { Sandpay, SandpaySettings } from './sandpay/index.ts';
