// Watches that a database stays as it is. Every table bears a trigger that moves a mark whenever a
// statement may have changed it; only then are the tables read and compared. What a transaction
// took back moves the mark too, for a sequence forgets nothing: the mark may cry wolf, never sleep.
import type pg from 'pg';
import { expect } from 'vitest';
import { changedTables, digestOf, tablesOf, type Digest } from './digest.ts';

export interface Watch {
  /** Does something that must leave every table as it was; again, where a count came in between. */
  unchanged(work: () => Promise<void>): Promise<void>;
  /** Takes what the tables hold now, once it has come to rest, for what they have to hold. */
  atRest(): Promise<void>;
  /** The tables that differ from what they have to hold, whatever the mark says. */
  changed(): Promise<string[]>;
}

/** Tables that background jobs write to, independent of any call. */
export const countedTables = [
  'public.agreements_run',
  'public.cashier_given_hour',
  'public.cashier_mark',
  'public.cashier_member_hour',
  'public.cashier_money_hour',
  'public.cashier_play_hour',
  'public.cashier_player_day',
  'public.cashier_player_hour',
  'public.cashier_reserve',
  'public.facts_day',
  'public.facts_large_team',
  'public.facts_line',
  'public.facts_line_agent',
  'public.facts_mark',
  'public.facts_played',
  'public.facts_team_active',
  'public.facts_team_day',
  'public.facts_team_hour',
  'public.facts_window',
  'public.fairness_mark',
  'public.fairness_return',
  'public.promotions_moved',
  'public.rebate_mark',
  'public.rebate_run',
  'public.vip_deposit',
  'public.vip_mark',
  'public.vip_month',
  'public.wagering_day',
  'public.wagering_day_mark',
  'public.wagering_hour',
  'public.wagering_hour_mark',
  'public.wallet_moved',
];

/** Begins to watch. */
export async function watchTables(pool: pg.Pool): Promise<Watch> {
  await hangTriggers(pool);
  let held: Digest = {};
  let seenMark = '';
  const changed = async () => {
    seenMark = await markOf(pool);
    const now = await digestOf(pool);
    const names = changedTables(held, now);
    held = now;
    return names;
  };
  const changedBy = async (work: () => Promise<void>) => {
    if ((await markOf(pool)) !== seenMark) await changed();
    await work();
    return (await markOf(pool)) === seenMark ? [] : changed();
  };
  const watch: Watch = {
    changed,
    async unchanged(work) {
      const isCount = (names: readonly string[]) =>
        names.length > 0 && names.every((name) => countedTables.includes(name));
      let names = await changedBy(work);
      for (let tries = 0; tries < triesMost && isCount(names); tries += 1)
        names = await changedBy(work);
      expect(names, 'tables that changed').toEqual([]);
    },
    async atRest() {
      for (let tries = 0; tries < 50; tries += 1) {
        if ((await changed()).length === 0 && tries > 0) return;
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
      throw new Error('the database never came to rest');
    },
  };
  await watch.atRest();
  return watch;
}

const restMs = 300;
/** Counts may come in between several times: six jobs count, one after another. */
const triesMost = 8;

export async function markOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(
    'select last_value::text as mark from door.mark',
  );
  return rows[0]?.mark ?? '';
}

async function hangTriggers(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema door;
    create sequence door.mark;
    select nextval('door.mark');
    create function door.move_mark() returns trigger language plpgsql as
      $$ begin perform nextval('door.mark'); return null; end $$`);
  const triggers = (await tablesOf(pool)).map(
    (name) => `create trigger door_mark
      after insert or update or delete or truncate on ${name}
      for each statement execute function door.move_mark()`,
  );
  await pool.query(triggers.join(';\n'));
}
