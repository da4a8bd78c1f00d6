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

/** The names of the fields alone, which the browser makes properties of again. */
const names = (part: EndpointSpec['body']) =>
  part === undefined ? undefined : Object.keys(part.properties).join(' ');
const partsToGrow = /"(params|query|body)":("[^"]*")/gu;
const grow = `const grow = (names) => ({
  properties: Object.fromEntries(names.split(' ').filter(Boolean).map((name) => [name, 1])),
});`;

function slimEndpoint(endpoint: EndpointSpec) {
  const { method, path, wire, modules, sealed, intent, params, query, body } = endpoint;
  const { contentType } = endpoint;
  return {
    method,
    path,
    // Callers know one way to read an answer apart from the plain one.
    wire: wire === 'wps' ? wire : undefined,
    contentType: contentType === 'application/pdf' ? contentType : undefined,
    modules: modules?.slice(0, 1),
    sealed,
    intent,
    params: names(params),
    query: names(query),
    body: names(body),
  };
}

function slimNoun(noun: Noun, callers: readonly Who[], named: ReadonlySet<string>) {
  const offered = Object.entries(noun).filter(
    ([name, { who }]) => callers.includes(who) && named.has(name),
  );
  return Object.fromEntries(offered.map(([name, spec]) => [name, slimEndpoint(spec)]));
}

/** Lists of plain values go along as they are; schemas and functions do not. */
const isPlain = ([name, value]: readonly [string, unknown]) =>
  Array.isArray(value) || name === 'patterns' || /(?:States|Codes)$/u.test(name);

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
    const slim = nouns.map(([name, noun]) => [name, slimNoun(noun, callers, named)]);
    const contract = JSON.stringify(Object.fromEntries(slim)).replace(partsToGrow, '"$1":grow($2)');
    return [
      grow,
      ...(await pureExports()),
      `export const contract = ${contract};`,
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
