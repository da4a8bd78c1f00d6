// Red envelopes as staff write them and members are shown them.
import type { EnvelopeStage } from '@baize/contract';
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { SegmentFilter } from '../../offers/rules/segment.ts';
import type { Envelope, EnvelopeWritten, ShownEnvelope } from '../rules/envelope.ts';

interface Row extends Omit<Envelope, 'writtenAt' | 'endedAt'> {
  readonly writtenAt: Date;
  readonly endedAt: Date | null;
}

const columns = sql`e.id, e.version, e.stage, e.written, e.written_at as "writtenAt",
  e.written_by as "writtenBy", e.proposed_by as "proposedBy", e.published_by as "publishedBy",
  e.taken, e.taken_amount as "takenAmount", e.commitment, e.seed, e.ended_at as "endedAt",
  e.returned`;

const envelopeOf = <R extends Row>(row: R) => ({
  ...row,
  writtenAt: row.writtenAt.getTime(),
  endedAt: row.endedAt?.getTime() ?? null,
});

export async function readEnvelope(on: Queryable | Tx, id: string): Promise<Envelope | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_envelope as e
    where e.id = ${id}`.execute(on);
  return rows[0] && envelopeOf(rows[0]);
}

export async function lockEnvelope(tx: Tx, id: string): Promise<Envelope | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_envelope as e
    where e.id = ${id} for update`.execute(tx);
  return rows[0] && envelopeOf(rows[0]);
}

/** The seed of one that is not over, as it is sealed. */
export async function readSealedSeed(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<{ sealed: string }>`select seed_sealed as sealed
    from promotions_envelope where id = ${id}`.execute(tx);
  return rows[0]?.sealed ?? '';
}

export async function readEnvelopes(
  on: Queryable,
  { stage, pageNo, pageSize }: { stage?: EnvelopeStage; pageNo: number; pageSize: number },
): Promise<{ readonly list: readonly Envelope[]; readonly total: number }> {
  const of = sql`(${stage ?? null}::text is null or e.stage = ${stage ?? null})`;
  const { rows } = await sql<Row>`select ${columns} from promotions_envelope as e where ${of}
    order by e.created_at desc, e.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    on,
  );
  const { rows: counted } = await sql<{ total: bigint }>`select count(*) as total
    from promotions_envelope as e where ${of}`.execute(on);
  return { list: rows.map(envelopeOf), total: Number(counted[0]?.total ?? 0) };
}

/** Published ones and those that were, until a while after their end; the next to end first. */
export async function readShown(on: Queryable, endedAfter: number) {
  const { rows } = await sql<Row & { readonly segment: SegmentFilter | null }>`select ${columns},
      s.filter as segment
    from promotions_envelope as e
    left join promotions_segment as s on s.id = e.written #>> '{audience,segment}'
    where e.stage in ('published', 'ended', 'stopped') and e.ends_at > ${new Date(endedAfter)}
    order by e.ends_at, e.id limit 200`.execute(on);
  return rows.map(envelopeOf) satisfies readonly ShownEnvelope[];
}

export interface Writing {
  readonly id: string;
  readonly written: EnvelopeWritten;
  readonly by: string;
  readonly now: number;
}

/** False: the id is taken. */
export async function addEnvelope(tx: Tx, { id, written, by, now }: Writing): Promise<boolean> {
  const { rows } = await sql`insert into promotions_envelope
      (id, version, stage, written, written_at, written_by, created_at)
    values (${id}, 1, 'draft', ${JSON.stringify(written)}::jsonb, ${new Date(now)}, ${by},
      ${new Date(now)})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** The next version is a draft again. */
export async function writeEnvelope(tx: Tx, { id, written, by, now }: Writing): Promise<void> {
  await sql`update promotions_envelope set version = version + 1, stage = 'draft',
      proposed_by = '', written = ${JSON.stringify(written)}::jsonb,
      written_at = ${new Date(now)}, written_by = ${by}
    where id = ${id}`.execute(tx);
}

export async function proposeEnvelope(tx: Tx, id: string, by: string): Promise<void> {
  await sql`update promotions_envelope set stage = 'proposed', proposed_by = ${by}
    where id = ${id}`.execute(tx);
}

export interface Laid {
  readonly id: string;
  readonly written: EnvelopeWritten;
  readonly by: string;
  readonly commitment: string;
  readonly sealed: string;
  /** In the order in which they will be taken. */
  readonly amounts: readonly Units[];
}

/** Publishes an envelope and lays its packets out. */
export async function layEnvelope(tx: Tx, laid: Laid): Promise<void> {
  const { id, written, by, commitment, sealed, amounts } = laid;
  await sql`update promotions_envelope set stage = 'published', published_by = ${by},
      starts_at = ${new Date(written.startsAt)}, ends_at = ${new Date(written.endsAt)},
      packets = ${amounts.length}, commitment = ${commitment}, seed_sealed = ${sealed}
    where id = ${id}`.execute(tx);
  await sql`insert into promotions_packet (envelope_id, place, amount)
    select ${id}, n.place, n.amount
    from unnest(${amounts.map(String)}::bigint[]) with ordinality as n (amount, place)`.execute(tx);
}

export interface Ending {
  readonly id: string;
  readonly stage: 'ended' | 'stopped';
  readonly seed: string;
  readonly returned: Units;
  readonly reason: string;
  readonly now: number;
}

export async function writeEnd(tx: Tx, ending: Ending): Promise<void> {
  const { id, stage, seed, returned, reason, now } = ending;
  await sql`update promotions_envelope set stage = ${stage}, seed = ${seed}, seed_sealed = '',
      returned = ${returned}, stopped_reason = ${reason}, ended_at = ${new Date(now)}
    where id = ${id}`.execute(tx);
}

/** Published ones that are over, or empty. */
export async function readOver(on: Queryable, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from promotions_envelope
    where stage = 'published' and (ends_at <= ${new Date(now)} or taken = packets)
    order by ends_at limit 100`.execute(on);
  return rows.map(({ id }) => id);
}

/** Published ones that began and that nobody was told of. */
export async function readBegun(on: Queryable, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from promotions_envelope
    where stage = 'published' and announced_at is null and starts_at <= ${new Date(now)}
      and ends_at > ${new Date(now)} order by starts_at limit 100`.execute(on);
  return rows.map(({ id }) => id);
}

/** False: another process told of it. */
export async function markAnnounced(tx: Tx, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`update promotions_envelope set announced_at = ${new Date(now)}
    where id = ${id} and announced_at is null and stage = 'published' returning 1`.execute(tx);
  return rows.length > 0;
}
