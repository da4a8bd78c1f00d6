// A balance read through the whole gateway (session, switches, schema, rates, database) against a
// bare Fastify route that gives the same bytes: each in a process of its own, in turn, at 64
// connections. The promise is half the bare route's rate or more.
import { openDurableBooks } from '@baize/server/testing';
import { createCaller } from './ask.ts';
import { startBare } from './bare.ts';
import { gather } from './crowd.ts';
import { medianRate } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import { load } from './load.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const ports = { site: 18_431, console: 18_433, payment: 18_435, phone: 18_437 };
const barePort = 18_437;
const connections = 64;
const atLeast = 0.5;
const path = '/wps/v2/wallets/balance';

export async function measureGateway({ rounds, seconds, say }: BenchmarkOptions): Promise<Figures> {
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  let server: ServerProcess | undefined;
  let stopBare = () => {};
  try {
    const { guests } = await gather(books.database, 1);
    const headers = { authorization: guests[0]?.token ?? '', language: 'EN' };
    server = await startServer({ ports, env: { DATABASE_URL: books.database.url } });
    const whole = `${server.siteUrl}${path}`;
    stopBare = await startBare(barePort, await bytesOf(whole, headers));
    const rivals = [
      { variant: 'bare Fastify route', url: `http://127.0.0.1:${barePort}${path}` },
      { variant: 'balance through the gateway', url: whole },
    ];
    for (const { url } of rivals) await load({ url, headers, connections, seconds: 2 });
    const samples: Sample[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const { variant, url } of rivals) {
        const sample = { variant, ...(await load({ url, headers, connections, seconds })) };
        samples.push(sample);
        say(`  round ${round}, ${variant}: ${Math.round(sample.perSecond)}/s`);
      }
    }
    const [bare = '', own = ''] = rivals.map(({ variant }) => variant);
    const value = medianRate(samples, own) / medianRate(samples, bare);
    const promises = [{ what: 'share of a bare route’s rate', value, atLeast }];
    return { name: 'gateway', notes: [`${connections} connections`], samples, promises };
  } finally {
    stopBare();
    await server?.stop();
    await books.close();
  }
}

async function bytesOf(url: string, headers: Record<string, string>): Promise<string> {
  const { call, close } = createCaller(1);
  const { status, text } = await call({ method: 'GET', url, headers });
  close();
  if (status !== 200) throw new Error(`The balance was refused: ${text}`);
  return text;
}
