// First answers: what was answered to an intent key, so that a repeated request is answered alike
// and causes nothing. The effect itself is guarded by the action's own unique keys; this keeps the
// words of the answer.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

export interface FirstAnswer {
  readonly endpoint: string;
  readonly fingerprint: string;
  readonly answer: unknown;
}

export interface Intent {
  /** Who asks, e.g. `player:…`; keys of different callers never meet. */
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
    /** Keeps an answer unless one is kept already; gives the one that counts. */
    async keep({ caller, key }: Intent, first: FirstAnswer, now: number): Promise<void> {
      await sql`insert into replay_answer (caller, key, endpoint, fingerprint, answer, at)
        values (${caller}, ${key}, ${first.endpoint}, ${first.fingerprint},
          ${JSON.stringify(first.answer)}::jsonb, ${new Date(now)})
        on conflict (caller, key) do nothing`.execute(database.kysely);
    },
    /** Forgets answers given before `before` (ms since 1970). */
    async forget(before: number): Promise<void> {
      await sql`delete from replay_answer where at < ${new Date(before)}`.execute(database.kysely);
    },
  };
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
