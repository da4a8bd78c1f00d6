// The day of the house's calendar on which a moment lies, for queries that sum by day.
import { houseZone } from '@baize/money';
import { sql, type RawBuilder } from 'kysely';

/** `2026-11-21`, of a column of moments. */
export const houseDay = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone ${sql.lit(houseZone)}::interval, 'YYYY-MM-DD')`;
