// Sign-ins by password against the bare work of Argon2id at the same cost, measured in turn on one
// machine, and how long the event loop of the server was held up for everybody else meanwhile. The
// promises: more than half the bare rate, and a 99th percentile of 50 ms at the most.
import { hash, verify } from '@node-rs/argon2';
import { contract } from '@baize/contract';
import { after, askAgain } from './again.ts';
import { createCaller, type Call } from './ask.ts';
import { password, type Guest } from './crowd.ts';
import { median, rateOf } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import { openSealer } from './seal.ts';
import { stallMsOf } from './stall.ts';

/**
 * Each signs in its own member, and all come from one address, of which ten may be under way: a try
 * counts as failed until it is judged, and more failures of a name or an address ask for a proof.
 */
const callers = 8;
const rateAtLeast = 0.5;
const stallMsMax = 50;
const [bare, own] = ['bare Argon2id', 'sign-ins through the gateway'];
/** As the server keeps passwords. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function measureLogins(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, isSmoke, say } = options;
  const ground = await options.openGround({ players: callers });
  try {
    const { siteUrl } = ground.server();
    const calls = await loginCalls(siteUrl, ground.crowd.guests.slice(0, callers));
    if (!isSmoke) await signIns(calls, 1);
    const samples: Sample[] = [];
    const stalls: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      samples.push({ variant: bare, ...(await bareWork(seconds)) });
      await stallMsOf(siteUrl);
      const sample = { variant: own, ...(await signIns(calls, seconds)) };
      const stall = await stallMsOf(siteUrl);
      samples.push(sample);
      stalls.push(stall);
      say(`  round ${round}: ${sample.perSecond.toFixed(0)}/s, loop ${stall.toFixed(0)} ms p99`);
    }
    const promised = { of: 'ratio', atLeast: rateAtLeast } as const;
    return {
      name: 'logins',
      notes: [`${callers} callers`],
      figures: [
        rateOf(samples, { variant: own, rival: bare, promised }),
        {
          what: 'event loop held up for others meanwhile, p99',
          value: median(stalls),
          unit: 'ms',
          promised: { of: 'value', atMost: stallMsMax },
        },
      ],
    };
  } finally {
    await ground.close();
  }
}

/** One sealed request a member. */
async function loginCalls(siteUrl: string, guests: readonly Guest[]): Promise<readonly Call[]> {
  const seal = await openSealer(siteUrl);
  return Promise.all(
    guests.map(async ({ username }) => ({
      method: 'POST' as const,
      url: `${siteUrl}${contract.identity.login.path}`,
      headers: { 'content-type': 'application/json', language: 'EN' },
      body: await seal({ username, password }),
    })),
  );
}

async function signIns(calls: readonly Call[], seconds: number) {
  const { call, close } = createCaller(callers);
  const once = async (asked: Call) => {
    const { status, text } = await call(asked);
    if (status !== 200) throw new Error(`A sign-in was refused: ${text}`);
  };
  const measured = await askAgain(calls, after(seconds), once);
  close();
  return measured;
}

async function bareWork(seconds: number) {
  const hashed = await hash(password, cost);
  const hands = Array.from({ length: callers }, (_, hand) => hand);
  return askAgain(hands, after(seconds), () => verify(hashed, password));
}
