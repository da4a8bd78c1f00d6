// A call to our server and a bare route that gives the same bytes, each in a process of its own,
// asked in turn as fast as they answer.
import { createCaller } from './ask.ts';
import { startBare } from './bare.ts';
import type { BenchmarkOptions, Sample } from './figures.ts';
import { load } from './load.ts';

export interface Read {
  readonly variant: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const connections = 64;
const warmUpSeconds = 2;

/** The name under which the bare route's samples of this read stand. */
export const bareOf = (variant: string): string => `${variant}, bare Fastify route`;

export async function measureBeside(
  { variant, url, headers }: Read,
  { rounds, seconds, isSmoke, say }: BenchmarkOptions,
): Promise<Sample[]> {
  const { pathname, search } = new URL(url);
  const bare = await startBare(await bytesOf(url, headers));
  const rivals = [
    { variant: bareOf(variant), url: `${bare.url}${pathname}${search}` },
    { variant, url },
  ];
  const samples: Sample[] = [];
  try {
    for (const rival of isSmoke ? [] : rivals)
      await load({ ...rival, headers, connections, seconds: warmUpSeconds });
    for (let round = 1; round <= rounds; round += 1) {
      for (const rival of rivals) {
        const loaded = await load({ url: rival.url, headers, connections, seconds });
        samples.push({ variant: rival.variant, ...loaded });
        say(`  round ${round}, ${rival.variant}: ${Math.round(loaded.perSecond)}/s`);
      }
    }
    return samples;
  } finally {
    bare.stop();
  }
}

async function bytesOf(url: string, headers: Read['headers']): Promise<string> {
  const { call, close } = createCaller(1);
  const { status, text } = await call({ method: 'GET', url, headers });
  close();
  if (status !== 200) throw new Error(`${url} was not given: ${text}`);
  return text;
}
