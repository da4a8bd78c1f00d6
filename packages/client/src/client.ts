// The typed caller of the contract: `client.wallet.getBalance({})`. Adds session, language and
// intent key, seals what must be sealed, and repeats a call that may safely be repeated when the
// network fails, always with the same intent key.
import {
  contract,
  endpointOfLine,
  type BaizeContract,
  type EndpointSpec,
  type InputOf,
  type Noun,
} from '@baize/contract';
import { offline, partsOf, readAnswer } from './request.ts';
import type { Failure, Result, Success } from './result.ts';
import { createSealer } from './seal.ts';

export interface ClientOptions {
  /** '' for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly token: () => string | undefined;
  /** Family language code, e.g. `EN`. */
  readonly language: () => string;
  readonly merchant?: string;
  /** Called whenever a call answers that there is no session. */
  readonly onSessionMissing?: () => void;
  /**
   * Called whenever a call is refused because the house is closed, for all or for the caller's
   * place.
   */
  readonly onClosed?: () => void;
  /** Called whenever a call waits for the player to accept changed terms. */
  readonly onTermsDue?: () => void;
  /**
   * Called when a call needs a confirmed session; true repeats the call, under the same intent key.
   */
  readonly onConfirmationMissing?: () => Promise<boolean>;
  /** Pauses between repeats, in ms. */
  readonly pausesMs?: readonly number[];
}

export interface CallOptions {
  /** Keep the same key to repeat the same intent, e.g. across a reload. */
  readonly intent?: string;
  readonly signal?: AbortSignal;
}

export type ClientCall<E extends EndpointSpec> = (
  ...args: Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]
) => Promise<Result<E>>;

export type Client = {
  readonly [N in keyof BaizeContract]: {
    readonly [K in keyof BaizeContract[N]]: BaizeContract[N][K] extends EndpointSpec
      ? ClientCall<BaizeContract[N][K]>
      : never;
  };
};

/** A fresh key for one intent of the player: one click, one key, however often it is sent. */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Untyped = (
  input?: Record<string, unknown>,
  options?: CallOptions,
) => Promise<Success<unknown> | Failure>;

/**
 * Makes the client of all nouns. A build of a front end ships no noun: it writes
 * `client.call(line)` for `client.noun.name`, so that the line arrives with the code of the call.
 */
export function createClient(options: ClientOptions): Client {
  const send = createSender(options);
  const callOf =
    (endpoint: EndpointSpec): Untyped =>
    (input = {}, callOptions = {}) =>
      send(endpoint, input, callOptions);
  const client: Record<string, unknown> = { call: (line: string) => callOf(endpointOfLine(line)) };
  for (const [noun, endpoints] of Object.entries<Noun>(contract)) {
    const calls = Object.entries(endpoints).map(([name, one]) => [name, callOf(one)]);
    client[noun] = Object.fromEntries(calls);
  }
  return client as unknown as Client;
}

function createSender(options: ClientOptions) {
  const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);
  const pausesMs = options.pausesMs ?? [300, 1000, 3000];
  const sealer = createSealer(async () => {
    const response = await fetcher(`${options.baseUrl}${contract.identity.getSealKeys.path}`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    return keys;
  });

  async function once(endpoint: EndpointSpec, input: Record<string, unknown>, call: CallOptions) {
    const { path, query, body } = partsOf(endpoint, input);
    const headers = headersOf(options, endpoint, call);
    const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
    if (body) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(endpoint.sealed ? { value: await sealer.seal(body) } : body);
    }
    if (call.signal) init.signal = call.signal;
    return readAnswer(endpoint, await fetcher(`${options.baseUrl}${path}${query}`, init));
  }

  async function insist(endpoint: EndpointSpec, input: Record<string, unknown>, call: CallOptions) {
    const repeatable = endpoint.method === 'GET' || Boolean(endpoint.intent);
    for (let attempt = 0; ; attempt += 1) {
      const result = await once(endpoint, input, call).catch(() => offline());
      if (!result.ok && result.refused === 'seal-invalid') sealer.forget();
      if (!result.ok && result.refused === 'session-missing') options.onSessionMissing?.();
      if (!result.ok && isClosed(result)) options.onClosed?.();
      if (!result.ok && result.refused === 'terms-due') options.onTermsDue?.();
      const again = !result.ok && mayRepeat(result) && repeatable && !call.signal?.aborted;
      const pause = pausesMs[attempt];
      if (!again || pause === undefined) return result;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return async (endpoint: EndpointSpec, input: Record<string, unknown>, call: CallOptions) => {
    const keyed = endpoint.intent ? { ...call, intent: call.intent ?? newIntent() } : call;
    const result = await insist(endpoint, input, keyed);
    if (result.ok || result.refused !== 'confirmation-missing') return result;
    const confirmed = await options.onConfirmationMissing?.();
    return confirmed === true ? insist(endpoint, input, keyed) : result;
  };
}

function headersOf(
  options: ClientOptions,
  endpoint: EndpointSpec,
  call: CallOptions,
): Record<string, string> {
  const token = options.token();
  return {
    Language: options.language(),
    Device: 'web',
    ...(options.merchant ? { Merchant: options.merchant } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(endpoint.modules?.[0] ? { ModuleId: endpoint.modules[0] } : {}),
    ...(endpoint.intent && call.intent ? { 'Idempotency-Key': call.intent } : {}),
  };
}

const isClosed = ({ refused }: Failure): boolean =>
  refused === 'maintenance' || refused === 'region-restricted';

function mayRepeat(failure: Failure): boolean {
  return failure.refused === 'offline' || failure.refused === 'seal-invalid';
}
