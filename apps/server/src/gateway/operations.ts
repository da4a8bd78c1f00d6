// The endpoints for running a process: alive, ready, metrics, and the API description.
import { contract, type EndpointSpec } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';
import { openApiOf, type OpenApi } from './open-api.ts';
import { writeApiPage } from './api-page.ts';
import type { GatewayPorts } from './ports.ts';

interface OperationsSettings {
  readonly serves: (endpoint: EndpointSpec) => boolean;
  readonly isReady: () => Promise<boolean>;
}

export function addOperations(
  app: FastifyInstance,
  ports: GatewayPorts,
  settings: OperationsSettings,
): void {
  // Printed when somebody first asks: most processes are never asked.
  let document: OpenApi | undefined;
  const printed = () => (document ??= openApiOf(contract, settings.serves));
  app.get('/health', async () => ({ alive: true }));
  app.get('/ready', async (_request, reply) => {
    const ready = await settings.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    // Figures of the house are for the machine it runs on only, also where a proxy stands on it.
    const from = addressOf(request, ports.limits.trustedProxies);
    const forwarded = request.headers['x-forwarded-for'] !== undefined;
    if (forwarded || !/^(::1$|127\.)/.test(from)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(await ports.metrics.print());
  });
  app.get('/openapi.json', async () => printed());
  app.get('/openapi', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(writeApiPage(printed())),
  );
}
