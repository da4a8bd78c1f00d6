// Sign-ins by password against the bare work of Argon2id at the same cost, measured in turn on one
// machine, and how long the event loop of the server was held up for everybody else meanwhile. The
// promises: more than half the bare rate, and a 99th percentile of 50 ms at the most.
import { hash, verify } from '@node-rs/argon2';
import { contract } from '@baize/contract';
import { openDurableBooks } from '@baize/server/testing';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { createCaller, type Call } from './ask.ts';
import { gather, password } from './crowd.ts';
import { median, medianRate, quantile } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const ports = { site: 18_441, console: 18_443, payment: 18_445, phone: 18_447 };
const callers = 16;
const members = 8;
const rateAtLeast = 0.5;
const stallMsMax = 50;
const [bare, own] = ['bare Argon2id', 'sign-ins through the gateway'];
/** As the server keeps passwords. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function measureLogins({ rounds, seconds, say }: BenchmarkOptions): Promise<Figures> {
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  let server: ServerProcess | undefined;
  try {
    await gather(books.database, members);
    server = await startServer({ ports, env: { DATABASE_URL: books.database.url } });
    const { siteUrl } = server;
    const calls = await loginCalls(siteUrl);
    await signIns(siteUrl, calls, 1);
    const samples: Sample[] = [];
    const stalls: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      samples.push({ variant: bare, ...(await bareWork(seconds)) });
      await stallMsOf(siteUrl);
      const sample = { variant: own, ...(await signIns(siteUrl, calls, seconds)) };
      const stall = await stallMsOf(siteUrl);
      samples.push(sample);
      stalls.push(stall);
      say(`  round ${round}: ${sample.perSecond.toFixed(0)}/s, loop ${stall.toFixed(0)} ms p99`);
    }
    const share = medianRate(samples, own) / medianRate(samples, bare);
    const stall = median(stalls);
    return {
      name: 'logins',
      notes: [
        `${callers} callers, event loop held up ${stall.toFixed(1)} ms at the 99th percentile`,
      ],
      samples,
      promises: [
        { what: 'share of the bare work’s rate', value: share, atLeast: rateAtLeast },
        { what: `${stallMsMax} ms against the hold-up`, value: stallMsMax / stall, atLeast: 1 },
      ],
    };
  } finally {
    await server?.stop();
    await books.close();
  }
}

/** One sealed request a member; a seal may be sent as often as one likes. */
async function loginCalls(siteUrl: string): Promise<readonly Call[]> {
  const response = await fetch(`${siteUrl}${contract.identity.getSealKeys.path}`);
  const [jwk] = ((await response.json()) as { keys: JWK[] }).keys;
  if (!jwk?.alg) throw new Error('the server offers no key to seal to');
  const key = await importJWK(jwk, jwk.alg);
  const header = { alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid ?? '' };
  const sealed = (text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(key);
  const names = Array.from({ length: members }, (_, place) => `guest${place}of${members}`);
  return Promise.all(
    names.map(async (username) => ({
      method: 'POST' as const,
      url: `${siteUrl}${contract.identity.login.path}`,
      headers: { 'content-type': 'application/json', language: 'EN' },
      body: JSON.stringify({ value: await sealed(JSON.stringify({ username, password })) }),
    })),
  );
}

async function signIns(siteUrl: string, calls: readonly Call[], seconds: number) {
  const { call, close } = createCaller(callers);
  let next = 0;
  const once = async () => {
    const asked = calls[next++ % calls.length];
    if (!asked) throw new Error(`nobody signs in at ${siteUrl}`);
    const { status, text } = await call(asked);
    if (status !== 200) throw new Error(`A sign-in was refused: ${text}`);
  };
  const measured = await busy(callers, seconds, once);
  close();
  return measured;
}

async function bareWork(seconds: number) {
  const hashed = await hash(password, cost);
  return busy(callers, seconds, async () => void (await verify(hashed, password)));
}

/** How often the work was done a second by so many at once, and how long it took. */
async function busy(hands: number, seconds: number, once: () => Promise<void>) {
  const began = performance.now();
  const until = began + seconds * 1000;
  const times: number[] = [];
  const hand = async () => {
    while (performance.now() < until) {
      const at = performance.now();
      await once();
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  times.sort((a, b) => a - b);
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The server's own measure since it was last asked, in milliseconds. */
async function stallMsOf(siteUrl: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const [, value] = /^baize_nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m.exec(text) ?? [];
  if (value === undefined) throw new Error('the server does not tell its event loop’s lag');
  return Number(value) * 1000;
}
