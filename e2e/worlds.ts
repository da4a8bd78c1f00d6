// The worlds that journeys are walked in: how many processes serve, on which ports, and which
// journeys. One that changes what everybody meets says so by its tag, and has a world to itself.
export interface World {
  readonly name: 'one-process' | 'alone' | 'two-processes';
  readonly processes: number;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  readonly vendorPort: number;
  /** How many journeys are walked there at once; as many as there are workers when absent. */
  readonly workers?: number;
  /** Of which files; all when absent. */
  readonly testMatch?: string;
  /** Of which tags. */
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
}

/** Of a journey that turns a switch, or changes the brand, the offer or a rule for everybody. */
export const alone = '@alone';

/** The first of the worlds' ports, where these are taken. */
const first = Number(process.env['JOURNEYS_PORT'] ?? 18_080);

/** Where it is told that every world is ready. */
export const readyPort = first + 9;

const portsFrom = (port: number) => ({
  port,
  consolePort: port + 1,
  paymentPort: port + 2,
  phonePort: port + 3,
  vendorPort: port + 4,
});

/** Those walked by one at a time come first: nothing else would run beside them at the end. */
export const worlds: readonly World[] = [
  { name: 'alone', processes: 1, ...portsFrom(first + 20), workers: 1, grep: /@alone/u },
  {
    name: 'two-processes',
    processes: 2,
    ...portsFrom(first + 10),
    workers: 1,
    testMatch: '**/main-job.spec.ts',
  },
  { name: 'one-process', processes: 1, ...portsFrom(first), grepInvert: /@alone/u },
];

export function worldOf(name: string): World {
  const found = worlds.find((world) => world.name === name);
  if (!found) throw new Error(`no world is called ${name}`);
  return found;
}
