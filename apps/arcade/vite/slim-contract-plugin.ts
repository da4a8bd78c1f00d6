// Gives a built game the calls it makes without their schemas: a caller needs to know where a call
// goes and which field goes where, not how the server checks it.
import type { Plugin } from 'vite';
import { contract, crashTopic, lotteryTopic, type EndpointSpec, type Noun } from '@baize/contract';

const contractFile = /\/packages\/contract\/src\/index\.ts$/u;

const fields = (part: EndpointSpec['body']) =>
  part && { properties: Object.fromEntries(Object.keys(part.properties).map((name) => [name, 1])) };

function slim({ method, path, wire, intent, params, query, body }: EndpointSpec) {
  return {
    method,
    path,
    wire,
    intent,
    params: fields(params),
    query: fields(query),
    body: fields(body),
  };
}

/** Open to anybody, and called by games too. */
const openCalls = new Set([
  'openGameSession',
  'getSealKeys',
  'getJackpot',
  'getLotteryLobby',
  'getLotteryClock',
  'listLotteryIssues',
  'listLotteryDraws',
  'getLotteryDraw',
]);

/** The endpoints a game session may call, and the one that opens it. */
function called(noun: Noun): Record<string, unknown> {
  const own = Object.entries(noun).filter(
    ([name, { who }]) => who === 'game' || openCalls.has(name),
  );
  return Object.fromEntries(own.map(([name, endpoint]) => [name, slim(endpoint)]));
}

export function slimContractPlugin(): Plugin {
  const nouns = Object.entries(contract as Readonly<Record<string, Noun>>);
  const kept = Object.fromEntries(nouns.map(([name, noun]) => [name, called(noun)]));
  return {
    name: 'baize-slim-contract',
    apply: 'build',
    load: {
      filter: { id: contractFile },
      handler: () => ({
        code: [
          "export { endpointOfLine } from './kit/call-line.ts';",
          `export const contract = ${JSON.stringify(kept)};`,
          `export const crashTopic = ${JSON.stringify(crashTopic)};`,
          `export const lotteryTopic = ${JSON.stringify(lotteryTopic)};`,
        ].join('\n'),
        moduleType: 'js',
      }),
    },
  };
}
