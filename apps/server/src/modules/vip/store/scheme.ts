// Reads and writes the levels, all of them in one row with the number of the version.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Level } from '../rules/level.ts';

export interface Scheme {
  /** 0 while nothing was ever saved. */
  readonly version: number;
  readonly levels: readonly Level[];
}

type KeptLevel = Omit<
  Level,
  'turnover' | 'deposits' | 'keep' | 'withdrawalMaximum' | 'withdrawalDailySum'
> & {
  readonly withdrawalDailySum?: string | null;
  readonly turnover: string;
  readonly deposits: string;
  readonly keep: string;
  readonly withdrawalMaximum: string | null;
};
interface SchemeRow {
  readonly version: number;
  readonly levels: readonly KeptLevel[];
}

export async function readScheme(on: Queryable | Tx): Promise<Scheme> {
  const { rows } = await sql<SchemeRow>`select version, levels from vip_scheme`.execute(on);
  return { version: rows[0]?.version ?? 0, levels: (rows[0]?.levels ?? []).map(levelOf) };
}

/** As `readScheme`: `to-save`, nobody else saves or moves members; `to-move`, nobody saves. */
export async function lockScheme(tx: Tx, why: 'to-save' | 'to-move'): Promise<Scheme> {
  await (
    why === 'to-save' ? sql`select from vip_mark for update` : sql`select from vip_mark for share`
  ).execute(tx);
  return readScheme(tx);
}

export async function writeScheme(
  tx: Tx,
  { version, levels, by, at }: Scheme & { readonly by: string; readonly at: number },
): Promise<void> {
  const kept = JSON.stringify(levels.map(keptOf));
  await sql`insert into vip_scheme (version, levels, saved_at, saved_by)
    values (${version}, ${kept}::jsonb, ${new Date(at)}, ${by})
    on conflict (one) do update set version = excluded.version, levels = excluded.levels,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`.execute(tx);
}

const levelOf = (kept: KeptLevel): Level => ({
  ...kept,
  turnover: BigInt(kept.turnover),
  deposits: BigInt(kept.deposits),
  keep: BigInt(kept.keep),
  withdrawalMaximum: kept.withdrawalMaximum === null ? null : BigInt(kept.withdrawalMaximum),
  withdrawalDailySum: kept.withdrawalDailySum ? BigInt(kept.withdrawalDailySum) : null,
});

const text = (units: Units): string => units.toString();

const keptOf = (level: Level): KeptLevel => ({
  ...level,
  turnover: text(level.turnover),
  deposits: text(level.deposits),
  keep: text(level.keep),
  withdrawalMaximum: level.withdrawalMaximum === null ? null : text(level.withdrawalMaximum),
  withdrawalDailySum: level.withdrawalDailySum ? text(level.withdrawalDailySum) : null,
});
