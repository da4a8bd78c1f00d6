// Gives the browser the contract without its schemas, and each call beside the code that makes it
// (`place-calls`): a noun's calls arrive with its screens. Fails a build whose first scripts make a
// call of a noun that is not among the first.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as contractDoor from '@baize/contract';
import { lineOfCall, type Noun, type NounName, type Who } from '@baize/contract';
import { firstFiles, judgeFirstNouns } from './first-nouns.ts';
import { placeCalls, type Call } from './place-calls.ts';

/** Files of the contract without schemas, which browsers use as they are. */
const pureFiles = [
  './kit/call-line.ts',
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
/**
 * What stands in no file of the contract, in two files of our own: a door that only passes on what
 * others have leaves to later scripts what the first ones do not name.
 */
const ownFile = /^\.\/(?:direct-calls|plain-lists)\.js$/u;

/** Numbers, lists of plain values and topics go along; schemas and functions do not. */
const isPlain = ([name, value]: readonly [string, unknown]) =>
  typeof value === 'number' ||
  Array.isArray(value) ||
  name === 'patterns' ||
  /(?:States|Codes|Topic)$/u.test(name);

const plain = Object.entries(contractDoor).filter(isPlain);
const plainExports = (): string =>
  plain.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

const plainDoor = (): string =>
  `export { ${plain.map(([name]) => name).join(', ')} } from './plain-lists.js';`;

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
const directUse = /\bcontract\.(\w+)\.(\w+)\./gu;

/** The few calls that a front end or the client names in the contract itself. */
function directCalls(app: string): Call[] {
  const files = globSync([`apps/${app}/src/**/*.{ts,tsx}`, 'packages/client/src/**/*.ts'], {
    cwd: root,
  });
  return files
    .filter((file) => !isTest.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(directUse)])
    .map(([, noun = '', name = '']) => ({ noun, name }));
}

function slimContract(app: string, lineOf: (call: Call) => string): string {
  const byNoun = Object.groupBy(directCalls(app), ({ noun }) => noun);
  const nouns = Object.entries(byNoun).map(([noun, calls = []]) => {
    const names = [...new Set(calls.map(({ name }) => name))];
    const grown = names.map(
      (name) => `${name}: endpointOfLine(${JSON.stringify(lineOf({ noun, name }))})`,
    );
    return `${noun}: { ${grown.join(', ')} }`;
  });
  return [
    "import { endpointOfLine } from './kit/call-line.ts';",
    `export const contract = { ${nouns.join(', ')} };`,
  ].join('\n');
}

export interface SlimContractOptions {
  /** Whose calls this front end makes. */
  readonly callers: readonly Who[];
  /** The nouns whose calls the first scripts make; all others arrive with later screens. */
  readonly firstNouns: readonly NounName[];
  /** Screens loaded by name that come with the first page all the same. */
  readonly firstScreens?: readonly string[];
}

export function slimContractPlugin(app: string, options: SlimContractOptions): Plugin {
  const lineOf = lineTeller(app, options.callers);
  const slimFile = (id: string) => {
    if (contractFile.test(id)) return slimDoor();
    return id.endsWith('plain-lists.js') ? plainExports() : slimContract(app, lineOf);
  };
  const nounsOfFiles = new Map<string, readonly string[]>();
  return {
    name: 'baize-slim-contract',
    apply: 'build',
    resolveId: {
      filter: { id: ownFile },
      handler: (source, importer) =>
        importer !== undefined && contractFile.test(importer)
          ? { id: join(dirname(importer), source), moduleSideEffects: false }
          : undefined,
    },
    load: {
      filter: { id: /\/packages\/contract\/src\/(?:index\.ts|direct-calls\.js|plain-lists\.js)$/u },
      handler: async (id) => ({ code: await slimFile(id), moduleType: 'js' }),
    },
    transform: {
      filter: { id: new RegExp(`/apps/${app}/src/.*\\.tsx?$`, 'u'), code: /\bclient\b/u },
      handler(code, id) {
        const placed = placeCalls(code, lineOf);
        if (placed === undefined) return undefined;
        const nouns = placed.calls.map(({ noun }) => noun);
        nounsOfFiles.set(id, nouns);
        return { code: placed.code, map: null };
      },
    },
    generateBundle(_options, bundle) {
      // The server's own build of the screens is one file.
      if (this.environment.config.build.ssr) return;
      const { firstNouns, firstScreens } = options;
      const facts = { nounsOfFiles, firstNouns };
      const complaints = judgeFirstNouns(firstFiles(bundle, firstScreens), facts);
      if (complaints.length > 0) this.error(`${app}: ${complaints.join('\n')}`);
    },
  };
}

/** Tells the line of a call; one that the contract lacks, or of other callers, fails the build. */
function lineTeller(app: string, callers: readonly Who[]) {
  const nouns = contractDoor.contract as Readonly<Record<string, Noun>>;
  return ({ noun, name }: Call): string => {
    const called = nouns[noun]?.[name];
    if (called === undefined || !callers.includes(called.who))
      throw new Error(`${app} has no call ${noun}.${name}`);
    return lineOfCall(called);
  };
}

/** The contract's door as browsers get it. */
async function slimDoor(): Promise<string> {
  const calls = "export { contract } from './direct-calls.js';";
  return [...(await pureExports()), calls, plainDoor()].join('\n');
}
