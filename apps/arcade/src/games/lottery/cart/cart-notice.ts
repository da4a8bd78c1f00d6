// News about slips for the player: added to the cart or left out, with the reason.
import type { LeftWhy } from '../desk/price-at.ts';

export interface LeftSlip {
  readonly play: string;
  readonly selection: string;
  readonly why: LeftWhy;
}

export interface CartNotice {
  /**
   * `random`, `repeated`, `restored`: slips were laid into the cart. `full`: there is no room.
   * `swapped`: what lay on the pad took the place of the slip that is edited. `pad-taken`: a slip
   * cannot be edited over unfinished picks. `not-editable`: nor where its play is off.
   * `priced-again`: odds or numbers have changed; `terms-changed`: an order was refused for it.
   */
  readonly about:
    | 'random'
    | 'repeated'
    | 'restored'
    | 'full'
    | 'swapped'
    | 'pad-taken'
    | 'not-editable'
    | 'priced-again'
    | 'terms-changed';
  /** How many slips were laid; of `full`, how many a cart holds. */
  readonly count: number;
  readonly left: readonly LeftSlip[];
}
