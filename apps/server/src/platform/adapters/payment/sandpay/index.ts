// Sandpay, the sandbox payment provider: a company of its own with a hosted page, books and signed
// webhooks that are sent until they are heard, behaving and misbehaving like a real one.
import formBody from 'node:querystring';
import { fastify } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import type { Log } from '../../../log/index.ts';
import type { PaymentProvider } from '../provider.ts';
import { addApi } from './api.ts';
import { settleDuePayments, openAccess } from './books.ts';
import { sandpayProvider } from './provider.ts';
import { sendWebhooks } from './webhooks.ts';

export interface SandpaySettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  /** The hosted page's public address, when that is not the listener itself. */
  readonly publicUrl?: string | undefined;
  readonly reusePort?: boolean;
}

export interface Sandpay {
  readonly provider: PaymentProvider;
  readonly url: string;
  /** Settles and tells what is due by the clock; otherwise it happens several times a second. */
  carryOn(): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 300;
const bodyBytesMax = 64 * 1024;
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'self' http: https:";

export async function openSandpay(settings: SandpaySettings): Promise<Sandpay> {
  const { database, clock, log } = settings;
  const host = settings.host ?? '127.0.0.1';
  const access = await openAccess(database);
  const worker = createWorker(async () => {
    await settleDuePayments(database, clock.now());
    await sendWebhooks({ database, log, secret: access.webhookSecret }, clock.now());
  }, log);
  const app = fastify({ bodyLimit: bodyBytesMax });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, { ...formBody.parse(String(body)) }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff');
  });
  let url = '';
  const publicUrl = () => settings.publicUrl ?? url;
  addApi(app, { database, clock, apiKey: access.apiKey, publicUrl, wake: worker.wake });
  const where = { port: settings.port, host, reusePort: settings.reusePort ?? false };
  url = await app.listen(where);
  worker.start();
  return {
    provider: sandpayProvider({ ...access, apiUrl: url, clock }),
    url,
    carryOn: worker.runNow,
    close: async () => {
      await worker.stop();
      await app.close();
    },
  };
}

/** Runs the work now and then, never twice at the same time. */
function createWorker(work: () => Promise<void>, log: Log) {
  let running: Promise<void> = Promise.resolve();
  let queued = false;
  let timer: NodeJS.Timeout | undefined;
  const runNow = (): Promise<void> => {
    queued = true;
    running = running.then(async () => {
      if (!queued) return;
      queued = false;
      await work().catch((error: unknown) => log.warn({ error }, 'sandpay was troubled'));
    });
    return running;
  };
  return {
    runNow,
    wake: () => void runNow(),
    start: () => {
      timer = setInterval(() => void runNow(), pollMs);
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
