// Sends mutated requests to the calls of some nouns, on real servers with a world of money:
// `npm run requests -- --noun wallet,cashier --count 100000 --seed 7`. Every few thousand requests
// a new world begins. A finding tells its number; `--only 4711` walks its world up to it once more.
import { parseArgs } from 'node:util';
import { endpointsOf, isNoun } from './nouns.ts';
import { createTally } from './tally.ts';
import { walk, type Finding } from './walk.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    noun: { type: 'string', default: 'wallet,cashier' },
    count: { type: 'string', default: '5000' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});

const perWorld = 5000;
const findingsMax = 20;
const seed = values.seed ?? String(Date.now() % 1_000_000);
const nouns = values.noun.split(',');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const unknown = nouns.filter((noun) => !isNoun(noun));
if (unknown.length > 0) throw new Error(`there is no noun ${unknown.join(', ')}`);

const endpoints = endpointsOf(nouns);
const tally = createTally();
const findings: Finding[] = [];
const began = Date.now();

async function part(from: number, to: number, only?: number): Promise<void> {
  const world = await openWorld(`${seed}/${from}`, nouns);
  const show = (number: number, text: string) => (number === only ? say(text) : undefined);
  try {
    await walk({ world, endpoints, seed, tally, show, find }, { from, to });
  } finally {
    await world.close();
  }
}

function find(finding: Finding): void {
  const { number, what, request } = finding;
  findings.push(finding);
  say(`\nseed ${seed}, request ${number}: ${what}\n${request}`);
  say(`see it again: npm run requests -- --noun ${values.noun} --seed ${seed} --only ${number}`);
}

function report(sent: number): void {
  const seconds = (Date.now() - began) / 1000;
  for (const [answer, count] of tally.answers()) say(`${String(count).padStart(8)}  ${answer}`);
  const never = tally.neverGiven(endpoints.map(({ name }) => name));
  say(`only refused: ${never.join(', ') || 'none'}`);
  const took = `${Math.round(seconds)} s, ${Math.round(sent / seconds)} a second`;
  say(`seed ${seed}: ${sent} requests to ${values.noun} in ${took}`);
  say(findings.length === 0 ? 'every answer held' : `${findings.length} answers did NOT hold`);
}

say(`requests to ${values.noun}, seed ${seed}`);
if (values.only !== undefined) {
  const only = Number(values.only);
  await part(only - (only % perWorld), only + 1, only);
} else {
  const count = Number(values.count);
  for (let from = 0; from < count && findings.length < findingsMax; from += perWorld) {
    await part(from, Math.min(from + perWorld, count));
    say(`  ${Math.min(from + perWorld, count)} requests`);
  }
  report(tally.sent());
}
process.exit(findings.length === 0 ? 0 : 1);
