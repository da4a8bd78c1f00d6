// The laws of red envelopes: the account of each holds what nobody took, everybody has the packet
// that they were told, and the packets are those of the seed.
import { commitment, envelopePackets } from '@baize/engines';
import { must } from '../broken.ts';
import { takenOf } from './envelopes.ts';
import type { Books } from './laws.ts';
import type { PromotionsWorld } from './world.ts';
import { unitsOf } from './written.ts';

interface Row {
  readonly id: string;
  readonly held: string;
  readonly packets: string;
}

/** After each step. */
export async function compareEnvelopes(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Row>(
    `select e.id, coalesce(a.balance, 0)::text as held, coalesce((select string_agg(
        concat_ws(' ', place, player_id, amount), ', ' order by place)
        from promotions_packet where envelope_id = e.id and player_id is not null), '') as packets
      from promotions_envelope e
      left join ledger_account a on a.owner = 'envelope:' || e.id and a.kind = 'bonus-funding'`,
  );
  const seen = new Map(rows.map((row) => [row.id, row]));
  for (const envelope of world.envelopes) {
    const { id, written, taken, stage } = envelope;
    const isOpen = stage === 'published';
    const held = isOpen ? unitsOf(written.total) - takenOf(envelope) : 0n;
    const packets = [...taken]
      .toSorted(([, one], [, other]) => one.place - other.place)
      .map(([member, { place, amount }]) => [place, member.id, amount].join(' '));
    const is = seen.get(id);
    const expected = { held: `${held}`, packets: packets.join(', ') };
    must(is?.held === expected.held, 'an envelope holds exactly what is not taken', [is, expected]);
    must(is.packets === expected.packets, 'everybody has the packet they were told', [
      is,
      expected,
    ]);
  }
}

interface Ended {
  readonly id: string;
  readonly seed: string;
  readonly commitment: string;
  readonly amounts: readonly string[];
}

/** Now and then: the packets of envelopes that are over are drawn again from their seeds. */
export async function checkEnvelopes(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Ended>(
    `select id, seed, commitment, (select array_agg(amount::text order by place)
        from promotions_packet where envelope_id = e.id) as amounts
      from promotions_envelope e where ended_at is not null`,
  );
  for (const { id, seed, amounts, commitment: kept } of rows) {
    const envelope = world.envelopes.find((one) => one.id === id);
    must(envelope !== undefined, 'no envelope is laid out by nobody', id);
    const { kind, total, packets, parts } = envelope.written;
    must(commitment(seed) === kept, 'an envelope keeps its commitment', id);
    const terms = {
      envelopeId: id,
      kind,
      total: unitsOf(total),
      packets,
      parts: parts.map(({ amount, count }) => ({ amount: unitsOf(amount), count })),
    };
    const again = envelopePackets(seed, terms).map(String);
    must(again.join() === amounts.join(), 'packets are drawn again from their seed', [id, again]);
    world.tally.add('packets drawn again from their seed');
  }
}
