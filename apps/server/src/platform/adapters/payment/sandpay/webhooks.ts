// Sends the sandbox company's webhooks, signed, until each was answered with 2xx, with growing
// pauses between the tries.
import type { Log } from '../../../log/index.ts';
import { sign } from '../../signature.ts';
import { useFault } from './faults.ts';
import { signatureHeader } from './provider.ts';
import type { Store } from './store.ts';

export interface WebhookSettings {
  readonly store: Store;
  readonly log: Log;
  readonly secret: string;
}

interface Webhook {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly tries: number;
}

const firstPauseMs = 1000;
const pauseMsMax = 300_000;
const triesMax = 30;
const timeoutMs = 5000;
const batchSize = 20;

/** Sends what is due, one after another: the merchant hears them in this order. */
export async function sendWebhooks(settings: WebhookSettings, now: number): Promise<void> {
  const due = settings.store.all<Webhook>(
    'select id, url, body, tries from webhook where due_at <= ? order by due_at, id limit ?',
    now,
    batchSize,
  );
  for (const webhook of due) await sendOne(settings, webhook, now);
}

async function sendOne(settings: WebhookSettings, webhook: Webhook, now: number): Promise<void> {
  const { store, log } = settings;
  const tries = webhook.tries + 1;
  const isHeard = await deliver(settings, webhook, now);
  if (isHeard || tries >= triesMax) {
    if (!isHeard) log.error({ url: webhook.url }, 'a sandbox webhook was given up');
    store.run('delete from webhook where id = ?', webhook.id);
    return;
  }
  const dueAt = now + Math.min(pauseMsMax, firstPauseMs * 2 ** webhook.tries);
  store.run('update webhook set due_at = ?, tries = ? where id = ?', dueAt, tries, webhook.id);
}

async function deliver(settings: WebhookSettings, webhook: Webhook, now: number): Promise<boolean> {
  const { store, log, secret } = settings;
  if (useFault(store, 'lost-webhook')) return false;
  const wrong = useFault(store, 'wrong-signature');
  const body = Buffer.from(webhook.body);
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(wrong ? 'not the secret' : secret, now, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    log.debug({ error, url: webhook.url }, 'a sandbox webhook did not arrive');
    return false;
  }
}
