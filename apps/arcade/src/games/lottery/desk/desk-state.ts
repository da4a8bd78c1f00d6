// The state of a lottery's screen: the chosen play, its picks, the cart, and the order in progress.
import type { Failure } from '@baize/client';
import type { Pays } from '@baize/engines';
import type { Units } from '@baize/money';
import type { CartNotice } from '../cart/cart-notice.ts';
import type { CartSlip } from '../cart/cart.ts';
import type { Pick } from '../picks/pick.ts';
import type { StakeChoice } from '../picks/price.ts';
import type { LotteryTerms, OrderAsked, OrderPlaced } from './lottery-terms.ts';

/** An order as it was asked for: sent again under the same key until it is answered. */
export interface KeptOrder {
  readonly intent: string;
  readonly order: OrderAsked;
  /** Where its slips came from: what is taken away when it is accepted. */
  readonly from: 'pad' | 'cart';
}

export type Sending = 'idle' | 'sending' | 'unanswered';

export interface DeskState {
  readonly terms: LotteryTerms;
  readonly pays: Pays;
  readonly group: string;
  /** The play on the pad; a board shows all plays of its group. */
  readonly play: string;
  readonly picks: Readonly<Record<string, Pick>>;
  readonly stake: StakeChoice;
  readonly cart: readonly CartSlip[];
  readonly sending: Sending;
  /** What is being sent, or was refused: an order may be sent again for the next issue. */
  readonly order: KeptOrder | null;
  readonly refusal: Failure | null;
  readonly placed: OrderPlaced | null;
  readonly notice: CartNotice | null;
  readonly balance: Units;
  readonly sessionLost: boolean;
}
