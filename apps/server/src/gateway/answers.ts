// Writes answers and refusals on the wire as the family does: {success, value} on /wps, bare
// elsewhere, and for a refusal its name, its family code and a message in the caller's language.
import { build } from 'fast-json-stringify';
import { refusals, type EndpointSpec, type Refusal } from '@baize/contract';
import type { GatewayPorts } from './ports.ts';

export const jsonType = 'application/json; charset=utf-8';

export interface WireAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | unknown;
}

/** Body of a success. The serializer of the route drops every field the contract does not name. */
export function writeGiven({ wire, tokenBeside }: EndpointSpec, given: unknown): unknown {
  if (wire !== 'wps') return given;
  const beside = tokenBeside ? { token: (given as { readonly token: string }).token } : {};
  return { success: true, value: given, ...beside };
}

/** Status and body of a refusal. */
export function writeRefusal(
  ports: Pick<GatewayPorts, 'texts'>,
  locale: string,
  refusal: Refusal,
  requestId: string,
  { wire, olderCodes = {} }: Pick<EndpointSpec, 'wire' | 'olderCodes'> = { wire: 'own' },
): WireAnswer {
  const fact = refusals[refusal.refused];
  const facts = refusal.facts ?? {};
  const message = ports.texts.refusal(locale, refusal.refused, facts);
  if (wire === 'vendor') {
    const body = { error: refusal.refused, message, ...refusal.value };
    return { status: fact.status, body };
  }
  return {
    status: fact.status,
    body: {
      success: false,
      errorCode: olderCodes[refusal.refused] ?? fact.code,
      refused: refusal.refused,
      message,
      ...(refusal.facts ? { facts } : {}),
      ...(refusal.value ? { value: refusal.value } : {}),
      requestId,
    },
  };
}

type Serializer = (given: unknown) => string;
const compiled = new WeakMap<EndpointSpec, Serializer>();

/** Writes by an endpoint's schema. A process compiles it once, when the first answer is given. */
export function serializerOf(endpoint: EndpointSpec): Serializer {
  return (given) => (compiled.get(endpoint) ?? compileSerializer(endpoint))(given);
}

function compileSerializer(endpoint: EndpointSpec): Serializer {
  const write: Serializer = build(schemaOfGiven(endpoint));
  compiled.set(endpoint, write);
  return write;
}

/** JSON schema of a success on the wire, for the serializer and the OpenAPI page. */
export function schemaOfGiven(endpoint: EndpointSpec): Record<string, unknown> {
  const gives = endpoint.gives as unknown as Record<string, unknown>;
  if (endpoint.wire !== 'wps') return gives;
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      value: gives,
      ...(endpoint.tokenBeside ? { token: { type: 'string' } } : {}),
    },
    required: ['success', 'value'],
  };
}
