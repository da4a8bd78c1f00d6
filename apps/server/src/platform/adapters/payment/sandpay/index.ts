// Sandpay, the sandbox payment company: its own books, a hosted page, signed webhooks that are sent
// until they are heard, and a second interface of another style that is asked instead. It behaves
// and misbehaves like a real company, in a process of its own or, for tests, in this one.
import formBody from 'node:querystring';
import { fastify } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import type { Log } from '../../../log/index.ts';
import { addPollpayCalls } from '../pollpay/sandbox-api.ts';
import { makeAccess, openAccess, type Access } from './access.ts';
import { addApi } from './api.ts';
import { settleDuePayments } from './books.ts';
import { askForFault, readFaults } from './faults.ts';
import { addPages } from './pages.ts';
import { openStore } from './store.ts';
import { sendWebhooks } from './webhooks.ts';

export { openAccess, type Access } from './access.ts';

export interface SandpaySettings {
  /** Where its books and keys are; absent: in memory. */
  readonly folder?: string;
  readonly clock: Clock;
  readonly log: Log;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  /** The hosted page's public address, when that is not the listener itself. */
  readonly publicUrl?: string | undefined;
  /** Faults from the start: `delay-webhook:3,silence`. */
  readonly faults?: string | undefined;
}

export interface Sandpay {
  readonly access: Access;
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
  const { folder, clock, log, host = '127.0.0.1' } = settings;
  const access = folder === undefined ? makeAccess() : openAccess(folder);
  const store = openStore(folder);
  for (const [kind, times] of readFaults(settings.faults ?? '')) askForFault(store, kind, times);
  const worker = createWorker(async () => {
    settleDuePayments(store, clock.now());
    await sendWebhooks({ store, log, secret: access.webhookSecret }, clock.now());
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
  const api = { store, clock, apiKey: access.apiKey, publicUrl, wake: worker.wake };
  addApi(app, api);
  addPages(app, api);
  addPollpayCalls(app, { ...api, access });
  url = await app.listen({ port: settings.port, host });
  worker.start();
  return {
    access,
    url,
    carryOn: worker.runNow,
    close: async () => {
      await worker.stop();
      await app.close();
      store.close();
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
