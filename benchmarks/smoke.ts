// The benchmarks in the gate: each starts, measures for a moment and ends, on one shared set-up,
// and gives complete figures. Their size is not judged, for the machine is busy; figures that no
// machine may have are.
import { benchmarks, type BenchmarkName } from './benchmarks.ts';
import { wrongIn, type BenchmarkOptions } from './figures.ts';
import { openBooks, standOn } from './ground.ts';

const players = 16;
const effort = { rounds: 1, seconds: 1, isSmoke: true } as const;
/** Books that hold nothing else yet are judged first; who signs in again ends older sessions. */
const order: readonly BenchmarkName[] = [
  'engines',
  'crash',
  'gateway',
  'spin',
  'seamless',
  'catalogue',
  'logins',
  'site',
  'ledger',
  'lottery',
  'flights',
  'promotions',
  'agents',
  'start',
  'stage',
  'powercut',
  // It replaces what the books hold of its members.
  'wallet',
];

/** Gives what is wrong, one line each. */
export async function runSmoke(
  chosen: readonly BenchmarkName[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const books = await openBooks();
  const ground = await standOn(books, { players, hasVendor: true });
  const stays = async () => undefined;
  const options: BenchmarkOptions = {
    ...effort,
    say: () => undefined,
    openBooks: async () => ({ ...books, close: stays }),
    openGround: async () => ({ ...ground, close: stays }),
  };
  const wrong: string[] = [];
  try {
    for (const name of order.filter((one) => chosen.includes(one))) {
      const began = performance.now();
      const figures = await benchmarks[name].measure(options);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const told = figures.skipped
        ? `not run: ${figures.skipped}`
        : `${figures.figures.length} figures`;
      say(`${name.padEnd(10)} ${seconds.padStart(5)} s  ${told}`);
      wrong.push(...wrongIn(figures));
    }
  } finally {
    await ground.close();
  }
  return wrong;
}
