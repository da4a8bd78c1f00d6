// Every way to spoil one field of a right request: the wrong type, no value, a value out of bounds,
// a null byte, an amount that is no amount. None may reach an action.
import type { EndpointSpec } from '@baize/contract';
import { places, sampleInput, schemaOf } from './sample.ts';
import type { Fields, Input, Place, Schema } from './sample.ts';

export interface Misfit {
  /** What is wrong, e.g. `body/amount is -1`. */
  readonly what: string;
  readonly input: Input;
}

/** A number that JSON can say and no machine number can hold: it is read as infinite. */
export const overflowing = '\u0001overflowing';

/** Half of a surrogate pair, which no text may hold. An address cannot carry one. */
const halfAPair = 'x\ud83c';

/** The right request of an endpoint, spoiled in every place, one at a time. */
export function misfitsOf(endpoint: EndpointSpec): Misfit[] {
  const right = sampleInput(endpoint);
  return places.flatMap((place) => {
    const schema = schemaOf(endpoint, place);
    return schema ? misfitsIn(place, schema, right) : [];
  });
}

function misfitsIn(place: Place, whole: Schema, right: Input): Misfit[] {
  return Object.entries(whole.properties ?? {}).flatMap(([name, schema]) => {
    const fields = right[place] ?? {};
    const spoil = (value: unknown): Misfit => ({
      what: `${place}/${name} is ${print(value)}`,
      input: { ...right, [place]: { ...fields, [name]: value } },
    });
    const bad = place === 'body' ? badValues(schema) : badTexts(schema, place);
    const missing = place !== 'params' && whole.required?.includes(name);
    return [
      ...bad.map(spoil),
      ...(missing
        ? [{ what: `${place}/${name} is missing`, input: without(right, place, name) }]
        : []),
    ];
  });
}

function without(right: Input, place: Place, name: string): Input {
  const fields: Fields = { ...right[place] };
  delete fields[name];
  return { ...right, [place]: fields };
}

function print(value: unknown): string {
  if (value === overflowing) return 'a number beyond all bounds';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length} characters)` : text;
}

const asTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, {}, ['a'], null],
  number: ['text', '12', true, {}, [1], null],
  integer: ['text', '12', true, {}, [1], null, 1.5],
  boolean: ['true', 1, 0, {}, [], null],
};

/** JSON values that do not fit. Optional fields may be absent but never null. */
function badValues(schema: Schema): unknown[] {
  if (schema.anyOf) return badOfChoice(schema.anyOf);
  if (schema.enum) return ['no-such-choice', 7, null, {}];
  const wrong = asTypes[schema.type ?? ''] ?? [];
  if (schema.type === 'string') return [...wrong, halfAPair, ...badStrings(schema)];
  if (schema.type === 'number' || schema.type === 'integer')
    return [...wrong, ...outOfBounds(schema)];
  return [...wrong];
}

function badOfChoice(choices: readonly Schema[]): unknown[] {
  const types = choices.map(({ type }) => type);
  const texts = choices.find(({ type }) => type === 'string');
  return [
    ...(types.includes('object') ? [] : [{}]),
    ...(types.includes('array') ? [] : [['a']]),
    ...(types.includes('boolean') ? [] : [true]),
    ...(texts ? badStrings(texts) : []),
  ];
}

const noAmounts = [
  '-1',
  '1.23456',
  '1e5',
  'NaN',
  'Infinity',
  '0x10',
  ' 1',
  '1,000',
  '9'.repeat(20),
];

function badStrings(schema: Schema): string[] {
  const fits = (text: string) =>
    schema.pattern !== undefined && new RegExp(schema.pattern, 'u').test(text);
  const unfit = schema.pattern === undefined ? [] : ['§', '', 'a b', 'a\u0000', ...noAmounts];
  return [
    'a\u0000b',
    ...(schema.maxLength === undefined ? [] : ['a'.repeat(schema.maxLength + 1)]),
    ...((schema.minLength ?? 0) > 0 ? [''] : []),
    ...unfit.filter((text) => !fits(text)),
  ];
}

function outOfBounds(schema: Schema): unknown[] {
  return [
    ...(schema.minimum === undefined ? [] : [schema.minimum - 1, -1e300]),
    ...(schema.maximum === undefined ? [] : [schema.maximum + 1, 1e300]),
    overflowing,
  ];
}

/** Texts of an address that do not fit; a list where one value is meant is given twice. */
function badTexts(schema: Schema, place: Place): unknown[] {
  if (place === 'params') return ['a b', 'é', '..', 'a'.repeat(65), 'a\u0000'];
  const twice = [['1', '2']];
  if (schema.type === 'string') return [...twice, ...badStrings(schema)];
  const numbers = ['abc', '1e999', 'NaN', '', '--1', '１'];
  return [...twice, ...numbers, ...(schema.type === 'integer' ? ['1.5'] : []), ...bounds(schema)];
}

function bounds(schema: Schema): string[] {
  return outOfBounds(schema)
    .filter((value) => typeof value === 'number')
    .map((value) => BigInt(Math.trunc(value)).toString());
}
