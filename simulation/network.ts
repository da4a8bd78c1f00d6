// The network between the world's people and the server: it loses requests, loses answers, sends a
// request twice at once, and is there while the server dies in the middle of a call. The caller
// only ever sees a failed call, as in a real network.
import { isDeepStrictEqual } from 'node:util';
import { Broken, must } from './broken.ts';
import type { Chance } from './chance.ts';
import type { House } from './house.ts';
import type { Tally } from './tally.ts';

export interface NetworkPorts {
  readonly house: House;
  readonly chance: Chance;
  readonly tally: Tally;
  /** Whether this call may meet a fault at all. */
  readonly faulty: () => boolean;
  /** Told of a broken promise, which the caller only sees as a failed call. */
  readonly onBroken: (broken: Broken) => void;
}

type Fetch = typeof globalThis.fetch;
type Fault = 'none' | 'request-lost' | 'answer-lost' | 'twice';

const weights: Readonly<Record<Fault, number>> = {
  none: 90,
  'request-lost': 3,
  'answer-lost': 4,
  twice: 3,
};

/** A fetch to one of the server's two addresses, through this network. */
export function createNetwork(ports: NetworkPorts, side: 'site' | 'console'): Fetch {
  const open = openly(ports, side);
  return (path, init) =>
    open(String(path), init).catch((error: unknown) => {
      if (error instanceof Broken) ports.onBroken(error);
      throw error;
    });
}

function openly(ports: NetworkPorts, side: 'site' | 'console') {
  return async (path: string, init: RequestInit | undefined): Promise<Response> => {
    const send = () => reach(ports.house, side, path, init);
    const fault = ports.faulty() ? ports.chance.weighted(weights) : 'none';
    switch (fault) {
      case 'request-lost':
        ports.tally.add('request lost');
        throw new TypeError('the request was lost');
      case 'answer-lost':
        await (await send()).arrayBuffer();
        ports.tally.add('answer lost');
        throw new TypeError('the answer was lost');
      case 'twice':
        return sendTwice(ports, send, init);
      default:
        return send();
    }
  };
}

/** Waits while the server is down; a call that is under way when it dies fails. */
async function reach(
  house: House,
  side: 'site' | 'console',
  path: string,
  init: RequestInit | undefined,
): Promise<Response> {
  await house.up();
  const { signal, ...rest } = init ?? {};
  const died = house.died();
  const both = signal ? AbortSignal.any([signal, died]) : died;
  const response = await fetch(`${house.origin(side)}${path}`, { ...rest, signal: both });
  // The answer is read whole here, so that a death in the middle of it is a failed call too.
  const body = await response.arrayBuffer();
  must(response.status < 500 || response.status === 503, 'the server never fails', {
    path,
    status: response.status,
    body: Buffer.from(body).toString().slice(0, 300),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

async function sendTwice(
  { tally }: NetworkPorts,
  send: () => Promise<Response>,
  init: RequestInit | undefined,
): Promise<Response> {
  const [first, second] = await Promise.all([send(), send()]);
  tally.add('request sent twice at once');
  const keyed = new Headers(init?.headers).has('idempotency-key');
  if (keyed && first.ok && second.ok) {
    const [one, other] = await Promise.all([first, second].map(answerIn));
    must(isDeepStrictEqual(one, other), 'one key has one answer', [one, other]);
  }
  // The one that succeeded counts: the other may have been refused because this one was done.
  return first.ok ? first : second;
}

/**
 * The parts on which two equal requests must agree. A registration opens a session of its own each
 * time, and an order at a lottery tells the balance of its moment.
 */
async function answerIn(response: Response): Promise<unknown> {
  const json = (await response.clone().json()) as {
    value?: { customerId?: string };
    orderId?: string;
  };
  return json.value?.customerId ?? (json.orderId === undefined ? json : { ...json, balance: '' });
}
