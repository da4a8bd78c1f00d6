// Turns an endpoint and its flat input into one HTTP request of the contract, and the answer back
// into a result.
import type { EndpointSpec, RefusalName } from '@baize/contract';
import type { Failure, Success } from './result.ts';

export interface Parts {
  readonly path: string;
  readonly query: string;
  readonly body: Record<string, unknown> | undefined;
}

/** Splits a flat input into path, query string and body as the endpoint's schemas say. */
export function partsOf(endpoint: EndpointSpec, input: Readonly<Record<string, unknown>>): Parts {
  const inPath = new Set(Object.keys(endpoint.params?.properties ?? {}));
  const inQuery = new Set(Object.keys(endpoint.query?.properties ?? {}));
  const inBody = new Set(Object.keys(endpoint.body?.properties ?? {}));
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || inPath.has(name)) continue;
    if (inQuery.has(name)) query.append(name, String(value));
    else if (inBody.has(name)) body[name] = value;
  }
  return { path, query: query.size > 0 ? `?${query}` : '', body: endpoint.body ? body : undefined };
}

/** Reads an HTTP answer of either wire into a success or a failure. */
export async function readAnswer(
  endpoint: EndpointSpec,
  response: Response,
): Promise<Success<unknown> | Failure> {
  const requestId = response.headers.get('x-request-id') ?? '';
  if (response.ok && endpoint.contentType !== undefined)
    return { ok: true, value: await readFile(response) };
  const json: unknown = await response.json().catch(() => undefined);
  const record = isRecord(json) ? json : {};
  const failed = !response.ok || (endpoint.wire === 'wps' && record['success'] !== true);
  if (!failed) return { ok: true, value: endpoint.wire === 'wps' ? record['value'] : json };
  return {
    ok: false,
    refused: (record['refused'] as RefusalName | undefined) ?? 'fault',
    message: typeof record['message'] === 'string' ? record['message'] : '',
    facts: isRecord(record['facts']) ? (record['facts'] as Record<string, string | number>) : {},
    value: isRecord(record['value']) ? record['value'] : {},
    status: response.status,
    requestId,
  };
}

/** A text as it is; a file with its kind. */
const readFile = (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.startsWith('text/plain')
    ? response.text()
    : response.blob();

export function offline(): Failure {
  return {
    ok: false,
    refused: 'offline',
    message: '',
    facts: {},
    value: {},
    status: 0,
    requestId: '',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
