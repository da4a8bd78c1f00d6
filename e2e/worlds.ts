// The worlds that journeys are walked in: how many processes serve, and on which ports.
export interface World {
  readonly name: 'one-process' | 'two-processes';
  readonly processes: number;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  /** Only these journeys; all when absent. */
  readonly only?: string;
}

export const worlds: readonly World[] = [
  {
    name: 'one-process',
    processes: 1,
    port: 18_080,
    consolePort: 18_081,
    paymentPort: 18_082,
    phonePort: 18_083,
  },
  {
    name: 'two-processes',
    processes: 2,
    port: 18_090,
    consolePort: 18_091,
    paymentPort: 18_092,
    phonePort: 18_093,
    only: '**/main-job.spec.ts',
  },
];

export function worldOf(name: string): World {
  const found = worlds.find((world) => world.name === name);
  if (!found) throw new Error(`no world is called ${name}`);
  return found;
}
