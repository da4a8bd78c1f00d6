// Opens envelopes, many members in one durable transaction of the books. The lock of an envelope's
// row gives each the next packet; its row, its money and what is to be staked for it are written
// together. Who has a packet is given the same again.
import { refuse, type Refusal } from '@baize/contract';
import {
  envelopeAccount,
  houseAccount,
  packetFreed,
  packetIdOf,
  packetPaid,
  playerAccount,
  type Book,
} from '@baize/ledger';
import { prepared, textsText, wholesText } from '../../../../platform/database/index.ts';
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import { keyOf, savingRequirements, type Work } from '../../../wallet/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { isOpen, type Packet, type ShownEnvelope } from '../rules/envelope.ts';
import { packetName } from './packets.ts';

export interface OpenItem {
  readonly envelope: ShownEnvelope;
  readonly playerId: string;
  readonly currency: string;
  readonly now: number;
}

export interface Opened extends Packet {
  readonly taken: number;
  /** False: the member had it before. */
  readonly isNew: boolean;
}

export type OpenRefusal = Refusal<'envelope-not-found' | 'envelope-not-open' | 'envelope-empty'>;

interface Row {
  readonly stage: ShownEnvelope['stage'];
  taken: number;
  readonly left: Packet[];
}

interface Taking extends Packet {
  readonly item: OpenItem;
}

interface OpenState {
  readonly rows: ReadonlyMap<string, Row>;
  readonly had: Map<string, Packet>;
  /** Members who may open nothing: on a break, excluded, with limits, or banned from rooms. */
  readonly kept: ReadonlySet<string>;
  readonly banned: ReadonlySet<string>;
  readonly takings: Taking[];
}

type OpenPorts = Pick<PromotionsPorts, 'wagering' | 'rooms'>;

export const createOpenWork = (
  ports: OpenPorts,
): Work<OpenItem, OpenState, Opened | OpenRefusal> => ({
  name: 'promotions-open-envelope',
  accounts: ({ envelope, playerId, currency }) => [
    envelopeAccount(envelope.id, currency),
    ...(envelope.written.reward === 'cash'
      ? [playerAccount('player-cash', playerId, currency)]
      : [houseAccount('bonus-funding', currency)]),
  ],
  keys: (item) => [keyOf(postingOf(item, 0n))],
  load: (tx, items) => load(ports, tx, items),
  decide,
  save: ({ takings }) => (takings.length === 0 ? [] : savingsOf(takings)),
});

function postingOf({ envelope, playerId, currency }: OpenItem, amount: bigint) {
  const facts = { envelopeId: envelope.id, playerId, currency, amount };
  return envelope.written.reward === 'cash' ? packetPaid(facts) : packetFreed(facts);
}

async function load(
  { wagering, rooms }: OpenPorts,
  tx: Tx,
  items: readonly OpenItem[],
): Promise<OpenState> {
  const playerIds = [...new Set(items.map(({ playerId }) => playerId))];
  const now = items[0]?.now ?? 0;
  const isInRoom = items.some(({ envelope }) => envelope.written.roomId !== '');
  const [rows, had, kept, banned] = await Promise.all([
    loadRows(tx, items),
    loadHad(tx, items),
    wagering.restrainedAmong(playerIds, now, tx),
    isInRoom ? rooms.bannedAmong(tx, playerIds, now) : new Set<string>(),
  ]);
  return { rows, had, kept, banned, takings: [] };
}

interface PacketRow {
  readonly id: string;
  readonly stage: ShownEnvelope['stage'];
  readonly taken: number;
  readonly place: number | null;
  readonly amount: bigint | null;
}

/** The rows, locked in one order, and as many of the next packets as could be taken now. */
async function loadRows(tx: Tx, items: readonly OpenItem[]): Promise<ReadonlyMap<string, Row>> {
  const asked = Map.groupBy(items, ({ envelope }) => envelope.id);
  const locked = {
    name: 'promotions-lock-envelopes',
    text: `with e as materialized (select id, stage, taken from promotions_envelope
        where id = any($1::text[]) order by id for update)
      select e.id, e.stage, e.taken, p.place, p.amount from e
      join unnest($1::text[], $2::integer[]) as n (id, most) on n.id = e.id
      left join promotions_packet as p on p.envelope_id = e.id and p.place > e.taken
        and p.place <= e.taken + n.most
      order by e.id, p.place`,
  };
  const found = await prepared<PacketRow>(tx, locked, [
    textsText([...asked.keys()]),
    wholesText([...asked.values()].map((of) => of.length)),
  ]);
  const rows = new Map<string, Row>();
  for (const { id, stage, taken, place, amount } of found) {
    const row = rows.get(id) ?? { stage, taken, left: [] };
    if (place !== null && amount !== null) row.left.push({ place, amount });
    rows.set(id, row);
  }
  return rows;
}

async function loadHad(tx: Tx, items: readonly OpenItem[]): Promise<Map<string, Packet>> {
  const query = {
    name: 'promotions-load-packets',
    text: `select p.envelope_id as id, p.player_id as player, p.place, p.amount
      from (select distinct * from unnest($1::text[], $2::text[])) as n (envelope_id, player_id)
      join promotions_packet as p using (envelope_id, player_id)`,
  };
  const found = await prepared<Packet & { id: string; player: string }>(tx, query, [
    textsText(items.map(({ envelope }) => envelope.id)),
    textsText(items.map(({ playerId }) => playerId)),
  ]);
  return new Map(
    found.map(({ id, player, place, amount }) => [packetName(id, player), { place, amount }]),
  );
}

function decide(item: OpenItem, state: OpenState, book: Book): Opened | OpenRefusal {
  const { envelope, playerId, now } = item;
  const row = state.rows.get(envelope.id);
  if (row === undefined) return refuse('envelope-not-found');
  const name = packetName(envelope.id, playerId);
  const had = state.had.get(name);
  if (had) return { ...had, taken: row.taken, isNew: false };
  const isBanned = envelope.written.roomId !== '' && state.banned.has(playerId);
  if (isBanned || state.kept.has(playerId)) return refuse('envelope-not-found');
  if (!isOpen({ ...envelope, stage: row.stage }, now)) return refuse('envelope-not-open');
  const packet = row.left.shift();
  if (packet === undefined) return refuse('envelope-empty');
  const posted = book.post(postingOf(item, packet.amount));
  if ('refused' in posted) throw new Error(`The packet ${packetIdOf(idsOf(item))} was refused`);
  row.taken += 1;
  state.had.set(name, packet);
  state.takings.push({ ...packet, item });
  return { ...packet, taken: row.taken, isNew: true };
}

const idsOf = ({ envelope, playerId }: OpenItem) => ({ envelopeId: envelope.id, playerId });

// A packet that another took meanwhile is no row here: the division undoes the batch.
const takeText = `with taken as (
    update promotions_packet as p set player_id = n.player_id, taken_at = n.at,
      paid_at = case when n.is_paid then n.at end
    from unnest($1::text[], $2::integer[], $3::text[], $4::timestamptz[], $5::boolean[])
      as n (envelope_id, place, player_id, at, is_paid)
    where p.envelope_id = n.envelope_id and p.place = n.place and p.player_id is null
    returning p.envelope_id, p.amount),
  counted as (
    update promotions_envelope as e set taken = e.taken + s.packets,
      taken_amount = e.taken_amount + s.amount
    from (select envelope_id, count(*)::integer as packets, sum(amount)::bigint as amount
      from taken group by 1) as s where e.id = s.envelope_id)
  select 1 / (case when count(*) = cardinality($2::integer[]) then 1 else 0 end) from taken`;

function savingsOf(takings: readonly Taking[]): readonly Saving[] {
  const inCash = takings.filter(({ item }) => item.envelope.written.reward === 'cash');
  const values = [
    takings.map(({ item }) => item.envelope.id),
    takings.map(({ place }) => place),
    takings.map(({ item }) => item.playerId),
    takings.map(({ item }) => new Date(item.now)),
    takings.map(({ item }) => item.envelope.written.reward === 'cash'),
  ];
  return [
    { name: 'promotions-take-packets', text: takeText, values },
    ...savingRequirements(
      inCash.map(({ item, amount: base }) => {
        const { playerId, currency, now, envelope } = item;
        const sourceId = packetIdOf(idsOf(item));
        const { times } = envelope.written.terms;
        return { playerId, currency, base, times, now, kind: 'adjustment', sourceId };
      }),
    ),
  ];
}
