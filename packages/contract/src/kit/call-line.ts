// A call as a built front end carries it: one line of text beside the code that makes the call.
// Method and path, flags, module, fields of the query, fields of the body:
// `P/wps/session/login|wsi|LOGIN||account password`. It says where a call goes and which of its
// fields go where, not how the server checks them.
import type { EndpointSpec } from './endpoint.ts';

const letters = { GET: 'G', POST: 'P', PUT: 'U', DELETE: 'D' } as const;
const methods: Readonly<Record<string, string>> = { G: 'GET', P: 'POST', U: 'PUT', D: 'DELETE' };

export function lineOfCall(endpoint: EndpointSpec): string {
  const { method, path, modules, query, body } = endpoint;
  const parts = [flagsOf(endpoint), modules?.[0] ?? '', fieldsOf(query), fieldsOf(body)];
  return [letters[method] + path, ...parts].join('|').replace(/\|+$/u, '');
}

/** Callers know two ways to read an answer apart from the plain one. */
const flagsOf = ({ wire, sealed, intent, contentType }: EndpointSpec): string =>
  [wire === 'wps' && 'w', sealed && 's', intent && 'i', contentType && 'f']
    .filter(Boolean)
    .join('');

/** A part without fields is there all the same. */
const fieldsOf = (part: EndpointSpec['body']): string =>
  part === undefined ? '' : Object.keys(part.properties).join(' ') || '-';

/** The endpoint of a line, as far as callers need it. */
export function endpointOfLine(line: string): EndpointSpec {
  const [to = '', flags = '', module, query, body] = line.split('|');
  return {
    method: methods[to.charAt(0)],
    path: to.slice(1),
    wire: flags.includes('w') ? 'wps' : 'own',
    sealed: flags.includes('s'),
    intent: flags.includes('i'),
    contentType: flags.includes('f') ? 'file' : undefined,
    modules: module ? [module] : undefined,
    params: partOf(to.match(/(?<=:)\w+/gu)?.join(' ')),
    query: partOf(query),
    body: partOf(body),
  } as unknown as EndpointSpec;
}

const partOf = (names: string | undefined) =>
  names ? { properties: Object.fromEntries(names.split(' ').map((name) => [name, 1])) } : undefined;
