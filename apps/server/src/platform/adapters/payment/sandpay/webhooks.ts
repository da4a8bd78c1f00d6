// Sends the sandbox provider's webhooks, signed, until each was answered with 2xx, with growing
// pauses between the tries. Several processes may send side by side; each takes its own.
import { sql } from 'kysely';
import type { Database, Tx } from '../../../database/index.ts';
import type { Log } from '../../../log/index.ts';
import { useFault } from './faults.ts';
import { sign } from '../../signature.ts';
import { signatureHeader } from './provider.ts';

export interface WebhookSettings {
  readonly database: Database;
  readonly log: Log;
  readonly secret: string;
}

interface Webhook {
  readonly id: bigint;
  readonly url: string;
  readonly body: string;
  readonly tries: number;
}

const firstPauseMs = 1000;
const pauseMsMax = 300_000;
const triesMax = 30;
const timeoutMs = 5000;
const takenMs = 15_000;
const batchSize = 20;

/** Sends what is due; returns how many were tried. */
export async function sendWebhooks(settings: WebhookSettings, now: number): Promise<number> {
  const taken = await settings.database.transaction((tx) => take(tx, now));
  await Promise.all(taken.map((webhook) => sendOne(settings, webhook, now)));
  return taken.length;
}

// Taking one moves it into the future, so that a process that dies while sending loses nothing.
async function take(tx: Tx, now: number): Promise<Webhook[]> {
  const found = await sql<Webhook>`update sandbox_payment.webhook
    set due_at = ${new Date(now + takenMs)}, tries = tries + 1
    where id in (select id from sandbox_payment.webhook where due_at <= ${new Date(now)}
      order by due_at, id limit ${batchSize} for update skip locked)
    returning id, url, body, tries`.execute(tx);
  return found.rows;
}

async function sendOne(settings: WebhookSettings, webhook: Webhook, now: number): Promise<void> {
  const { kysely } = settings.database;
  if (await deliver(settings, webhook, now)) {
    await sql`delete from sandbox_payment.webhook where id = ${webhook.id}`.execute(kysely);
    return;
  }
  if (webhook.tries >= triesMax) {
    settings.log.error({ url: webhook.url }, 'a sandbox webhook was given up');
    await sql`delete from sandbox_payment.webhook where id = ${webhook.id}`.execute(kysely);
    return;
  }
  const pauseMs = Math.min(pauseMsMax, firstPauseMs * 2 ** (webhook.tries - 1));
  await sql`update sandbox_payment.webhook set due_at = ${new Date(now + pauseMs)}
    where id = ${webhook.id}`.execute(kysely);
}

async function deliver(settings: WebhookSettings, webhook: Webhook, now: number): Promise<boolean> {
  const { kysely } = settings.database;
  if (await useFault(kysely, 'lost-webhook')) return false;
  const wrong = await useFault(kysely, 'wrong-signature');
  const body = Buffer.from(webhook.body);
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(wrong ? 'not the secret' : settings.secret, now, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    settings.log.debug({ error, url: webhook.url }, 'a sandbox webhook did not arrive');
    return false;
  }
}
