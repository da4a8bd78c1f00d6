// Requests as fast as they are answered, over a number of connections: by wrk where the machine has
// it, because it takes least from the server it shares the machine with, else by autocannon.
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface LoadAsked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface Loaded {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const run = promisify(execFile);

function hasWrk(): boolean {
  try {
    // It has no option that only asks for its version, and says it together with a failure.
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

export function load(asked: LoadAsked): Promise<Loaded> {
  return hasWrk() ? loadByWrk(asked) : loadByAutocannon(asked);
}

async function loadByWrk({ url, headers, connections, seconds }: LoadAsked): Promise<Loaded> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['--latency', '-t1', `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await run('wrk', [...options, ...lines, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`Requests were refused: ${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, p50: timeIn(stdout, '50'), p99: timeIn(stdout, '99') };
}

function timeIn(text: string, percent: string): number {
  const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
  const perUnit = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1;
  return Number(value) * perUnit;
}

async function loadByAutocannon(asked: LoadAsked): Promise<Loaded> {
  const { url, headers, connections, seconds } = asked;
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99 };
}
