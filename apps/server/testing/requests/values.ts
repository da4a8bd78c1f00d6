// A value that fits a schema of the contract, drawn from a seed. Texts come from what the world
// knows under the field's name, else from texts of many kinds that the field's pattern lets pass.
import type { Schema } from '../door/sample.ts';
import type { Chance } from '../chance.ts';

export interface Drawing {
  readonly chance: Chance;
  /** What the world knows under a field's name. */
  readonly known: (field: string) => unknown;
}

const day = '2026-11-2';
const texts = [
  '0',
  '1',
  '1.0',
  '99.99',
  '100',
  '250',
  '1000',
  '2500.5',
  '0.0001',
  '123456789012345.9999',
  '-1',
  'sample-1',
  'PHP',
  'PH',
  'BDO',
  'gold',
  'vip-tag',
  'a remark of many words',
  'naïve ☂ 龙',
  '/help',
  'en',
  '#a1b2c3',
  `${day}1`,
  `${day}1 08:00:00`,
  '1970-01-01',
  '2026-02-30',
  '12345678',
  'a'.repeat(64),
  '0123456789abcdef'.repeat(4),
];
const numbers = [0, 1, 2, 50, 100, 100.5, 250, 1000, 5000];

export function valueOf(schema: Schema, drawing: Drawing, field = ''): unknown {
  const { chance } = drawing;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return valueOf(chance.pick(schema.anyOf), drawing, field);
  switch (schema.type) {
    case 'object': {
      const told = drawing.known(field);
      const isWhole = typeof told === 'object' && told !== null && !Array.isArray(told);
      return isWhole && chance.percent(80) ? told : fieldsOf(schema, drawing);
    }
    case 'array':
      return listOf(schema, drawing, field);
    case 'boolean':
      return chance.percent(50);
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return numberOf(schema, drawing, field);
    default:
      return textOf(schema, drawing, field);
  }
}

/** The fields that must be there, and about half of the others. */
export function fieldsOf(schema: Schema, drawing: Drawing): Record<string, unknown> {
  const asked = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) === true || drawing.chance.percent(40),
  );
  const named = Object.entries(schema.patternProperties ?? {}).flatMap(([pattern, inner]) =>
    ['en', 'id', 'sample-1']
      .filter((name) => new RegExp(pattern, 'u').test(name))
      .map((name) => [name, inner] as const),
  );
  return Object.fromEntries(
    [...asked, ...named].map(([name, inner]) => [name, valueOf(inner, drawing, name)]),
  );
}

function listOf(schema: Schema, drawing: Drawing, field: string): unknown[] {
  const least = schema.minItems ?? 0;
  const told = drawing.known(field);
  if (Array.isArray(told)) return told as unknown[];
  const length = drawing.chance.between(least, least + 3);
  return Array.from({ length }, () => valueOf(schema.items ?? {}, drawing, field));
}

function numberOf(schema: Schema, { chance, known }: Drawing, field: string): number {
  const { minimum = -Infinity, maximum = Infinity, type } = schema;
  const told = known(field);
  const fits = (value: unknown): value is number =>
    typeof value === 'number' &&
    value >= minimum &&
    value <= maximum &&
    (type !== 'integer' || Number.isInteger(value));
  if (fits(told) && chance.percent(80)) return told;
  const edges = [minimum, maximum].filter((edge) => Number.isFinite(edge));
  const fitting = [...numbers, ...numbers, ...edges].filter(fits);
  return fitting.length > 0 ? chance.pick(fitting) : Math.max(minimum, 0);
}

function textOf(schema: Schema, { chance, known }: Drawing, field: string): string {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const fits = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length >= minLength &&
    value.length <= maxLength &&
    form?.test(value) !== false;
  const told = known(field);
  if (fits(told) && chance.percent(90)) return told;
  const fitting = texts.filter(fits);
  return fitting.length > 0 ? chance.pick(fitting) : 'x'.repeat(Math.max(minLength, 1));
}
