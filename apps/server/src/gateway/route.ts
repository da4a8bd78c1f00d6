// The life of one request: checks in a fixed order, each with its refusal, then the action, then
// the answer. Nothing has changed when a refusal is given before the action; the action's own
// refusals change nothing either.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refuse, type EndpointSpec, type Refusal } from '@baize/contract';
import type { Caller, CallContext } from '../platform/call/index.ts';
import { fingerprintOf } from '../platform/replay/index.ts';
import { answerOnce } from './answer-once.ts';
import { addressOf, cookieOriginOf, originOf } from './address.ts';
import { schemaOfGiven, serializerOf, writeGiven, writeRefusal, jsonType } from './answers.ts';
import { compressAnswer } from './compress-answer.ts';
import { readBody, refusalOfKind, type Body } from './body.ts';
import { findCaller, letterOf, scopeOf } from './caller.ts';
import { cookieSetter, cookiesOf } from './cookies.ts';
import { inputsOf, type ReadInput } from './inputs.ts';
import type { GatewayPorts } from './ports.ts';
import type { RateCheck, Rates } from './rates.ts';
import { knownTo, statusOnWire } from './status-on-wire.ts';
import { endOfTurn } from './turn.ts';

export type AnyAction = (
  call: CallContext & { caller: Caller; input: Record<string, unknown> },
) => Promise<unknown>;

interface Route {
  readonly name: string;
  readonly endpoint: EndpointSpec;
  readonly action: AnyAction;
  readonly readInput: ReadInput;
  readonly rate: RateCheck | undefined;
}

const intentPattern = /^[\x21-\x7e]{8,100}$/;

/** Registers one endpoint under all its paths and methods. */
export function addRoute(
  app: FastifyInstance,
  ports: GatewayPorts,
  rates: Rates,
  name: string,
  endpoint: EndpointSpec,
  action: AnyAction,
): void {
  const route: Route = {
    name,
    endpoint,
    action,
    readInput: inputsOf(endpoint),
    rate: endpoint.perMinute === undefined ? undefined : rates.endpoint(endpoint.perMinute),
  };
  const methods = [endpoint.method, ...(endpoint.alsoMethods ?? [])];
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: methods,
      url,
      bodyLimit: endpoint.bodyBytesMax ?? ports.limits.bodyBytesMax,
      schema: endpoint.contentType ? {} : { response: { '2xx': schemaOfGiven(endpoint) } },
      serializerCompiler: () => serializerOf(endpoint),
      handler: (request, reply) => serve(route, ports, rates, request, reply),
    });
  }
}

async function serve(
  route: Route,
  ports: GatewayPorts,
  rates: Rates,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const startedAt = performance.now();
  const locale = ports.texts.localeOf(
    request.headers['language']?.toString() ?? request.headers['accept-language'],
  );
  const requestId = request.id;
  let answer: unknown;
  try {
    answer = await answerTo(route, ports, rates, request, reply, locale);
    if (route.endpoint.writtenOnce) await endOfTurn();
  } catch (error) {
    ports.log.error({ error, requestId, endpoint: route.name }, 'an action failed');
    answer = refuse('fault');
  }
  reply.headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  let status = 200;
  if (isRefusal(answer)) {
    const wire = knownTo(ports, route.endpoint);
    const written = writeRefusal(ports, locale, answer, requestId, wire);
    status = written.status;
    const seconds = answer.facts?.['seconds'];
    if (status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds));
    // As a text: what goes out with 200 would else be written by the schema of a success.
    const onWire = statusOnWire(ports, route.endpoint.wire, status);
    reply.code(onWire).type(jsonType).send(JSON.stringify(written.body));
  } else {
    const { contentType, keptForever, writtenOnce, compressed } = route.endpoint;
    if (keptForever) reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (contentType) reply.type(contentType).send(answer);
    else if (compressed) {
      const text = String(reply.serialize(writeGiven(route.endpoint, answer)));
      reply.type(jsonType).send(await compressAnswer(request, reply, text));
    } else if (writtenOnce) reply.type(jsonType).send(writeOnce(reply, route.endpoint, answer));
    else reply.send(writeGiven(route.endpoint, answer));
  }
  const durationMs = performance.now() - startedAt;
  tell(route, ports, request, { answer, status, durationMs });
  return reply;
}

interface Told {
  readonly answer: unknown;
  readonly status: number;
  readonly durationMs: number;
}

/** Counted, and written into the log where something may have changed. */
function tell(route: Route, ports: GatewayPorts, request: FastifyRequest, told: Told): void {
  const { answer, status, durationMs } = told;
  ports.metrics.countRequest(route.name, status, durationMs);
  if (route.endpoint.who === 'vendor') {
    ports.vendorAnswered({ letter: letterOf(request, ports.clock.now()), ...told });
  }
  if (request.method !== 'GET' || route.endpoint.method !== 'GET' || status >= 400) {
    ports.log.info(
      {
        requestId: request.id,
        endpoint: route.name,
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        refused: isRefusal(answer) ? answer.refused : undefined,
      },
      'request',
    );
  }
}

/** The largest text that Node encodes without asking for memory first. */
const lettersMax = 5000;
const written = new WeakMap<object, string | Buffer>();

/** An answer that was written before, as it was; it goes when the object does. */
function writeOnce(reply: FastifyReply, endpoint: EndpointSpec, answer: unknown): string | Buffer {
  const known = written.get(answer as object);
  if (known !== undefined) return known;
  const text = String(reply.serialize(writeGiven(endpoint, answer)));
  // A few plain letters leave fastest as a text, in one piece with their head; others would be
  // encoded anew each time.
  const isShort = text.length <= lettersMax && Buffer.byteLength(text) === text.length;
  const made = isShort ? text : Buffer.from(text);
  written.set(answer as object, made);
  return made;
}

async function answerTo(
  route: Route,
  ports: GatewayPorts,
  rates: Rates,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: string,
): Promise<unknown> {
  const { endpoint } = route;
  const now = ports.clock.now();
  const address = addressOf(request, ports.limits.trustedProxies);
  // An answer that is there at once is not awaited: each wait is another turn for every call.
  const from = ports.countryOf(address);
  const country = typeof from === 'string' ? from : await from;
  const closed =
    refusalOfMerchant(endpoint, ports, request.headers['merchant']) ??
    refusalOfSwitches(endpoint, ports, { country, address });
  const unread = closed ?? refusalOfKind(endpoint, request);
  if (unread) return unread;
  const isVendor = endpoint.who === 'vendor';
  const tooOften = isVendor ? undefined : refusalOfRate(route, rates.address, address);
  if (tooOften) return tooOften;
  const found = findCaller(endpoint, request, ports, { now, address });
  const caller = found instanceof Promise ? await found : found;
  // A vendor's server sends for all its players: only what it cannot sign is counted.
  if (isRefusal(caller))
    return (isVendor && refusalOfRate(route, rates.address, address)) || caller;
  const scope = scopeOf(caller, address);
  const again = isVendor ? undefined : refusalOfRate(route, rates.account, scope);
  if (again) return again;
  const sent = readBody(endpoint, request, ports);
  const read = readWhole(route, request, sent instanceof Promise ? await sent : sent);
  if (isRefusal(read)) return read;
  const key = request.headers['idempotency-key']?.toString();
  if (key !== undefined && !intentPattern.test(key)) return refuse('idempotency-key-invalid');
  const { input, rawBody } = read;
  const intent = key ?? request.id;
  const known = { caller, input, rawBody, intent, now, address, country, locale };
  const call = withBeside(known, request, reply, ports);
  if (key === undefined || !bindsKeys(endpoint)) return await route.action(call);
  const asked = { endpoint: route.name, fingerprint: fingerprintOf(input) };
  const once = { intent: { caller: scope, key }, asked, isKept: endpoint.intent === true, now };
  return await answerOnce(ports.replay, once, () => route.action(call));
}

/** Adds what the request says beside its input, and the way to give its caller a cookie. */
function withBeside<Known extends object>(
  known: Known,
  request: FastifyRequest,
  reply: FastifyReply,
  ports: GatewayPorts,
) {
  const reached = cookieOriginOf(request, ports);
  return {
    ...known,
    requestId: request.id,
    origin: originOf(request, ports),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    headers: request.headers as Readonly<Record<string, string | undefined>>,
    cookies: cookiesOf(request, reached),
    setCookie: cookieSetter(request, reply, reached),
  };
}

/** Whether the gateway keeps a key to one request; the record of a round does it by itself. */
const bindsKeys = ({ intent }: EndpointSpec): boolean =>
  intent !== undefined && intent !== false && intent !== 'round';

/** Counts a call of this address or account; the refusal where there were too many. */
function refusalOfRate(route: Route, rate: RateCheck, key: string): Refusal | undefined {
  const seconds = rate(key) ?? route.rate?.(key);
  return seconds === undefined ? undefined : refuse('too-many-requests', { facts: { seconds } });
}

/**
 * Clients may name the brand, once; a guest's name it as its trial. Two headers reach us as one
 * with a comma in it, which is no brand either.
 */
function refusalOfMerchant(
  endpoint: EndpointSpec,
  { merchant }: GatewayPorts,
  named: string | readonly string[] | undefined,
): Refusal | undefined {
  if (named === undefined || isForStaff(endpoint)) return undefined;
  const code = String(named).trim().toLowerCase();
  return code === merchant || code === `${merchant}trial` ? undefined : refuse('merchant-unknown');
}

const isForStaff = ({ path, who }: EndpointSpec) =>
  path.startsWith('/ops/') || who === 'provider' || who === 'vendor';

function refusalOfSwitches(
  endpoint: EndpointSpec,
  ports: GatewayPorts,
  { country, address }: { readonly country: string; readonly address: string },
): Refusal | undefined {
  if (!isForStaff(endpoint) && !endpoint.evenClosed) {
    const status = ports.switches.statusFor(country, address);
    if (status === 'maintenance') return refuse('maintenance');
    if (status === 'region') return refuse('region-restricted', { facts: { country } });
  }
  const modules = endpoint.modules;
  if (modules && !modules.some((module) => ports.switches.isOn(module)))
    return refuse('module-off');
  return undefined;
}

function readWhole(
  route: Route,
  request: FastifyRequest,
  body: Body | Refusal,
): { input: Record<string, unknown>; rawBody: Uint8Array | undefined } | Refusal {
  if (isRefusal(body)) return body;
  const { params, query } = request;
  const read = route.readInput({ params, query, body });
  if ('misfit' in read) return refuse('request-invalid', { facts: { place: read.misfit } });
  return { input: read.input, rawBody: 'bytes' in body ? body.bytes : undefined };
}
