// Changes of a right request: fields left out, added, repeated and replaced by what nobody sends,
// another caller, another key.
import { places, type Fields, type Place } from '../door/sample.ts';
import type { Chance } from '../chance.ts';
import { hostilePicture, hostileText, hostileValue } from './hostile.ts';
import type { Letter } from './letter.ts';
import type { People } from './people.ts';

export interface Tricking {
  readonly chance: Chance;
  readonly people: People;
  /** A session that has ended. */
  readonly endedToken: string;
}

/** The letter with a change, or undefined where there is nothing to change. */
export type Trick = (letter: Letter, tricking: Tricking) => Partial<Letter> | undefined;

/** A field of some place, drawn at random. */
function someField({ input }: Letter, chance: Chance) {
  const all = places.flatMap((place) =>
    Object.keys(input[place] ?? {}).map((name) => ({ place, name })),
  );
  return all.length > 0 ? chance.pick(all) : undefined;
}

function withField(letter: Letter, place: Place, name: string, value: unknown): Partial<Letter> {
  const fields: Fields = { ...letter.input[place], [name]: value };
  if (value === undefined) delete fields[name];
  return { input: { ...letter.input, [place]: fields } };
}

const replaceField: Trick = (letter, { chance }) => {
  const field = someField(letter, chance);
  if (!field) return undefined;
  const { place, name } = field;
  const value = place === 'body' ? hostileValue(chance) : hostileText(chance);
  // Nothing at its place in a path makes it the path of another call.
  const mayStray = letter.mayStray || (place === 'params' && value === '');
  return { ...withField(letter, place, name, value), mayStray };
};

const dropField: Trick = (letter, { chance }) => {
  const field = someField(letter, chance);
  if (!field || field.place === 'params') return undefined;
  return withField(letter, field.place, field.name, undefined);
};

const added = ['playerId', 'isAdmin', '__proto__', 'constructor', 'id', 'state', 'amount', 'x'];

const addField: Trick = (letter, { chance }) => {
  const place = letter.input.body ? 'body' : 'query';
  const fields = JSON.parse(`{"${chance.pick(added)}":1}`) as Fields;
  const body: Fields = {};
  Object.defineProperties(body, Object.getOwnPropertyDescriptors(letter.input[place] ?? {}));
  const [name = 'x'] = Object.keys(fields);
  const value = chance.percent(50) ? 1 : hostileText(chance);
  Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
  return { input: { ...letter.input, [place]: body } };
};

/** A list where one value is meant; in an address the name stands there twice. */
const listField: Trick = (letter, { chance }) => {
  const field = someField(letter, chance);
  if (!field || field.place === 'params') return undefined;
  const { place, name } = field;
  const value = letter.input[place]?.[name];
  return withField(letter, place, name, chance.percent(50) ? [value] : [value, value]);
};

/** Another value deep in a field that is an object or a list. */
const replaceDeep: Trick = (letter, { chance }) => {
  const fields = Object.entries(letter.input.body ?? {});
  const deep = fields.filter(([, value]) => typeof value === 'object' && value !== null);
  if (deep.length === 0) return undefined;
  const [name, value] = chance.pick(deep);
  return withField(letter, 'body', name, spoiled(value, chance));
};

function spoiled(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.percent(20))
    return hostileValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.percent(20)) return [...value, hostileValue(chance)];
    const at = chance.int(value.length);
    return value.map((one: unknown, index) => (index === at ? spoiled(one, chance) : one));
  }
  const names = Object.keys(value);
  if (names.length === 0) return { x: hostileValue(chance) };
  const name = chance.pick(names);
  return { ...value, [name]: spoiled(value[name as keyof typeof value], chance) };
}

const manyEntries: Trick = (letter, { chance }) => {
  const lists = Object.entries(letter.input.body ?? {}).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return undefined;
  const [name, value] = chance.pick(lists) as [string, unknown[]];
  const long = Array.from({ length: chance.pick([50, 500]) }, () => value[0] ?? 'x');
  return withField(letter, 'body', name, long);
};

/** The same name twice in one object: the last one counts, for the checks too. */
const repeatField: Trick = (letter, { chance }) => {
  const names = Object.keys(letter.input.body ?? {});
  if (names.length === 0) return undefined;
  const again = `${JSON.stringify(chance.pick(names))}:${JSON.stringify(hostileText(chance))}`;
  const isFirst = chance.percent(50);
  return {
    text: (text) =>
      isFirst ? text.replace('{', `{${again},`) : text.replace(/\}$/u, `,${again}}`),
  };
};

const renameField: Trick = (letter, { chance }) => {
  const names = Object.keys(letter.input.body ?? {});
  if (names.length === 0) return undefined;
  const name = chance.pick(names);
  const { [name]: value, ...rest } = letter.input.body ?? {};
  const other = chance.pick([name.toUpperCase(), ` ${name}`, `${name}\u0000`, `${name}[]`]);
  return { input: { ...letter.input, body: { ...rest, [other]: value } } };
};

const moveFields: Trick = ({ input }) => {
  if (input.body)
    return { input: { ...input, query: { ...input.query, ...input.body }, body: {} } };
  return input.query ? { input: { ...input, body: input.query, query: {} } } : undefined;
};

const lyingPicture: Trick = (letter, { chance }) => {
  const body = letter.input.body ?? {};
  if ('pictures' in body) return withField(letter, 'body', 'pictures', [hostilePicture(chance)]);
  const name = ['picture', 'proof'].find((one) => one in body);
  return name === undefined ? undefined : withField(letter, 'body', name, hostilePicture(chance));
};

const strangeAmount: Trick = (letter, { chance }) => {
  const name = ['amount', 'value', 'minimum'].find((one) => one in (letter.input.body ?? {}));
  return name === undefined ? undefined : withField(letter, 'body', name, hostileValue(chance));
};

const otherCaller: Trick = (_letter, { chance, people }) => {
  const person = chance.pick(people.all);
  return { person, token: person.token };
};

const noSession: Trick = (letter, { chance, endedToken }) => {
  const { token = 'x' } = letter;
  const garbled = ['', 'x', `${token}x`, `Bearer ${token}`, token.repeat(5), `${token}' or 1=1`];
  const given = chance.pick([endedToken, ...garbled]);
  return { token: chance.percent(20) ? undefined : given, person: nobody };
};

const nobody = { name: 'nobody', kind: 'visitor', token: undefined } as const;

const keys = [
  'short',
  'x'.repeat(101),
  'with a space',
  '0'.repeat(8),
  '%00%00%00%00',
  '../../../..',
];
const strangeKey: Trick = (_letter, { chance }) => ({ intent: chance.pick(keys) });

/** Changes of what is said and by whom. */
export const fieldTricks: Readonly<Record<string, Trick>> = {
  'field replaced': replaceField,
  'field left out': dropField,
  'field added': addField,
  'field as a list': listField,
  'deep field replaced': replaceDeep,
  'many entries': manyEntries,
  'field repeated': repeatField,
  'field renamed': renameField,
  'fields elsewhere': moveFields,
  'lying picture': lyingPicture,
  'strange amount': strangeAmount,
  'other caller': otherCaller,
  'no session': noSession,
  'strange key': strangeKey,
};
