// The worlds that journeys are walked in: how many processes serve, and on which ports.
export interface World {
  readonly name: 'one-process' | 'two-processes';
  readonly processes: number;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  readonly vendorPort: number;
  /** Only these journeys; all when absent. */
  readonly only?: string;
}

/** The first of the worlds' ports, where these are taken. */
const first = Number(process.env['JOURNEYS_PORT'] ?? 18_080);

const portsFrom = (port: number) => ({
  port,
  consolePort: port + 1,
  paymentPort: port + 2,
  phonePort: port + 3,
  vendorPort: port + 4,
});

export const worlds: readonly World[] = [
  { name: 'one-process', processes: 1, ...portsFrom(first) },
  {
    name: 'two-processes',
    processes: 2,
    ...portsFrom(first + 10),
    only: '**/main-job.spec.ts',
  },
];

export function worldOf(name: string): World {
  const found = worlds.find((world) => world.name === name);
  if (!found) throw new Error(`no world is called ${name}`);
  return found;
}
