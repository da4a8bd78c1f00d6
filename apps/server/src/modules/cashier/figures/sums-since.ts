// Sums of play and money since a moment, from the facts of hours.
import type { CashierPorts } from '../ports.ts';
import { spanOf } from './rules/spans.ts';
import { readHours } from './store/reader.ts';

export async function sumsSince(
  { database, clock, currency }: Pick<CashierPorts, 'database' | 'clock' | 'currency'>,
  since: number,
) {
  const search = { currency, from: since, to: clock.now() + 1 };
  const { staked, paid, deposited, withdrawn } = spanOf(
    since,
    await readHours(database.kysely, search),
  );
  return { staked, paid, deposited, withdrawn };
}
