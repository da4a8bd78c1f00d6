// News of a payment provider, once its signature was checked.
import type { PaymentEvent } from '../../../../platform/adapters/payment/index.ts';

export interface Heard {
  readonly news: PaymentEvent;
  readonly provider: string;
  readonly now: number;
}
