// Prints the contract as an OpenAPI 3.1 document: the same values that make the routes, so it
// cannot say anything else.
import {
  gatewayRefusals,
  refusals,
  type Contract,
  type EndpointSpec,
  type RefusalName,
} from '@baize/contract';
import { schemaOfGiven } from './answers.ts';

type Json = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly openapi: string;
  readonly info: Json;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const refusalSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    errorCode: { type: 'string' },
    refused: { type: 'string' },
    message: { type: 'string' },
    facts: { type: 'object' },
    value: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** The form of a refusal for vendors. */
const errorSchema = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    balance: { type: 'string' },
  },
};
const ofSignatures: readonly RefusalName[] = ['signature-wrong', 'message-stale'];
/** The gateway's answers to a vendor's message; its other answers are not for vendors. */
const toVendors: readonly RefusalName[] = [
  ...ofSignatures,
  'path-unknown',
  'method-not-supported',
  'body-too-large',
  'content-not-supported',
  'request-invalid',
  'too-many-requests',
  'fault',
];

/** A message of a vendor is proved by its headers or, hashed, by fields of its form. */
const proofHeaders = ['X-Vendor', 'X-Timestamp', 'X-Signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));
const proofFields = ['vendor', 'timestamp', 'hash'];
const isHashed = (path: string) => path.startsWith('/vendor/hash/');

/** The document for the endpoints that `serves` picks. */
export function openApiOf(
  contract: Contract,
  serves: (endpoint: EndpointSpec) => boolean,
): OpenApi {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [noun, endpoints] of Object.entries(contract)) {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      if (!serves(endpoint)) continue;
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        const at = path.replace(/:([a-zA-Z]+)/g, '{$1}');
        const methods = (paths[at] ??= {});
        for (const method of [endpoint.method, ...(endpoint.alsoMethods ?? [])]) {
          methods[method.toLowerCase()] = operationOf(noun, key, endpoint, path, method);
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baize', version: '1', description: 'Printed from the contract.' },
    paths,
  };
}

function operationOf(
  noun: string,
  key: string,
  endpoint: EndpointSpec,
  path: string,
  method: string,
): Json {
  const canonical = path === endpoint.path && method === endpoint.method;
  return {
    operationId: canonical ? `${noun}.${key}` : `${noun}.${key}:${method}:${path}`,
    tags: [noun],
    summary: endpoint.summary,
    'x-who': endpoint.who,
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    ...(endpoint.modules ? { 'x-modules': endpoint.modules } : {}),
    ...(endpoint.sealed ? { 'x-sealed': true } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.intent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }]
        : []),
      ...(endpoint.who === 'vendor' && !isHashed(path) ? proofHeaders : []),
    ],
    ...(endpoint.who === 'vendor' ? messageOf(endpoint, path) : bodyOf(endpoint)),
    responses: responsesOf(endpoint),
  };
}

function bodyOf({ body, alsoForm }: EndpointSpec): Json {
  if (!body) return {};
  const kinds = ['application/json', ...(alsoForm ? ['application/x-www-form-urlencoded'] : [])];
  const content = Object.fromEntries(kinds.map((kind) => [kind, { schema: body }]));
  return { requestBody: { required: true, content } };
}

/** The body of a vendor's message, as its style writes it. */
function messageOf({ body }: EndpointSpec, path: string): Json {
  const required = (body?.['required'] ?? []) as readonly string[];
  const fields = Object.entries(body?.properties ?? {});
  const kind = isHashed(path) ? 'application/x-www-form-urlencoded' : 'application/json';
  const schema = {
    type: 'object',
    required: isHashed(path) ? [...required, ...proofFields] : required,
    properties: Object.fromEntries(
      fields.filter(([name]) => isHashed(path) || !proofFields.includes(name)),
    ),
  };
  return { requestBody: { required: true, content: { [kind]: { schema } } } };
}

function parametersOf(schema: EndpointSpec['params'], place: 'path' | 'query'): Json[] {
  const required = new Set((schema?.['required'] as readonly string[] | undefined) ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: inner,
  }));
}

function responsesOf(endpoint: EndpointSpec): Json {
  const byStatus = new Map<number, RefusalName[]>();
  const isVendors = endpoint.who === 'vendor';
  const before = gatewayRefusals.filter((name) =>
    isVendors ? toVendors.includes(name) : !ofSignatures.includes(name),
  );
  for (const name of [...before, ...endpoint.refusals]) {
    const { status } = refusals[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const responses: Record<string, Json> = {
    '200': {
      description: 'Given',
      content: endpoint.contentType
        ? { [endpoint.contentType]: { schema: endpoint.gives } }
        : { 'application/json': { schema: schemaOfGiven(endpoint) } },
    },
  };
  for (const [status, names] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[String(status)] = {
      description: names.join(', '),
      content: { 'application/json': { schema: isVendors ? errorSchema : refusalSchema } },
    };
  }
  return responses;
}
