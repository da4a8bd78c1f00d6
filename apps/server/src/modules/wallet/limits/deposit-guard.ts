// Refuses a deposit whatever its amount and channel: means blocked after failures, a question for
// a limit that must be answered first, and the limits themselves. Called with the transaction that
// opens the deposit, so that two at once cannot both find room.
import { refuse, type Refusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { readBounding, type LimitPorts } from './room-left.ts';
import { blockOf, everyMeans } from './rules/failures.ts';
import type { Room } from './rules/room.ts';
import { readCare } from './store/care.ts';
import { addTry, readBlocks } from './store/failures.ts';
import { lockDeposits } from './store/writer.ts';

export interface GuardedDeposit {
  readonly depositId: string;
  readonly playerId: string;
  readonly amount: Units;
  /** The channel: failures are counted by it. */
  readonly means: string;
  readonly at: number;
}

export type DepositGuardRefusal = Refusal<
  'deposits-suspended' | 'deposit-means-blocked' | 'limit-prompt-due' | 'deposit-limit-reached'
>;

/** Why this deposit may not be opened; if it may, its means is noted. */
export async function refusalOfLimits(
  ports: LimitPorts,
  tx: Tx,
  deposit: GuardedDeposit,
): Promise<DepositGuardRefusal | undefined> {
  const { playerId, amount, at: now } = deposit;
  await lockDeposits(tx, playerId);
  const refusal =
    (await refusalOfBlock(tx, deposit)) ??
    (await refusalOfPrompt(ports, tx, playerId)) ??
    (await refusalOfRoom(ports, tx, { playerId, amount, now }));
  if (refusal === undefined) await addTry(tx, deposit);
  return refusal;
}

async function refusalOfBlock(tx: Tx, { playerId, means, at }: GuardedDeposit) {
  const block = blockOf(await readBlocks(tx, playerId, at), means, at);
  if (block === undefined) return undefined;
  if (block.means === everyMeans) return refuse('deposits-suspended');
  return refuse('deposit-means-blocked', { facts: { until: block.until ?? '' } });
}

async function refusalOfPrompt({ policy }: LimitPorts, tx: Tx, playerId: string) {
  if (policy().limitPrompt !== 'required') return undefined;
  const { prompt } = await readCare(tx, playerId);
  return prompt === 'set' || prompt === 'none' ? undefined : refuse('limit-prompt-due');
}

interface Incoming {
  readonly playerId: string;
  readonly amount: Units;
  readonly now: number;
}

/** The limit that money coming in would pass, with what is left of it. */
export async function refusalOfRoom(
  ports: LimitPorts,
  tx: Tx,
  { playerId, amount, now }: Incoming,
): Promise<Refusal<'deposit-limit-reached'> | undefined> {
  const { room } = await readBounding(ports, tx, { playerId, now });
  if (room === undefined || amount <= room.left) return undefined;
  return refuse('deposit-limit-reached', { facts: factsOf(room) });
}

const factsOf = ({ span, whose, limit, left }: Room) => ({
  span,
  whose,
  limit: printUnits(limit, 2),
  remaining: left === 0n ? 'none' : printUnits(left, 2),
});
