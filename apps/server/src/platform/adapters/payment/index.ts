// The door to payments: what any provider offers, and the sandbox one.
export { PaymentUnavailable } from './provider.ts';
export type { PaymentEvent, PaymentProvider, PayoutAccount, SettlementRow } from './provider.ts';
export { openSandpay } from './sandpay/index.ts';
export type { Sandpay } from './sandpay/index.ts';
