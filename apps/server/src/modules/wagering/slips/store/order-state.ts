// The loaded rows and the decisions so far of one batch of orders.
import type { SlipExposure, Struck } from '@baize/engines';
import type { Fates } from '@baize/ledger';
import type { Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { EventRefusal, SharedEvent } from '../rules/event.ts';
import type { PlayerPlay } from '../../rounds/rules/round.ts';
import type { FreeRounds } from '../../rounds/store/free-rounds.ts';
import type { StakeRefusalName } from '../../rounds/store/stake-work.ts';
import type { JudgeRefusalName, OrderJudge } from '../../ports.ts';
import type { OrderChange, Slip, SlipOrder } from '../rules/slip.ts';
import type { Exposures } from './exposure-batch.ts';
import type { KeptOrder } from './slip-batch.ts';

/** A slip with all that is worked out of it before the books are touched. */
export interface SlipReady {
  readonly eventId: string;
  readonly bet: string;
  readonly stake: Units;
  readonly struck: Struck;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly family: string;
  readonly expected: Units;
  readonly told: SlipExposure;
}

/** What one outcome of a kind of bet may cost in an event; null: without a limit. */
export type ExposureMax = (bet: string) => Units | null;

interface OfOrder {
  readonly playerId: string;
  readonly orderId: string;
  readonly currency: string;
  readonly now: number;
}

export interface PlaceItem extends OfOrder {
  readonly kind: 'place';
  readonly stake: Units;
  readonly fingerprint: string;
  readonly slips: readonly SlipReady[];
  /** The free bet that pays for all of it; undefined: the player stakes. */
  readonly freeId?: string | undefined;
  readonly sessionSince: number;
  readonly brandCheckMinutes: number;
  readonly asksBudget?: boolean | undefined;
  readonly mayBeScheduled: boolean;
  readonly exposureMax: ExposureMax | null;
  /** So many slips a player may have on each of the order's events; null: without a limit. */
  readonly slipsMost: number | null;
  readonly detail: unknown;
}

export interface CancelItem extends OfOrder {
  readonly kind: 'cancel';
  /** Undefined: on whatever event. */
  readonly eventIds: readonly string[] | undefined;
}

export type OrderItem = PlaceItem | CancelItem;

export type SlipRefusalName =
  | Exclude<StakeRefusalName, 'round-open' | 'too-many-requests'>
  | EventRefusal
  | 'exposure-limit-reached'
  | JudgeRefusalName;

export type PlaceOutcome =
  | { readonly order: SlipOrder; readonly replayed: boolean }
  | Refusal<SlipRefusalName>;

/** Of an order with `slipsMost`, which a free bet may pay for. */
export type PlaceFewOutcome = PlaceOutcome | Refusal<'round-slips-reached' | 'free-rounds-unknown'>;

export type CancelOutcome =
  | { readonly order: SlipOrder; readonly refunded: Units; readonly replayed: boolean }
  | Refusal<'order-unknown' | 'order-not-open'>;

export interface OrderState {
  readonly plays: Map<string, PlayerPlay>;
  readonly orders: Map<string, KeptOrder>;
  readonly events: ReadonlyMap<string, SharedEvent>;
  readonly free: Map<string, FreeRounds>;
  readonly exposures: Exposures;
  /** Slips by `ownName`, of players whose orders have a limit. */
  readonly own: Map<string, number>;
  readonly judge: OrderJudge | undefined;
  readonly changedPlays: Set<string>;
  readonly placed: KeptOrder[];
  readonly cancelled: Slip[];
  readonly changes: OrderChange[];
  readonly fates: Fates;
}

export function orderOf({ orderId, playerId, currency, ...kept }: KeptOrder): SlipOrder {
  const { stake, openedAt, slips } = kept;
  return { orderId, playerId, currency, stake, openedAt, slips };
}
