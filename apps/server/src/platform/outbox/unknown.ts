// Events that this version of the house does not know: another version, which runs beside it, told
// them and hears them. They wait for it, bounded, and monitoring counts them.
import { sql, type RawBuilder } from 'kysely';
import type { OutboxSettings } from './outbox.ts';

const dayMs = 24 * 3_600_000;

/** An older version told it that was rolled back, or a newer one that never came. */
export async function giveUpUnknown(
  { database, clock, log }: OutboxSettings,
  known: readonly string[],
) {
  const { rows } = await sql<{ event: string }>`update outbox
    set dead = true, fault = 'No process knows this event'
    where not dead and event <> all(${known}::text[])
      and told_at < ${new Date(clock.now() - dayMs)} returning event`.execute(database.kysely);
  const events = [...new Set(rows.map(({ event }) => event))];
  if (events.length > 0) log.error({ events, count: rows.length }, 'events were never heard');
  return rows.length;
}

/** Figures for monitoring: events that this version does not know, and those given up. */
export function watchOutbox(
  { database, metrics }: OutboxSettings,
  known: () => readonly string[],
): void {
  const count = async (where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from outbox where ${where}`.execute(database.kysely);
    return Number(rows[0]?.count ?? 0n);
  };
  metrics?.watch('baize_outbox_unknown', 'Events that this version does not know', () =>
    count(sql`not dead and event <> all(${known()}::text[])`),
  );
  metrics?.watch('baize_outbox_dead', 'Events that were given up', () => count(sql`dead`));
}
