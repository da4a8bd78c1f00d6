// A value that fits a schema of the contract, so that every endpoint, now and later, can be called
// rightly and then spoiled in one place.
import type { EndpointSpec } from '@baize/contract';

/** A JSON schema as the contract writes it. */
export interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  /** Fields whose names fit. */
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export type Place = 'params' | 'query' | 'body';
export type Fields = Record<string, unknown>;
export type Input = { readonly [P in Place]?: Fields };

export const places: readonly Place[] = ['params', 'query', 'body'];

export function schemaOf(endpoint: EndpointSpec, place: Place): Schema | undefined {
  return endpoint[place] as unknown as Schema | undefined;
}

/** Every field of the endpoint, the optional ones too, filled with a value that fits. */
export function sampleInput(endpoint: EndpointSpec): Input {
  const filled = places.flatMap((place) => {
    const schema = schemaOf(endpoint, place);
    return schema ? [[place, sampleOf(schema) as Fields] as const] : [];
  });
  return Object.fromEntries(filled);
}

// Texts for the patterns of the contract; a new pattern that none of them fits needs a line here.
const colour = '#a1b2c3';
const texts = [
  '1',
  '1.0',
  'sample-1',
  '/help',
  'PHP',
  '2026-11-21',
  '12345678',
  'a'.repeat(64),
  colour,
];

export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'string':
      return sampleText(schema);
    default:
      return 1;
  }
}

function sampleText(schema: Schema): string {
  const fits = schema.pattern === undefined ? /^/u : new RegExp(schema.pattern, 'u');
  const found = texts.find(
    (text) =>
      fits.test(text) &&
      text.length >= (schema.minLength ?? 0) &&
      text.length <= (schema.maxLength ?? Infinity),
  );
  if (found === undefined) throw new Error(`No sample fits ${JSON.stringify(schema)}: add one`);
  return found;
}
