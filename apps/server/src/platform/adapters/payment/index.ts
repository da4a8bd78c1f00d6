// The door to payments: what any provider offers, the providers there are, and the sandbox company.
export { PaymentUnavailable } from './provider.ts';
export type {
  DepositStarted,
  PaymentEvent,
  PaymentProvider,
  PaymentShown,
  PaymentStatus,
  PayoutAccount,
  SettlementRow,
} from './provider.ts';
export { paymentProviders, sandboxProviders, type PaymentCompanies } from './registry.ts';
export { openAccess, openSandpay } from './sandpay/index.ts';
export type { Sandpay } from './sandpay/index.ts';
