// The outside payment company of the simulated world, behind the address the server is given for
// its provider. It is the world that decides when a payment is paid, in which amount, how often the
// news is told and when a request gets no answer.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { printUnits, type Units } from '@baize/money';
import type { Chance } from './chance.ts';
import type { Tally } from './tally.ts';

export interface Payment {
  readonly ref: string;
  readonly kind: 'deposit' | 'payout';
  /** The house's own number of it. */
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly webhookUrl: string;
}

export interface News {
  readonly payment: Payment;
  readonly outcome: 'paid' | 'failed' | 'reversed' | 'confirming';
  readonly confirmations?: number;
  readonly amount: Units;
  readonly at: number;
}

export interface PaymentHouse {
  readonly apiUrl: string;
  readonly webhookSecret: string;
  /** Payments nobody has decided yet, oldest first. */
  waiting(kind: Payment['kind']): Payment[];
  decided(payment: Payment): void;
  close(): Promise<void>;
}

export const webhookSecret = 'the simulated world keeps this between two houses';

/** Opens the company for business. `mute` is in how many of a hundred requests it stays silent. */
export async function openPaymentHouse(
  ports: { chance: Chance; tally: Tally },
  mutePercent = 5,
): Promise<PaymentHouse> {
  const payments = new Map<string, Payment>();
  const open = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The company tells by webhooks alone here: whoever asks for a state is not answered.
    if (request.method === 'GET') return void response.writeHead(503).end('{}');
    const kind = request.url === '/api/payouts' ? 'payout' : 'deposit';
    const order = JSON.parse(await textOf(request)) as Omit<Payment, 'ref' | 'kind'>;
    const { merchantRef } = order;
    const known = payments.get(merchantRef);
    const payment = known ?? { ...order, kind, ref: `pay-${payments.size + 1}` };
    if (!known) {
      payments.set(merchantRef, payment);
      open.add(merchantRef);
    }
    if (ports.chance.percent(mutePercent)) {
      ports.tally.add('provider gave no answer');
      response.writeHead(502).end('{}');
      return;
    }
    const pageUrl = `http://pay.example/${payment.ref}`;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ref: payment.ref, pageUrl }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret,
    waiting: (kind) =>
      [...open].flatMap((key) => payments.get(key) ?? []).filter((one) => one.kind === kind),
    decided: ({ merchantRef }) => void open.delete(merchantRef),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** News as it is told, and as it is answered to who asks for it. */
export const wordsOf = ({ payment, outcome, amount, at, confirmations }: News) => ({
  id: `event-${payment.ref}-${outcome}${confirmations === undefined ? '' : `-${confirmations}`}`,
  type: `${payment.kind}.${outcome}`,
  merchantRef: payment.merchantRef,
  ref: payment.ref,
  amount: printUnits(amount),
  currency: payment.currency,
  ...(confirmations === undefined ? {} : { confirmations }),
  at,
});

/** The signed request that tells the server this news. */
export function tellingOf(news: News, now: number, secret = webhookSecret) {
  const body = JSON.stringify(wordsOf(news));
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sandpay-signature': `t=${seconds},v1=${mac}`,
    },
  };
}
