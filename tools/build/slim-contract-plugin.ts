// Gives the browser the contract without its schemas: a caller needs to know where a call goes and
// which of its fields go where, not how the server checks them. Saves a third of the first page.
import type { Plugin } from 'vite';
import * as contractDoor from '@baize/contract';
import type { EndpointSpec, Noun, Who } from '@baize/contract';

/** Files of the contract without schemas, which browsers use as they are. */
const pureFiles = [
  './kit/field-rule.ts',
  './kit/refusal.ts',
  './kit/words.ts',
  './agents-types.ts',
  './brand-theme.ts',
  './chat-terms.ts',
  './modules.ts',
  './permissions.ts',
  './settings-policies.ts',
];
const contractFile = /\/packages\/contract\/src\/index\.ts$/u;

const names = (part: EndpointSpec['body']) =>
  part === undefined
    ? undefined
    : { properties: Object.fromEntries(Object.keys(part.properties).map((name) => [name, 1])) };

function slimEndpoint(endpoint: EndpointSpec) {
  const { method, path, wire, modules, sealed, intent, params, query, body } = endpoint;
  return {
    method,
    path,
    wire,
    modules: modules?.slice(0, 1),
    sealed,
    intent,
    params: names(params),
    query: names(query),
    body: names(body),
  };
}

function slimNoun(noun: Noun, callers: readonly Who[]) {
  const offered = Object.entries(noun).filter(([, { who }]) => callers.includes(who));
  return Object.fromEntries(offered.map(([name, spec]) => [name, slimEndpoint(spec)]));
}

/** Lists of plain values go along as they are; schemas and functions do not. */
function plainExports(): string[] {
  return Object.entries(contractDoor).flatMap(([name, value]) => {
    const isPlain = Array.isArray(value) || name === 'patterns' || name.endsWith('States');
    return isPlain ? [`export const ${name} = ${JSON.stringify(value)};`] : [];
  });
}

/** `callers` says whose calls this front end makes. */
export function slimContractPlugin(callers: readonly Who[]): Plugin {
  const nouns = Object.entries(contractDoor.contract as Readonly<Record<string, Noun>>);
  const slim = Object.fromEntries(nouns.map(([name, noun]) => [name, slimNoun(noun, callers)]));
  const code = [
    ...pureFiles.map((file) => `export * from '${file}';`),
    `export const contract = ${JSON.stringify(slim)};`,
    ...plainExports(),
  ].join('\n');
  return {
    name: 'baize-slim-contract',
    apply: 'build',
    load: {
      filter: { id: contractFile },
      handler: () => ({ code, moduleType: 'js' }),
    },
  };
}
