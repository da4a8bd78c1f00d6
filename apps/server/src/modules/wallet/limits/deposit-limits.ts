// A player's limits on deposits, as the modules above see, change and confirm them.
import { printUnits, type Units } from '@baize/money';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { readBounding, raisesOf, type LimitPorts } from './room-left.ts';
import { changeDepositLimit, confirmRaise, type DepositLimit } from './rules/deposit-limit.ts';
import { nextReview } from './rules/review.ts';
import { operatorLimitOf, usedOf } from './rules/room.ts';
import type { DepositSpan } from './rules/span.ts';
import { writePrompt, writeReview } from './store/care.ts';
import { readDepositLimits } from './store/reader.ts';
import { lockDeposits, writeDepositLimit } from './store/writer.ts';

export interface DepositLimitUse extends DepositLimit {
  readonly used: Units;
  /** What the operator limits the member to; the lower of both counts. */
  readonly operator: Units | null;
  /** A higher value waits for the player's second word. */
  readonly raiseConfirmed: boolean;
}

type Ports = LimitPorts & { readonly database: Database };

export function createDepositLimits(ports: Ports) {
  const { database } = ports;
  return {
    /** Every span with what is used of it; a value of null is no limit. */
    async list(playerId: string, now: number): Promise<readonly DepositLimitUse[]> {
      const { own, operator, deposits } = await readBounding(ports, database.kysely, {
        playerId,
        now,
      });
      const counting = { deposits, now, manner: ports.policy().depositLimitSpans };
      return own.map((limit) => ({
        ...limit,
        used: usedOf(limit.span, counting),
        operator: operatorLimitOf(operator, limit.span),
        raiseConfirmed: raisesOf(ports) === 'confirmed',
      }));
    },
    set: (playerId: string, span: DepositSpan, value: Units | null, now: number) =>
      database.transaction((tx) => setLimit(ports, tx, { playerId, span, value, now })),
    /** The player's second word for a higher limit; false: nothing waits for it. */
    confirm: (playerId: string, span: DepositSpan, now: number): Promise<boolean> =>
      database.transaction(async (tx) => {
        await lockDeposits(tx, playerId);
        const raised = confirmRaise(await limitOf(tx, playerId, span), now);
        if (raised === undefined) return false;
        await writeDepositLimit(tx, playerId, raised);
        await noteReview(ports, tx, playerId, now);
        return true;
      }),
  };
}

export async function setLimit(
  ports: LimitPorts,
  tx: Tx,
  asked: {
    readonly playerId: string;
    readonly span: DepositSpan;
    readonly value: Units | null;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, span, value, now } = asked;
  await lockDeposits(tx, playerId);
  const old = await limitOf(tx, playerId, span);
  const changed = changeDepositLimit(old, value, { now, raises: raisesOf(ports) });
  await writeDepositLimit(tx, playerId, changed);
  if (value !== null) await writePrompt(tx, playerId, { answer: 'set', at: now });
  await noteReview(ports, tx, playerId, now);
}

/** Every change is a review: the next one is due so many months later, while there is a limit. */
export async function noteReview(
  { policy }: LimitPorts,
  tx: Tx,
  playerId: string,
  now: number,
): Promise<void> {
  const limits = await readDepositLimits(tx, playerId);
  const hasAny = limits.some(({ value }) => value !== null);
  const next = hasAny ? nextReview(now, policy().limitReviewMonths) : null;
  await writeReview(tx, playerId, next);
}

async function limitOf(tx: Tx, playerId: string, span: DepositSpan): Promise<DepositLimit> {
  const limits = await readDepositLimits(tx, playerId);
  const none = { span, value: null, pendingValue: null, pendingFrom: null };
  return limits.find((limit) => limit.span === span) ?? none;
}

/** A limit as calls write it. */
export const printLimit = (units: Units | null): string | null =>
  units === null ? null : printUnits(units, 2);
