// The body of a request, by its content type: JSON, a sealed text in every form
// that clients write it, the fields of a form, or bytes. A client that names no kind brings JSON.
import { refuse, type EndpointSpec, type Refusal } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import type { GatewayPorts } from './ports.ts';

const form = 'application/x-www-form-urlencoded';
const written = ['application/json', 'application/jose', 'text/plain', ''];

/** `bytes` are for the action as they are; `fields` are texts, to be read as the schema says. */
export type Body =
  | { readonly content: unknown }
  | { readonly fields: Readonly<Record<string, unknown>> }
  | { readonly bytes: Uint8Array | undefined };

/** Refuses a body of a kind that this endpoint does not read. */
export function refusalOfKind(
  endpoint: EndpointSpec,
  request: FastifyRequest,
): Refusal | undefined {
  if (!(endpoint.body ?? endpoint.rawBody) || request.body === undefined) return undefined;
  return kindsOf(endpoint).includes(kindOf(request)) ? undefined : refuse('content-not-supported');
}

function kindsOf(endpoint: EndpointSpec): readonly string[] {
  // Older libraries name every text of theirs a form, a sealed one too.
  return endpoint.alsoForm || endpoint.sealed ? [...written, form] : written;
}

function kindOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether the body says that it is the fields of a form. */
export const isForm = (request: FastifyRequest): boolean => kindOf(request) === form;

/** Reads the body of a request to this endpoint. */
export function readBody(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  ports: Pick<GatewayPorts, 'unseal'>,
): Body | Refusal | Promise<Body | Refusal> {
  const { body } = request;
  if (endpoint.rawBody) return { bytes: body instanceof Uint8Array ? body : undefined };
  if (!endpoint.body) return { content: undefined };
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body).trim() : '';
  if (endpoint.sealed) return unsealed(text, request, ports);
  if (endpoint.alsoForm && isForm(request))
    return { fields: Object.fromEntries(new URLSearchParams(text)) };
  // Clients of the family leave out a body that has nothing to say.
  const isLeftOut = body === undefined || (text === '' && kindOf(request) !== 'application/json');
  if (isLeftOut && !endpoint.body.required?.length) return { content: {} };
  const content = parsed(text);
  return content === undefined
    ? refuse('request-invalid', { facts: { place: 'body' } })
    : { content: named(endpoint, content) };
}

/** A bare list, as the field that it stands for. */
function named({ bodyList }: EndpointSpec, content: unknown): unknown {
  return bodyList !== undefined && Array.isArray(content) ? { [bodyList]: content } : content;
}

async function unsealed(
  text: string,
  request: FastifyRequest,
  { unseal }: Pick<GatewayPorts, 'unseal'>,
): Promise<Body | Refusal> {
  const sealed = sealedText(text);
  const key = request.headers['encryption']?.toString();
  const content = sealed === undefined ? undefined : await unseal(sealed, { key });
  return content === undefined ? refuse('seal-invalid') : { content };
}

/** A sealed text stands bare, as a JSON text, or as the `value` of an object. */
function sealedText(text: string): string | undefined {
  if (/^[\w+/.=-][\w+/.=\s-]*$/.test(text)) return text.replace(/\s/g, '');
  const content = parsed(text);
  const value =
    typeof content === 'object' && content !== null && 'value' in content ? content.value : content;
  return typeof value === 'string' ? value.replace(/\s/g, '') : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
