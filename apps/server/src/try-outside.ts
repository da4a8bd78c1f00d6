// `npm run try -- mail you@example.com`: sends one message, or looks one address up, by what the
// environment names, and says what came of it. Nothing of the platform runs meanwhile.
import { randomUUID } from 'node:crypto';
import { openOutside } from './compose/outside.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { systemClock } from './platform/clock/index.ts';
import { openLog } from './platform/log/index.ts';

type Try = (environment: Environment, to: string) => Promise<unknown>;

const minutes = 10;
const notSet = 'not set: the sandbox stands in for it';

async function withCarriers<T>(
  environment: Environment,
  use: (carriers: Awaited<ReturnType<typeof openOutside>>['carriers']) => Promise<T>,
): Promise<T> {
  const log = openLog({ level: 'error' });
  const outside = await openOutside(environment.outside, { clock: systemClock, log });
  try {
    return await use(outside.carriers);
  } finally {
    await outside.close();
  }
}

const words = { subject: 'A message to try', text: 'This message tries whether messages arrive.' };

const tries: Readonly<Record<string, Try>> = {
  mail: (environment, to) =>
    withCarriers(environment, async ({ mail }) =>
      mail ? mail.send({ id: `try.${randomUUID()}`, to, ...words }) : notSet,
    ),
  sms: (environment, to) =>
    withCarriers(environment, async ({ sms }) => {
      const id = `try.${randomUUID()}`;
      const expiresAt = systemClock.now() + minutes * 60_000;
      const message = { id, to, text: words.text, purpose: 'verify', locale: 'en', facts: {} };
      return sms ? sms.send({ ...message, expiresAt }) : notSet;
    }),
  place: (environment, to) =>
    withCarriers(environment, async ({ geolocation }) => geolocation?.locationOf(to) ?? notSet),
  phone: async ({ outside: { phone } }) => {
    if (phone === undefined) return notSet;
    const response = await fetch(`${phone.baseUrl}/jwks`);
    const { keys } = (await response.json()) as { keys: readonly { kid?: string }[] };
    return { status: response.status, keys: keys.map(({ kid }) => kid) };
  },
};

async function main(kind = '', to = ''): Promise<void> {
  const chosen = tries[kind];
  if (chosen === undefined) {
    throw new Error(`Say what to try: ${Object.keys(tries).join(', ')}, and with whom.`);
  }
  const found = await chosen(readEnvironment(process.env), to);
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

await main(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
