// The worlds of the journeys: how many processes serve, on which ports, and which journeys. A
// journey that changes the house for everybody has a tag, and a world to itself.
import { graphicBrowser } from './browser.ts';

export interface World {
  readonly name: 'one-process' | 'alone' | 'two-processes';
  readonly processes: number;
  readonly port: number;
  readonly consolePort: number;
  readonly paymentPort: number;
  readonly phonePort: number;
  readonly vendorPort: number;
  readonly clockPort: number;
  /** Another browser than the plain one. */
  readonly browser?: typeof graphicBrowser;
  /** How many journeys are walked there at once; as many as there are workers when absent. */
  readonly workers?: number;
  /** The files; all when absent. */
  readonly testMatch?: string;
  /** The tags. */
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
}

/**
 * The tag of a journey that turns a switch, or changes the brand, the offer or a rule for
 * everybody.
 */
export const alone = '@alone';

/** The tag of a journey that moves the clock: it is walked last, when all others are over. */
export const clockMoves = '@clock';

/** The first of the worlds' ports, where these are taken. */
const first = Number(process.env['JOURNEYS_PORT'] ?? 18_080);

/** The port that answers when every world is ready. */
export const readyPort = first + 9;

export const stopPath = (name: string): string => `/stop/${name}`;

/** Stops a world in which nothing more is walked: its processes cost even while nobody comes. */
export async function stopWorld(name: string): Promise<void> {
  if (process.env['REUSE_SERVER'] === '1') return;
  await fetch(`http://127.0.0.1:${readyPort}${stopPath(name)}`);
}

const portsFrom = (port: number) => ({
  port,
  consolePort: port + 1,
  paymentPort: port + 2,
  phonePort: port + 3,
  vendorPort: port + 4,
  clockPort: port + 5,
});

/** Journeys that need one worker come first: nothing else would run beside them at the end. */
export const worlds: readonly World[] = [
  { name: 'alone', processes: 1, ...portsFrom(first + 20), workers: 1, grep: /@alone/u },
  {
    name: 'two-processes',
    processes: 2,
    ...portsFrom(first + 10),
    // The one game drawn by WebGL.
    browser: graphicBrowser,
    workers: 1,
    testMatch: '**/main-job.spec.ts',
  },
  { name: 'one-process', processes: 1, ...portsFrom(first), grepInvert: /@alone|@clock/u },
];

export function worldOf(name: string): World {
  const found = worlds.find((world) => world.name === name);
  if (!found) throw new Error(`no world is called ${name}`);
  return found;
}
