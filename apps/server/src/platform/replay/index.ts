// First answers: what was answered to an intent key, so that a repeated request is answered alike
// and causes nothing. A key belongs to the first request that brings it, also in parallel. The
// effect itself is guarded by the action's own unique keys.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** The request under a key. */
export interface Asked {
  readonly endpoint: string;
  readonly fingerprint: string;
}

export interface FirstAnswer extends Asked {
  /** Null while no request with this key was answered. */
  readonly answer: unknown;
}

export interface Intent {
  /** The caller, e.g. `player:…`; keys of different callers never meet. */
  readonly caller: string;
  readonly key: string;
}

export function createReplay(database: Database) {
  return {
    async find({ caller, key }: Intent): Promise<FirstAnswer | undefined> {
      const found = await sql<FirstAnswer>`select endpoint, fingerprint, answer from replay_answer
        where caller = ${caller} and key = ${key}`.execute(database.kysely);
      return found.rows[0];
    },
    /**
     * Takes the key for this request; false when it is taken by another one or answered already. A
     * request that dies on the way leaves the key to requests of the same content.
     */
    async claim({ caller, key }: Intent, asked: Asked, now: number): Promise<boolean> {
      const claimed = await sql`
        insert into replay_answer (caller, key, endpoint, fingerprint, at, under_way)
        values (${caller}, ${key}, ${asked.endpoint}, ${asked.fingerprint}, ${new Date(now)}, 1)
        on conflict (caller, key) do update
          set under_way = replay_answer.under_way + 1, endpoint = excluded.endpoint,
            fingerprint = excluded.fingerprint
          where replay_answer.answer is null and (replay_answer.under_way = 0
            or (replay_answer.endpoint, replay_answer.fingerprint)
              = (excluded.endpoint, excluded.fingerprint))
        returning true`.execute(database.kysely);
      return claimed.rows.length > 0;
    },
    release: (intent: Intent) => release(database, intent),
    /** Keeps the answer to a claimed key; false where another request of the key was answered. */
    async keep({ caller, key }: Intent, answer: unknown): Promise<boolean> {
      const kept = await sql`update replay_answer set answer = ${JSON.stringify(answer)}::jsonb
        where caller = ${caller} and key = ${key} and answer is null`.execute(database.kysely);
      return Number(kept.numAffectedRows) > 0;
    },
    /** Forgets answers given before `before` (ms since 1970). */
    async forget(before: number): Promise<void> {
      await sql`delete from replay_answer where at < ${new Date(before)}`.execute(database.kysely);
    },
  };
}

/**
 * Gives a claimed key back after a refusal: nothing was caused under it. Whether the same request
 * is still under way elsewhere.
 */
async function release({ kysely }: Database, { caller, key }: Intent): Promise<boolean> {
  const freed = await sql`delete from replay_answer where caller = ${caller} and key = ${key}
    and answer is null and under_way <= 1`.execute(kysely);
  if (freed.numAffectedRows) return false;
  const left = await sql<{ under_way: number }>`update replay_answer
    set under_way = under_way - 1
    where caller = ${caller} and key = ${key} and answer is null and under_way > 0
    returning under_way`.execute(kysely);
  // Two that are given back in one moment both find the other: the last one takes the key away.
  if (left.rows[0]?.under_way !== 0) return true;
  await sql`delete from replay_answer where caller = ${caller} and key = ${key}
    and answer is null and under_way = 0`.execute(kysely);
  return false;
}

export type Replay = ReturnType<typeof createReplay>;

/**
 * Digest of a request; passwords are left out, so that the digest can never be used to guess one.
 */
export function fingerprintOf(input: Readonly<Record<string, unknown>>): string {
  const open = Object.entries(input)
    .filter(([name]) => !/password|proof|token/i.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(open)).digest('hex');
}
