// The gateway: the only way in. It turns the contract into routes; each request passes the same
// checks in the same order.
import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { contract, type EndpointSpec } from '@baize/contract';
import { plainAddress } from './address.ts';
import { addOperations } from './operations.ts';
import { addRefusalsOutsideRoutes, answerError } from './outside-routes.ts';
import type { GatewayPorts } from './ports.ts';
import { createRates } from './rates.ts';
import { addRoute, type AnyAction } from './route.ts';
import { addSecurityHeaders } from './security-headers.ts';

export type { GatewayLimits, GatewayPorts } from './ports.ts';
export { addressOf, originOf, placeOf } from './address.ts';
export { addFiles, type FilesSettings } from './files.ts';
export type { PageParts, SiteScreen } from './pages.ts';

export interface GatewaySettings {
  /**
   * Selects the endpoints of this listener: the console's calls are not reachable on the site's
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
    frameworkErrors: answerError(ports),
    trustProxy: (address) => ports.limits.trustedProxies.includes(plainAddress(address)),
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
  // Every kind is read, within the size; whether an endpoint takes it is judged with its name.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setValidatorCompiler(() => () => true);
  endConnectionsWhenClosing(app);
  addSecurityHeaders(app, ports);
  addRefusalsOutsideRoutes(app, ports);
  const rates = createRates(ports.limits);
  for (const [noun, endpoints] of Object.entries(contract)) {
    for (const [key, endpoint] of Object.entries(endpoints) as [string, EndpointSpec][]) {
      if (!settings.serves(endpoint)) continue;
      const action = actions[noun]?.[key] as AnyAction;
      addRoute(app, ports, rates, `${noun}.${key}`, endpoint, action);
    }
  }
  addOperations(app, ports, settings);
  return app;
}

/** A caller's connection that stayed open after its last answer would hold the process up. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
