// The gateway: the only way in. It turns the contract into routes; each request passes the same
// checks in the same order.
import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { contract, refuse, type EndpointSpec, type Refusal } from '@baize/contract';
import { writeRefusal } from './answers.ts';
import { addOperations } from './operations.ts';
import type { GatewayPorts } from './ports.ts';
import { createRates } from './rates.ts';
import { addRoute, type AnyAction } from './route.ts';
import { addSecurityHeaders } from './security-headers.ts';

export type { GatewayLimits, GatewayPorts } from './ports.ts';
export { addFiles, type FilesSettings } from './files.ts';
export { openApiOf } from './open-api.ts';
export { sessionCookie, staffCookie } from './caller.ts';

export interface GatewaySettings {
  /**
   * Which endpoints this listener serves: the console's calls are not reachable on the site's
   * address, nor the reverse.
   */
  readonly serves: (endpoint: EndpointSpec) => boolean;
  /** Whether the process takes new work; false while it starts and while it drains. */
  readonly isReady: () => Promise<boolean>;
}

/** All actions by noun and endpoint name; compose proves by type that none is missing. */
export type AllActions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Builds a listener that is not yet listening. */
export function createGateway(
  ports: GatewayPorts,
  actions: AllActions,
  settings: GatewaySettings,
): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    bodyLimit: ports.limits.bodyBytesMax,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/jose', 'text/plain'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.setValidatorCompiler(() => () => true);
  addSecurityHeaders(app);
  const rates = createRates(ports.limits);
  for (const [noun, endpoints] of Object.entries(contract)) {
    for (const [key, endpoint] of Object.entries(endpoints) as [string, EndpointSpec][]) {
      if (!settings.serves(endpoint)) continue;
      const action = actions[noun]?.[key] as AnyAction;
      addRoute(app, ports, rates, `${noun}.${key}`, endpoint, action);
    }
  }
  addOperations(app, ports, settings);
  addRefusalsOutsideRoutes(app, ports);
  return app;
}

const refusalByFastifyCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse('body-too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('content-not-supported'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse('request-invalid', { facts: { place: 'body' } }),
};

function addRefusalsOutsideRoutes(app: FastifyInstance, ports: GatewayPorts): void {
  app.setErrorHandler((error: { code?: string; statusCode?: number }, request, reply) => {
    const known = refusalByFastifyCode[error.code ?? ''];
    const refusal =
      known ??
      ((error.statusCode ?? 500) < 500
        ? refuse('request-invalid', { facts: { place: 'request' } })
        : refuse('fault'));
    if (refusal.refused === 'fault')
      ports.log.error({ error, requestId: request.id }, 'a request failed');
    const locale = ports.texts.localeOf(request.headers['language']?.toString());
    const { status, body } = writeRefusal(ports, locale, refusal, request.id);
    return reply.code(status).header('x-request-id', request.id).send(body);
  });
}

/** The refusal of a path nobody serves, or of a method the path does not know. */
export function refuseUnknownPath(app: FastifyInstance, ports: GatewayPorts): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).some((method) =>
      app.findRoute({ method, url: path }),
    );
    const locale = ports.texts.localeOf(request.headers['language']?.toString());
    const refusal = refuse(known ? 'method-not-supported' : 'path-unknown');
    const { status, body } = writeRefusal(ports, locale, refusal, request.id);
    return reply.code(status).header('x-request-id', request.id).send(body);
  });
}
