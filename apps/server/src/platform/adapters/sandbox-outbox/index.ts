// The outbox of the sandbox: messages that would have left the house, kept for the console so that
// every flow with a code or a link can be walked on one machine.
import { sql } from 'kysely';
import type { Clock } from '../../clock/index.ts';
import type { Database } from '../../database/index.ts';

export interface SandboxMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: number;
}

export type NewSandboxMessage = Omit<SandboxMessage, 'id' | 'sentAt'>;

export interface SandboxOutbox {
  add(message: NewSandboxMessage): Promise<void>;
  /** Newest first. */
  list(page: { offset: number; limit: number }): Promise<{ list: SandboxMessage[]; total: number }>;
  find(id: string): Promise<SandboxMessage | undefined>;
}

interface Row extends Omit<SandboxMessage, 'id' | 'sentAt'> {
  readonly id: bigint;
  readonly sent_at: Date;
}

export function createSandboxOutbox(database: Database, clock: Clock): SandboxOutbox {
  return {
    add: async ({ kind, recipient, subject, body }) => {
      await sql`insert into sandbox_message (kind, recipient, subject, body, sent_at)
        values (${kind}, ${recipient}, ${subject}, ${body}, ${new Date(clock.now())})`.execute(
        database.kysely,
      );
    },
    list: async ({ offset, limit }) => {
      const found = await sql<Row>`select id, kind, recipient, subject, body, sent_at
        from sandbox_message order by id desc offset ${offset} limit ${limit}`.execute(
        database.kysely,
      );
      const counted = await sql<{ total: bigint }>`
        select count(*) as total from sandbox_message`.execute(database.kysely);
      return { list: found.rows.map(messageOf), total: Number(counted.rows[0]?.total ?? 0n) };
    },
    find: async (id) => {
      if (!/^\d{1,18}$/u.test(id)) return undefined;
      const { rows } = await sql<Row>`select id, kind, recipient, subject, body, sent_at
        from sandbox_message where id = ${BigInt(id)}`.execute(database.kysely);
      return rows[0] && messageOf(rows[0]);
    },
  };
}

const messageOf = ({ id, sent_at: sentAt, ...row }: Row): SandboxMessage => ({
  ...row,
  id: String(id),
  sentAt: sentAt.getTime(),
});
