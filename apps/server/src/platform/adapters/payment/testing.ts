// Opens the sandbox company with a clock that stands still and a merchant who collects webhooks,
// for the tests of its two interfaces.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeClock } from '../../clock/index.ts';
import { silentLog } from '../../log/index.ts';
import type { PaymentRig, RawWebhook } from './conformance.ts';
import { openSandpay } from './index.ts';
import type { PaymentEvent } from './provider.ts';

export type SandboxRig = Awaited<ReturnType<typeof openSandboxRig>>;

const triesMax = 100;
const tickMs = 1000;

export async function openSandboxRig() {
  const clock = fakeClock();
  const sandpay = await openSandpay({ clock, log: silentLog(), port: 0 });
  const { received, webhookUrl, stumble, closeMerchant } = await openMerchant();
  const tick = async () => {
    clock.advance(tickMs);
    await sandpay.carryOn();
    await sleep(1);
  };
  const arrived = async (reference: string, count: number): Promise<RawWebhook[]> => {
    const mine = () => received.filter(({ body }) => body.includes(reference));
    for (let tried = 0; tried < triesMax && mine().length < count; tried += 1) await tick();
    return mine();
  };
  return {
    clock,
    sandpay,
    received,
    tick,
    arrived,
    webhookUrl,
    stumble: () => stumble(1),
    choose: (redirectUrl: string, action: string, more: Record<string, string> = {}) =>
      choose(redirectUrl, { action, ...more }),
    askForFault: (kind: string, times = 1) => askForFault(sandpay.url, kind, times),
    reset: async () => {
      stumble(0);
      await fetch(`${sandpay.url}/faults`, { method: 'DELETE' });
    },
    close: async () => {
      await sandpay.close();
      await closeMerchant();
    },
  };
}

/** Collects the webhooks; the next `times` are answered with a fault. */
async function openMerchant() {
  const received: RawWebhook[] = [];
  let stumbles = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as never, body: Buffer.concat(chunks) });
      response.statusCode = stumbles > 0 ? 500 : 200;
      stumbles -= 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    stumble: (times: number) => {
      stumbles = times;
    },
    closeMerchant: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function choose(redirectUrl: string, form: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(form);
  const response = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The page answered ${response.status}`);
}

async function askForFault(url: string, kind: string, times: number): Promise<void> {
  const response = await fetch(`${url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });
  if (!response.ok) throw new Error(`No such fault: ${kind}`);
}

/** News as a merchant hears them by webhooks, or finds them by asking again and again. */
export function newsOf(rig: SandboxRig, provider: PaymentRig['provider']): PaymentRig['newsOf'] {
  return async (kind, reference, until) => {
    const found = new Map<string, PaymentEvent>();
    const isThere = () => [...found.values()].some(({ outcome }) => outcome === until);
    for (let tried = 0; tried < triesMax && !isThere(); tried += 1) {
      await rig.tick();
      const events = provider.verifyWebhook
        ? heardOf(rig, provider, reference)
        : await askedOf(provider, kind, reference);
      for (const event of events) found.set(event.eventId, event);
    }
    return [...found.values()];
  };
}

function heardOf(rig: SandboxRig, provider: PaymentRig['provider'], reference: string) {
  const mine = rig.received.filter(({ body }) => body.includes(reference));
  return mine.flatMap(({ headers, body }) => {
    const verified = provider.verifyWebhook?.(headers, body);
    return verified?.ok ? [verified.event] : [];
  });
}

async function askedOf(
  provider: PaymentRig['provider'],
  kind: PaymentEvent['kind'],
  reference: string,
): Promise<readonly PaymentEvent[]> {
  const told = await provider.askStatus?.({ kind, reference });
  return typeof told === 'object' ? [told] : [];
}
