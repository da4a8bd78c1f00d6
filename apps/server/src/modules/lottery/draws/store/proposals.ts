// Proposals that wait for a second person, and what became of them.
import type { LotteryProposalKind, LotteryProposalState } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Person {
  readonly staffId: string;
  readonly username: string;
}

/** Plain JSON: amounts as texts of whole units. */
export type Facts = Readonly<Record<string, unknown>>;

export interface ProposalMade {
  readonly proposalId: string;
  readonly kind: LotteryProposalKind;
  readonly gameCode: string;
  /** Empty where it concerns the game. */
  readonly issue: string;
  readonly play: string;
  readonly proposed: Facts;
  readonly replaced: Facts;
  readonly reason: string;
  readonly by: Person;
  readonly at: number;
}

export interface Proposal extends ProposalMade {
  readonly state: LotteryProposalState;
  readonly decidedBy: Person | undefined;
  readonly decidedAt: number | undefined;
}

interface Row {
  readonly proposal_id: string;
  readonly kind: LotteryProposalKind;
  readonly state: LotteryProposalState;
  readonly game_code: string;
  readonly issue: string;
  readonly play: string;
  readonly proposed: Facts;
  readonly replaced: Facts;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_by_name: string;
  readonly proposed_at: Date;
  readonly decided_by: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

function proposalOf(row: Row): Proposal {
  const { proposed_by: staffId, proposed_by_name: username, decided_by: decider } = row;
  return {
    proposalId: row.proposal_id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    gameCode: row.game_code,
    issue: row.issue,
    play: row.play,
    proposed: row.proposed,
    replaced: row.replaced,
    by: {
      staffId,
      username,
    },
    at: row.proposed_at.getTime(),
    decidedBy:
      decider === null
        ? undefined
        : {
            staffId: decider,
            username: row.decided_by_name ?? '',
          },
    decidedAt: row.decided_at?.getTime(),
  };
}

export async function addProposal(tx: Tx, made: ProposalMade): Promise<Proposal> {
  const { proposalId, kind, gameCode, issue, play, reason, by, at } = made;
  await sql`insert into lottery_proposal (proposal_id, kind, state, game_code, issue, play,
      proposed, replaced, reason, proposed_by, proposed_by_name, proposed_at)
    values (${proposalId}, ${kind}, 'waiting', ${gameCode}, ${issue}, ${play},
      ${JSON.stringify(made.proposed)}::jsonb, ${JSON.stringify(made.replaced)}::jsonb,
      ${reason}, ${by.staffId}, ${by.username}, ${new Date(at)})`.execute(tx);
  return { ...made, state: 'waiting', decidedBy: undefined, decidedAt: undefined };
}

export interface Subject {
  readonly gameCode: string;
  readonly issue: string;
  readonly play: string;
}

export async function waitingFor(
  tx: Queryable,
  { gameCode, issue, play }: Subject,
): Promise<Proposal | undefined> {
  const { rows } = await sql<Row>`select * from lottery_proposal
    where game_code = ${gameCode} and issue = ${issue} and play = ${play}
      and state = 'waiting'`.execute(tx);
  return rows[0] && proposalOf(rows[0]);
}

/** Whether two persons decided such a step of an issue already, in effect or not yet. */
export async function isConfirmed(
  tx: Queryable,
  { kind, gameCode, issue }: Pick<ProposalMade, 'kind' | 'gameCode' | 'issue'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from lottery_proposal
    where game_code = ${gameCode} and issue = ${issue} and kind = ${kind}
      and state = 'confirmed' limit 1`.execute(tx);
  return rows.length > 0;
}

/** What two persons last decided on a subject; undefined: nothing yet. */
export async function lastDecided(tx: Queryable, of: Subject): Promise<Facts | undefined> {
  const { rows } = await sql<Pick<Row, 'proposed'>>`select proposed from lottery_proposal
    where game_code = ${of.gameCode} and issue = ${of.issue} and play = ${of.play}
      and state = 'confirmed' order by decided_at desc limit 1`.execute(tx);
  return rows[0]?.proposed;
}

/** Locked until the transaction ends. */
export async function lockProposal(tx: Tx, proposalId: string): Promise<Proposal | undefined> {
  const { rows } = await sql<Row>`select * from lottery_proposal
    where proposal_id = ${proposalId} for update`.execute(tx);
  return rows[0] && proposalOf(rows[0]);
}

export interface Decided {
  readonly state: 'confirmed' | 'withdrawn';
  readonly by: Person;
  readonly at: number;
}

export async function decideProposal(
  tx: Tx,
  proposal: Proposal,
  { state, by, at }: Decided,
): Promise<Proposal> {
  await sql`update lottery_proposal set state = ${state}, decided_by = ${by.staffId},
      decided_by_name = ${by.username}, decided_at = ${new Date(at)}
    where proposal_id = ${proposal.proposalId} and state = 'waiting'`.execute(tx);
  return { ...proposal, state, decidedBy: by, decidedAt: at };
}

export async function markApplied(on: Queryable, proposalId: string, at: number): Promise<void> {
  await sql`update lottery_proposal set applied_at = ${new Date(at)}
    where proposal_id = ${proposalId} and applied_at is null`.execute(on);
}

/** Confirmed, and a crash came before they took effect. */
export async function readUnapplied(on: Queryable): Promise<readonly Proposal[]> {
  const { rows } = await sql<Row>`select * from lottery_proposal
    where state = 'confirmed' and applied_at is null order by decided_at limit 100`.execute(on);
  return rows.map(proposalOf);
}

export interface ProposalSearch {
  readonly gameCode?: string | undefined;
  readonly issue?: string | undefined;
  readonly kind?: LotteryProposalKind | undefined;
  readonly state?: LotteryProposalState | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listProposals(
  on: Queryable,
  { gameCode, issue, kind, state, offset, limit }: ProposalSearch,
): Promise<{ readonly list: readonly Proposal[]; readonly total: number }> {
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const where = sql`${is('game_code', gameCode)} and ${is('issue', issue)}
    and ${is('kind', kind)} and ${is('state', state)}`;
  const { rows } = await sql<Row>`select * from lottery_proposal where ${where}
    order by proposed_at desc, proposal_id limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total
    from lottery_proposal where ${where}`.execute(on);
  return { list: rows.map(proposalOf), total: Number(counted.rows[0]?.total ?? 0n) };
}

/** Of these issues those for which something waits, by `<game> <issue>`. */
export async function waitingOfIssues(
  on: Queryable,
  issues: readonly { readonly gameCode: string; readonly name: string }[],
): Promise<ReadonlyMap<string, LotteryProposalKind>> {
  const { rows } = await sql<Pick<Row, 'game_code' | 'issue' | 'kind'>>`
    select game_code, issue, kind from lottery_proposal
    join unnest(${issues.map(({ gameCode }) => gameCode)}::text[],
      ${issues.map(({ name }) => name)}::text[]) as asked(game_code, issue)
      using (game_code, issue)
    where state = 'waiting'`.execute(on);
  return new Map(rows.map(({ game_code: code, issue, kind }) => [`${code} ${issue}`, kind]));
}
