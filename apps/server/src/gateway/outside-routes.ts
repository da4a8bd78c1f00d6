// Answers where no endpoint matches: an unknown path, a method a path does not know, a
// request that cannot be read, a fault. All speak the vocabulary of refusals and tell nothing of
// what is inside.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type Refusal, type Wire } from '@baize/contract';
import { jsonType, writeRefusal } from './answers.ts';
import type { GatewayPorts } from './ports.ts';
import { addBareSecurityHeaders } from './security-headers.ts';
import { statusOnWire, wireOfPath } from './status-on-wire.ts';

/** Paths of calls are never screens. */
export const callPath = /^\/(wps|lgw|lotto|lotto-vn|play|ops|vendor)(\/|$)/;

interface RequestError {
  readonly code?: string;
  readonly statusCode?: number;
}

const refusalByCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('body-too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('content-not-supported'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('request-invalid', { facts: { place: 'body' } }),
  FST_ERR_MAX_PARAM_LENGTH: refuse('request-invalid', { facts: { place: 'path' } }),
  FST_ERR_BAD_URL: refuse('request-invalid', { facts: { place: 'path' } }),
};

/** Answers a request that failed before or after its endpoint. */
export function answerError(ports: Pick<GatewayPorts, 'texts' | 'log' | 'switches'>) {
  return (error: RequestError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.code === 'FST_ERR_BAD_URL' && isPerson(request)) return leadToNoPage(reply);
    const refusal =
      refusalByCode[error.code ?? ''] ??
      ((error.statusCode ?? 500) < 500
        ? refuse('request-invalid', { facts: { place: 'request' } })
        : refuse('fault'));
    if (refusal.refused === 'fault')
      ports.log.error({ error, requestId: request.id }, 'a request failed');
    return sendRefusal(ports, request, reply, refusal);
  };
}

/** Somebody who typed or followed an address, and would read a page. */
const isPerson = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !callPath.test(url);

/** No page has such an address: each front end says so, in the visitor's language. */
function leadToNoPage(reply: FastifyReply): FastifyReply {
  addBareSecurityHeaders(reply);
  return reply.redirect('/page-not-found');
}

/** To be called before any route is added: it learns which paths there are. */
export function addRefusalsOutsideRoutes(
  app: FastifyInstance,
  ports: Pick<GatewayPorts, 'texts' | 'log' | 'switches'>,
): void {
  const served: { path: string[]; methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    served.push({ path: partsOf(url), methods: [method].flat() });
  });
  app.setErrorHandler(answerError(ports));
  app.setNotFoundHandler((request, reply) => {
    const path = partsOf(request.url.split('?')[0] ?? '/');
    const fitting = served.filter((route) => fits(path, route.path));
    // A route may also say itself that there is nothing: then its method is not the reason.
    const hidden = fitting.some(({ methods }) => methods.includes(request.method));
    const refused = fitting.length === 0 || hidden ? 'path-unknown' : 'method-not-supported';
    return sendRefusal(ports, request, reply, refuse(refused));
  });
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

function fits(path: readonly string[], pattern: readonly string[]): boolean {
  return (
    path.length === pattern.length &&
    pattern.every((part, index) => part === path[index] || (part.startsWith(':') && path[index]))
  );
}

export function sendRefusal(
  ports: Pick<GatewayPorts, 'texts' | 'switches'>,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
) {
  const language = request.headers['language'] ?? request.headers['accept-language'];
  const locale = ports.texts.localeOf(language?.toString());
  const wire = wireOf(request.url);
  const { status, body } = writeRefusal(ports, locale, refusal, request.id, { wire });
  // A path that cannot be read is answered past all hooks.
  addBareSecurityHeaders(reply);
  const onWire = statusOnWire(ports, wire, status);
  reply.code(onWire).type(jsonType).header('x-request-id', request.id);
  // As a text: what goes out with 200 would else be written by the schema of a success.
  return reply.send(JSON.stringify(body));
}

const vendorsPath = /^\/vendor\/(v1|hash|rsa)\//u;

/** Vendors read a refusal in one form, also of a message that never reached its endpoint. */
const wireOf = (path: string): Wire => (vendorsPath.test(path) ? 'vendor' : wireOfPath(path));
