// An order as it is kept: all slips of one order on one issue, and of a chase its course.
import type { LotteryOrderState } from '@baize/contract';
import type { ChaseState } from '@baize/engines';
import type { Units } from '@baize/money';
import type { RebateBase } from './struck-order.ts';

export interface Order {
  readonly baseId: string;
  readonly phase: number;
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly eventId: string;
  readonly issue: string;
  readonly placedAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly stake: Units;
  readonly payout: Units;
  readonly slips: number;
  readonly state: LotteryOrderState;
  readonly settledAt: number | null;
  readonly lineId: string;
  readonly rebate: Units;
  readonly cut: boolean;
  readonly asked: string;
}

export interface OrderChase {
  readonly chaseId: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly stop: 'never' | 'win' | 'profit';
  readonly profit: Units | null;
  readonly placedAt: number;
  readonly phases: number;
  readonly stake: Units;
  readonly state: ChaseState;
  readonly settled: number;
  readonly cancelled: number;
  readonly refunded: Units;
  readonly payout: Units;
}

/** What wagering keeps for us from the order's stake to its rows, in one transaction. */
export interface OrderDetail {
  readonly of: 'lottery';
  readonly gameCode: string;
  readonly placedAt: number;
  readonly asked: string;
  readonly cut: boolean;
  readonly lineId: string;
  readonly chase: { readonly stop: OrderChase['stop']; readonly profit: Units | null } | null;
  readonly parts: readonly OrderPart[];
}

export interface OrderPart {
  readonly phase: number;
  readonly eventId: string;
  readonly issue: string;
  readonly closesAt: number;
  readonly drawsAt: number;
  /** What its slips were struck to pay a member at most. */
  readonly issueCap: Units;
  readonly limited?: string;
  readonly stake: Units;
  readonly slips: number;
  readonly bases: readonly RebateBase[];
  readonly rebate: Units;
  readonly lineRebate: Units;
}

/** Whether the player may still take it back. */
export function isCancellable({ state, closesAt }: Order, now: number): boolean {
  return state === 'running' && now < closesAt;
}

/** A rebate is paid only for what was played. */
export function paidRebate({ state, rebate }: Order): Units {
  return state === 'won' || state === 'lost' ? rebate : 0n;
}
