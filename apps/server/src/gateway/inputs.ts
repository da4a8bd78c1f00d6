// Reads what a caller sent into the flat input an endpoint asks for, or says that it does not fit.
// Bodies are taken as they are; query and path texts are turned into the numbers and switches the
// schema names.
import { Ajv, type ValidateFunction } from 'ajv';
import type { EndpointSpec } from '@baize/contract';
import type { Body } from './body.ts';

const strict = { strict: false, allErrors: false, useDefaults: true } as const;
const bodyKeeping = new Ajv({ ...strict, coerceTypes: false });
const bodyStripping = new Ajv({ ...strict, coerceTypes: false, removeAdditional: 'all' });
const textual = new Ajv({ ...strict, coerceTypes: 'array', removeAdditional: 'all' });

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: Body;
}

/** The input, or the place that does not fit, e.g. `body/amount`. */
export type ReadInput = (
  raw: RawInput,
) => { readonly input: Record<string, unknown> } | { readonly misfit: string };

const compiled = new WeakMap<EndpointSpec, ReadInput>();

/** Reads by an endpoint's schemas. A process compiles them once, when the first caller comes. */
export function inputsOf(endpoint: EndpointSpec): ReadInput {
  return (raw) => (compiled.get(endpoint) ?? compileInputs(endpoint))(raw);
}

function compileInputs(endpoint: EndpointSpec): ReadInput {
  const ignores =
    (endpoint.unknownFields ?? (endpoint.wire === 'own' ? 'refuse' : 'ignore')) === 'ignore';
  const params = endpoint.params && textual.compile(endpoint.params);
  const query = endpoint.query && textual.compile(endpoint.query);
  const body =
    endpoint.body &&
    (ignores
      ? bodyStripping.compile(endpoint.body)
      : bodyKeeping.compile({ ...endpoint.body, additionalProperties: false }));
  const fields = endpoint.alsoForm && endpoint.body && textual.compile(endpoint.body);
  const read: ReadInput = (raw) => {
    const input: Record<string, unknown> = {};
    const misfit =
      take(input, params, raw.params, 'path') ??
      take(input, query, raw.query, 'query') ??
      ('fields' in raw.body
        ? take(input, fields || undefined, raw.body.fields, 'body')
        : take(input, body, 'content' in raw.body ? raw.body.content : {}, 'body'));
    return misfit === undefined ? { input } : { misfit };
  };
  compiled.set(endpoint, read);
  return read;
}

function take(
  input: Record<string, unknown>,
  check: ValidateFunction | undefined,
  part: unknown,
  name: string,
): string | undefined {
  if (!check) return undefined;
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return name;
  const copy = { ...part };
  if (!check(copy)) return name + (check.errors?.[0]?.instancePath ?? '');
  if (!isStorable(copy)) return name;
  Object.assign(input, copy);
  return undefined;
}

const depthMax = 32;

/**
 * PostgreSQL stores neither U+0000 nor half a surrogate pair: no input may hold one, however deep,
 * and none goes deeper than anything of ours does.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  // JSON can say 1e999, which is read as infinite.
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > depthMax) return false;
  return Object.keys(value).every(
    (key) => isStorable(key) && isStorable(value[key as keyof typeof value], depth + 1),
  );
}
