// Writes parts, their payouts and the members who pay them, one small step of their life each. Who
// changes a part holds the withdrawal's row and then the part's.
import type { MatchState, PartState, PartWay, PayoutProblem } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { byMatch } from '../../deposits/rules/deposit.ts';
import { writeStep } from '../../deposits/store/steps.ts';
import type { NewPart } from '../rules/split.ts';
import { readPart, type Part, type PartPayout } from './reader.ts';

export interface NewParts {
  readonly withdrawalId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly parts: readonly NewPart[];
}

export const partIdOf = (withdrawalId: string, number: number): string =>
  `${withdrawalId}p${number}`;

export async function addParts(tx: Tx, added: NewParts): Promise<void> {
  const { withdrawalId, playerId, currency, parts } = added;
  const ids = parts.map((_, place) => partIdOf(withdrawalId, place + 1));
  await sql`insert into wallet_part (id, withdrawal_id, number, player_id, currency, amount, way)
    select id, ${withdrawalId}, number, ${playerId}, ${currency}, amount, way
    from unnest(${ids}::text[], ${parts.map((_, place) => place + 1)}::smallint[],
      ${parts.map(({ amount }) => String(amount))}::bigint[],
      ${parts.map(({ way }) => way)}::text[]) as part (id, number, amount, way)`.execute(tx);
  await sql`update wallet_withdrawal set state = 'paying', is_split = true, payout_problem = '',
    payout_ref = '' where id = ${withdrawalId}`.execute(tx);
}

/** Locks the withdrawal of a part first, so that its parts are closed one after the other. */
export async function lockPart(tx: Tx, id: string): Promise<Part | undefined> {
  await sql`select from wallet_withdrawal where id =
    (select withdrawal_id from wallet_part where id = ${id}) for update`.execute(tx);
  await sql`select from wallet_part where id = ${id} for update`.execute(tx);
  return readPart(tx, id);
}

export interface PartMoved {
  readonly state: PartState;
  /** Absent: it stays. */
  readonly matchId?: string | null;
  readonly paidAt?: number;
  readonly dueAt?: number;
  readonly closedAt?: number;
  readonly problem?: PayoutProblem;
  /** What was paid did not arrive: the next payout is another. */
  readonly isNextRound?: boolean;
  readonly intent?: string;
}

const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));

export async function movePart(tx: Tx, { id }: Part, moved: PartMoved): Promise<void> {
  const { state, matchId, problem = '', isNextRound, intent } = moved;
  await sql`update wallet_part set state = ${state}, problem = ${problem},
    due_at = ${dateOf(moved.dueAt)}, closed_at = ${dateOf(moved.closedAt)}
    ${matchId === undefined ? sql`` : sql`, match_id = ${matchId}`}
    ${moved.paidAt === undefined ? sql`` : sql`, paid_at = ${new Date(moved.paidAt)}`}
    ${isNextRound ? sql`, round = round + 1, paid_at = null` : sql``}
    ${intent === undefined ? sql`` : sql`, answer_intent = ${intent}`}
    where id = ${id}`.execute(tx);
}

export async function setWay(tx: Tx, id: string, way: PartWay): Promise<void> {
  await sql`update wallet_part set way = ${way}, problem = '' where id = ${id}`.execute(tx);
}

/** The last part is closed: the withdrawal is paid and received in one. */
export async function closeWithdrawal(
  tx: Tx,
  id: string,
  closed: { readonly receipt: 'received' | 'forced-received'; readonly at: number },
): Promise<void> {
  const at = new Date(closed.at);
  await sql`update wallet_withdrawal set state = 'paid', paid_at = ${at},
    receipt = ${closed.receipt}, received_at = ${at} where id = ${id}`.execute(tx);
}

export async function startPartPayout(
  tx: Tx,
  payout: Omit<PartPayout, 'state'> & { readonly at: number },
): Promise<void> {
  await sql`insert into wallet_part_payout (id, part_id, attempt, state, provider, asked_at)
    values (${payout.id}, ${payout.partId}, ${payout.attempt}, 'asked', ${payout.provider},
      ${new Date(payout.at)})`.execute(tx);
}

export async function endPartPayout(
  tx: Tx,
  id: string,
  ended: { readonly state: 'paid' | 'failed'; readonly providerRef: string; readonly at: number },
): Promise<void> {
  await sql`update wallet_part_payout set state = ${ended.state},
    provider_ref = ${ended.providerRef.slice(0, 200)}, ended_at = ${new Date(ended.at)}
    where id = ${id}`.execute(tx);
}

export interface NewMatch {
  readonly id: string;
  readonly part: Part;
  readonly buyerId: string;
  readonly at: number;
  readonly payBy: number;
}

/** The family's number of a bank transfer. */
const bankMode = 1;

/** The match and the deposit it is, under one id. */
export async function addMatch(tx: Tx, { id, part, buyerId, at, payBy }: NewMatch): Promise<void> {
  await sql`insert into wallet_deposit
    (id, player_id, currency, requested, state, step, provider, kind, mode, requested_at)
    values (${id}, ${buyerId}, ${part.currency}, ${part.amount}, 'processing', 'payment-due',
      ${byMatch}, 'manual', ${bankMode}, ${new Date(at)})`.execute(tx);
  await writeStep(tx, id, { step: 'requested', at });
  await writeStep(tx, id, { step: 'payment-due', at });
  await sql`insert into wallet_match (id, part_id, buyer_id, state, matched_at, pay_by)
    values (${id}, ${part.id}, ${buyerId}, 'matched', ${new Date(at)},
      ${new Date(payBy)})`.execute(tx);
}

const live: readonly MatchState[] = ['matched', 'proof', 'disputed'];

export async function moveMatch(
  tx: Tx,
  id: string,
  { state, at }: { readonly state: MatchState; readonly at: number },
): Promise<void> {
  const ended = live.includes(state) ? null : new Date(at);
  await sql`update wallet_match set state = ${state}, ended_at = ${ended}
    ${state === 'proof' ? sql`, proved_at = ${new Date(at)}` : sql``}
    where id = ${id}`.execute(tx);
}
