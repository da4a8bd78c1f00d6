// The long runs: the promise of each, its full length, its command, and the part of its last output
// that is recorded. A run without its last output was stopped, and proves nothing.
import { mistakes } from '../mistakes/mistakes.ts';

export interface Ended {
  /** As counted by the run itself, not as requested. */
  readonly length: number;
  readonly held: boolean;
  readonly figures: string;
}

/** What a run may be told beside its length. */
export interface Asked {
  readonly seed?: string | undefined;
  readonly noun?: string | undefined;
}

export interface LongRun {
  readonly name: string;
  /** Its promise, with a link to the page about it. */
  readonly proves: string;
  readonly unit: string;
  readonly lengthWhole: number;
  /** Made of worlds with seeds of their own: shorter runs are pieces that add up. */
  readonly addsUp?: true;
  readonly command: (length: number, asked?: Asked) => readonly string[];
  /** Undefined when the run did not come to its end. */
  readonly read: (output: string) => Ended | undefined;
}

const words = (line: string): string[] => line.split(' ');

const vendors: LongRun = {
  name: 'vendors',
  proves:
    'platform and vendor agree on [every round](vendors/long-run.md) through faults and kills',
  unit: 'rounds',
  lengthWhole: 1_000_000,
  command: (length) =>
    words(`simulation/vendors/run.ts --rounds ${length} --faults 10 --kills 30 --guests 96`),
  read(output) {
    const [, seed = '', rounds] = /^seed (\d+): (\d+) rounds in/m.exec(output) ?? [];
    const held = /^every round in one agreed state/m.test(output) && !neverHappened.test(output);
    const kills = sumOf(output.matchAll(/^ *(\d+) {2}killed: /gm));
    const faults = sumOf(faultTable(output).matchAll(/^ *(\d+) {2}(?!none)/gm));
    const figures = `seed ${seed}, ${separated(faults)} faults, ${separated(kills)} kills`;
    return rounds === undefined ? undefined : { length: Number(rounds), held, figures };
  },
};

const neverHappened = /^these never happened/m;
const faultTable = (output: string): string => /^faults:\n((?: .*\n)*)/m.exec(output)?.[1] ?? '';

const simulation: LongRun = {
  name: 'simulation',
  proves: 'a world of players, operators and crashes keeps every promise about money',
  unit: 'steps',
  lengthWhole: 10_000,
  command: (length) => words(`simulation/run.ts --least ${length}`),
  read(output) {
    const failed = readFailed(output);
    if (failed !== undefined) return failed;
    const [, seed = '', steps] = /^seed (\d+): (\d+) steps/m.exec(output) ?? [];
    const of = (what: string) => sumOf(output.matchAll(new RegExp(`^ *(\\d+) {2}${what}$`, 'gm')));
    const figures =
      `seed ${seed}, ${separated(of('server crashed'))} crashes, ` +
      `${separated(of('round settled'))} rounds, ${separated(of('deposit paid'))} deposits`;
    const held = !neverHappened.test(output);
    return steps === undefined ? undefined : { length: Number(steps), held, figures };
  },
};

const wallet = worldsOf('wallet', {
  proves: 'deposits, withdrawals in parts, disputes, transfers and bonuses keep every promise',
  lengthWhole: 10_000_000,
});

const promotions = worldsOf('promotions', {
  proves: 'rewards, budgets and points keep every promise, however many claim at once',
  lengthWhole: 1_000_000,
});

const agents: LongRun = {
  name: 'agents',
  proves:
    'a quarter of agents’ contracts is billed once each, as a second program and a second ' +
    'reckoning work it out',
  unit: 'days',
  lengthWhole: 92,
  command: (length) => words(`simulation/agents/run.ts --days ${length} --people 1000 --acts 200`),
  read(output) {
    const [, seed = '', day, why = ''] = /^seed (\d+), day (\d+): (.*)$/m.exec(output) ?? [];
    if (day !== undefined)
      return { length: Number(day), held: false, figures: `seed ${seed}: ${why}` };
    const [, of = '', days] = /^seed (\d+): (\d+) days/m.exec(output) ?? [];
    const count = (what: string) =>
      separated(sumOf(output.matchAll(new RegExp(`^ *(\\d+) {2}${what}$`, 'gm'))));
    const [bills, crashes] = [count('[\\w -]+ billed'), count('crash in a run')];
    const figures = `seed ${of}, ${bills} bills, ${crashes} crashes`;
    const held = !neverHappened.test(output);
    return days === undefined ? undefined : { length: Number(days), held, figures };
  },
};

/** One keeps a process busy half of the time; it waits for its database in the other half. */
const worldsBeside = 4;

/** World after world of one module. */
function worldsOf(name: string, of: Pick<LongRun, 'proves' | 'lengthWhole'>): LongRun {
  return {
    ...of,
    name,
    unit: 'steps',
    addsUp: true,
    command: (length) =>
      words(`simulation/${name}/run.ts --steps ${length} --beside ${worldsBeside}`),
    read(output) {
      const failed = readFailed(output);
      if (failed !== undefined) return failed;
      const [, seed = '', steps] = /^seed (\d+): (\d+) steps/m.exec(output) ?? [];
      const count = (what: string) =>
        sumOf(output.matchAll(new RegExp(`^ *(\\d+) {2}${what}$`, 'gm')));
      const worlds = [...output.matchAll(/^the world of \w+ of seed/gm)].length;
      const figures =
        `seeds from ${seed}, ${separated(worlds)} worlds, ` +
        `${separated(count('server crashed'))} crashes, ` +
        `${separated(count('two cashiers at one record'))} records with two cashiers`;
      const held = !neverHappened.test(output);
      return steps === undefined ? undefined : { length: Number(steps), held, figures };
    },
  };
}

/** A promise that broke, and where. */
function readFailed(output: string): Ended | undefined {
  const [, seed = '', step, why = ''] = /^seed (\d+), step (\d+): (.*)$/m.exec(output) ?? [];
  if (step === undefined) return undefined;
  return { length: Number(step), held: false, figures: `seed ${seed}: ${why}` };
}

const stream: LongRun = {
  name: 'stream',
  proves: 'the [random stream](fairness/stream.md) stands SP 800-22, scaled draws and dieharder',
  unit: 'sequences a sample',
  lengthWhole: 300,
  command: (length) => ['tools/stream/run.ts', ...(length < 300 ? [] : ['--full', '--write'])],
  read(output) {
    const [, verdict] = /^The stream (holds|does NOT hold)\.$/m.exec(output) ?? [];
    const [, seed = '', sequences] = /^seed (\w+), (\d+) sequences$/m.exec(output) ?? [];
    const figures = `seed ${seed.slice(0, 8)}…`;
    const held = verdict === 'holds';
    return verdict === undefined ? undefined : { length: Number(sequences), held, figures };
  },
};

const slots: LongRun = {
  name: 'slots',
  proves: 'every slot returns [what it states](fairness/README.md), by playing it',
  unit: 'rounds a slot',
  lengthWhole: 10_000_000,
  command: (length) =>
    words(`tools/simulate-slots/simulate.ts --rounds ${length} --seed nightly-${Date.now()}`),
  read(output) {
    const told = [
      ...output.matchAll(/^[\w-]+: ([\d.]+) % .*, (\d+) rounds, (\S+) deviations off/gm),
    ];
    const [, , rounds] = told[0] ?? [];
    if (!/^(every slot returns|NOT every slot returns)/m.test(output)) return undefined;
    const most = Math.max(...told.map(([, , , off]) => Number(off)));
    const figures = `${told.length} slots, at most ${most.toFixed(2)} standard deviations off`;
    return { length: Number(rounds), held: /^every slot returns/m.test(output), figures };
  },
};

const looks: LongRun = {
  name: 'looks',
  proves: 'journeys that the gate walks on a phone or on a desk are good on both',
  unit: 'walks',
  lengthWhole: 52,
  command: () => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/both-looks.config.ts',
    '--reporter=line',
    '-g',
    'on a (phone|desk) in',
  ],
  read(output) {
    const of = (what: string) => sumOf(output.matchAll(new RegExp(`^ *(\\d+) ${what}\\b`, 'gm')));
    const [passed, flaky, failed] = [of('passed'), of('flaky'), of('failed')];
    const length = passed + flaky + failed;
    const figures = `${failed} failed, ${flaky} passed at a second try`;
    return length === 0 ? undefined : { length, held: failed === 0, figures };
  },
};

const seeded: LongRun = {
  name: 'mistakes',
  proves: 'the gate finds each mistake that `tools/mistakes` seeds all over the code',
  unit: 'mistakes',
  lengthWhole: mistakes.length,
  command: (length) => words(`tools/mistakes/run.ts --length ${length}`),
  read(output) {
    const [, found, tried] = /^(\d+) of (\d+) mistakes found$/m.exec(output) ?? [];
    if (tried === undefined) return undefined;
    return { length: Number(tried), held: found === tried, figures: `${found} found` };
  },
};

const flights: LongRun = {
  name: 'crash',
  proves:
    'crash rounds reach every multiplier [as often as promised](fairness/draws.md#crash-rounds)',
  unit: 'rounds',
  lengthWhole: 10_000_000,
  command: (length) =>
    words(`tools/fly-rounds/run.ts --rounds ${length} --seed nightly-${Date.now()}`),
  read(output) {
    const [, rounds, most] =
      /^(\d+) rounds, at most (\S+) standard deviations off$/m.exec(output) ?? [];
    if (rounds === undefined || most === undefined) return undefined;
    const held = /^every multiplier is reached as promised$/m.test(output);
    return { length: Number(rounds), held, figures: `at most ${most} standard deviations off` };
  },
};

const requests: LongRun = {
  name: 'requests',
  proves:
    'no mutated request to the wallet, the cashier, promotions or points brings a fault, writes ' +
    'where it is refused, shows what is another’s, or unbalances the books',
  unit: 'requests',
  lengthWhole: 100_000,
  addsUp: true,
  command: (length, { seed, noun = 'wallet,cashier,promotions,points' } = {}) => [
    ...words(`apps/server/testing/requests/run.ts --count ${length} --noun ${noun}`),
    ...(seed === undefined ? [] : ['--seed', seed]),
  ],
  read(output) {
    const [, seed = '', sent, nouns = '', rate = ''] =
      /^seed (\S+): (\d+) requests to (\S+) in \d+ s, (\d+) a second$/m.exec(output) ?? [];
    if (sent === undefined) return undefined;
    const [, given = '0'] = /^ *(\d+) {2}2xx$/m.exec(output) ?? [];
    const held = /^every answer held$/m.test(output);
    const figures =
      `${nouns.replaceAll(',', ', ')}, seed ${seed}, ${separated(Number(given))} carried out, ` +
      `${rate} a second`;
    return { length: Number(sent), held, figures };
  },
};

export const longRuns: readonly LongRun[] = [
  vendors,
  simulation,
  wallet,
  promotions,
  agents,
  requests,
  stream,
  slots,
  flights,
  looks,
  seeded,
];

const sumOf = (found: Iterable<RegExpExecArray>): number =>
  [...found].reduce((sum, [, count]) => sum + Number(count), 0);

export const separated = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
