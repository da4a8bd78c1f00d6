// Gives the browser the contract without its schemas and without the calls that no file of the
// front end names: a caller needs to know where a call goes and which of its fields go where, not
// how the server checks them. Saves a third of the first page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as contractDoor from '@baize/contract';
import type { EndpointSpec, Noun, Who } from '@baize/contract';

/** Files of the contract without schemas, which browsers use as they are. */
const pureFiles = [
  './kit/field-rule.ts',
  './kit/refusal.ts',
  './agents/types.ts',
  './brand/theme.ts',
  './chat/terms.ts',
  './modules.ts',
  './permissions.ts',
  './settings/policies.ts',
];
const contractFile = /\/packages\/contract\/src\/index\.ts$/u;

/** The names of the fields alone; a part without fields is there all the same. */
const names = (part: EndpointSpec['body']) =>
  part === undefined ? '' : Object.keys(part.properties).join(' ') || '-';

const letters = { GET: 'G', POST: 'P', PUT: 'U', DELETE: 'D' } as const;

/** Callers know two ways to read an answer apart from the plain one. */
const flagsOf = ({ wire, sealed, intent, contentType }: EndpointSpec): string =>
  [wire === 'wps' && 'w', sealed && 's', intent && 'i', contentType && 'f']
    .filter(Boolean)
    .join('');

/** A line a call: no letter more than callers need, for every page carries it first. */
function slimEndpoint(name: string, endpoint: EndpointSpec): string {
  const { method, path, modules, query, body } = endpoint;
  const parts = [names(query), names(body)];
  const line = [name, letters[method] + path, flagsOf(endpoint), modules?.[0] ?? '', ...parts].join(
    '|',
  );
  return line.replace(/\|+$/u, '');
}

function slimNoun(
  [noun, endpoints]: readonly [string, Noun],
  callers: readonly Who[],
  named: ReadonlySet<string>,
): string {
  const offered = Object.entries(endpoints).filter(
    ([name, { who }]) => callers.includes(who) && named.has(name),
  );
  return [noun, ...offered.map(([name, spec]) => slimEndpoint(name, spec))].join('\n');
}

/** Makes endpoints of the lines again, in the browser. */
const growContract = `const methods = { G: 'GET', P: 'POST', U: 'PUT', D: 'DELETE' };
const fields = (names) => Object.fromEntries(names.map((name) => [name, 1]));
const part = (names) => names && {
  properties: fields(names === '-' ? [] : names.split(' ')),
};
const call = (line) => {
  const [name, to, flags = '', module, query, body] = line.split('|');
  return [name, {
    method: methods[to[0]],
    path: to.slice(1),
    wire: flags.includes('w') ? 'wps' : undefined,
    sealed: flags.includes('s'),
    intent: flags.includes('i'),
    contentType: flags.includes('f') ? 'file' : undefined,
    modules: module ? [module] : undefined,
    params: { properties: fields([...to.matchAll(/:(\\w+)/g)].map(([, name]) => name)) },
    query: part(query),
    body: part(body),
  }];
};
const grow = (text) => Object.fromEntries(text.split('\\n\\n').map((noun) => {
  const [name, ...calls] = noun.split('\\n');
  return [name, Object.fromEntries(calls.map(call))];
}));`;

/** Numbers and lists of plain values go along as they are; schemas and functions do not. */
const isPlain = ([name, value]: readonly [string, unknown]) =>
  typeof value === 'number' ||
  Array.isArray(value) ||
  name === 'patterns' ||
  /(?:States|Codes)$/u.test(name);

const plainExports = (): string[] =>
  Object.entries(contractDoor)
    .filter(isPlain)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);

/** Names each export: a chunk takes along what it names, and of `export *` everything. */
async function pureExports(): Promise<string[]> {
  const lines = pureFiles.map(async (file) => {
    const path = `../../packages/contract/src/${file}`;
    const found = (await import(new URL(path, import.meta.url).href)) as object;
    const names = Object.entries(found).flatMap((one) => (isPlain(one) ? [] : [one[0]]));
    return `export { ${names.join(', ')} } from '${file}';`;
  });
  return Promise.all(lines);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const isTest = /\.test\.tsx?$/u;
const word = /[\w$]+/gu;

/** Every word that the front end and the client name: more than its calls. */
function wordsOf(app: string): ReadonlySet<string> {
  const files = globSync([`apps/${app}/src/**/*.{ts,tsx}`, 'packages/client/src/**/*.ts'], {
    cwd: root,
  });
  const texts = files
    .filter((file) => !isTest.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(word) ?? []));
}

/** `callers` says whose calls this front end makes. */
export function slimContractPlugin(app: string, callers: readonly Who[]): Plugin {
  const nouns = Object.entries(contractDoor.contract as Readonly<Record<string, Noun>>);
  const write = async () => {
    const named = wordsOf(app);
    const slim = nouns.map((noun) => slimNoun(noun, callers, named)).join('\n\n');
    return [
      growContract,
      ...(await pureExports()),
      `export const contract = grow(${JSON.stringify(slim)});`,
      ...plainExports(),
    ].join('\n');
  };
  return {
    name: 'baize-slim-contract',
    apply: 'build',
    load: {
      filter: { id: contractFile },
      handler: async () => ({ code: await write(), moduleType: 'js' }),
    },
  };
}
