// The server of a payment company, in the interface of the sandbox's: it takes every order at once
// and says that it was paid when it is told to.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contract } from '@baize/contract';
import { openAccess, signWebhook } from '@baize/server/testing';
import type { Call } from './ask.ts';
import { benchmarkDataDir } from './server-process.ts';

export interface Paid {
  readonly depositId: string;
  readonly amount: string;
}

export interface Payments {
  readonly port: number;
  /** The signed webhook to the house that a deposit has arrived. */
  tellPaid(siteUrl: string, paid: Paid): Call;
  close(): Promise<void>;
}

export async function openPayments(): Promise<Payments> {
  const folder = join(benchmarkDataDir, 'sandbox-payment');
  mkdirSync(folder, { recursive: true });
  const { webhookSecret } = openAccess(folder);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { merchantRef = '' } = orderIn(Buffer.concat(chunks).toString());
      const made = { ref: `ref-${merchantRef}`, pageUrl: 'https://pay.example/', shown: {} };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...made, state: 'waiting' }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    tellPaid: (siteUrl, paid) => webhook(siteUrl, paid, webhookSecret),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}

/** It is asked for states without a body. */
const orderIn = (text: string) =>
  (text === '' ? {} : JSON.parse(text)) as { readonly merchantRef?: string };

function webhook(siteUrl: string, { depositId, amount }: Paid, secret: string): Call {
  const at = Date.now();
  const body = JSON.stringify({
    id: `paid-${depositId}`,
    type: 'deposit.paid',
    ref: `ref-${depositId}`,
    merchantRef: depositId,
    amount,
    currency: 'PHP',
    at,
  });
  return {
    method: 'POST',
    url: `${siteUrl}${contract.wallet.hearPayment.path.replace(':provider', 'sandpay')}`,
    headers: {
      'content-type': 'application/json',
      'sandpay-signature': signWebhook(secret, at, Buffer.from(body)),
    },
    body,
  };
}
