// Sandphone, the sandbox provider of phone verification: a company of its own that texts a code to
// a number and signs a token for the person who enters it, behaving and misbehaving like a real
// one.
import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import type { TextMessenger } from '../../sms/index.ts';
import type { PhoneProvider } from '../provider.ts';
import { addApi } from './api.ts';
import { httpPhoneProvider } from '../http-provider.ts';
import { issuerOf } from './tokens.ts';

export interface SandphoneSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: TextMessenger;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  readonly reusePort?: boolean;
  /** Whether pages of this origin may ask, e.g. `https://play.example`. */
  readonly maySiteAsk: (origin: string) => boolean;
}

export interface Sandphone {
  readonly provider: PhoneProvider;
  readonly url: string;
  close(): Promise<void>;
}

const project = 'baize';
const bodyBytesMax = 8 * 1024;
const noContent = 204;
const preflightSeconds = 600;

export async function openSandphone(settings: SandphoneSettings): Promise<Sandphone> {
  const { database, clock, sms, host = '127.0.0.1', port, reusePort = false } = settings;
  const app = fastify({ bodyLimit: bodyBytesMax });
  addOrigins(app, settings.maySiteAsk);
  addApi(app, { database, clock, sms });
  const where = { host, port, reusePort };
  const url = await app.listen(where);
  return {
    provider: httpPhoneProvider({
      name: 'sandphone',
      issuer: issuerOf(project),
      baseUrl: url,
      project,
    }),
    url,
    close: async () => {
      await app.close();
    },
  };
}

/** Lets the site's pages call from their own address, and no other pages. */
function addOrigins(app: FastifyInstance, maySiteAsk: (origin: string) => boolean): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({ vary: 'origin', 'x-content-type-options': 'nosniff' });
    const { origin } = headers;
    if (origin === undefined || !maySiteAsk(origin)) return;
    reply.header('access-control-allow-origin', origin);
  });
  app.options('*', async (_request, reply) =>
    reply
      .code(noContent)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': String(preflightSeconds),
      })
      .send(),
  );
}
