// How fast a draw of Vietnam's north is settled: slips of twenty tails, each at all of its 27
// numbers, counted until the last player is told.
import { drawKinds, drawNumbers, openSeed } from '@baize/engines';
import { ticketOf, type LotteryBooks } from '@baize/server/testing';
import { rateOf, type BenchmarkOptions, type Figure, type Sample } from '../figures.ts';
import { fill, toldWithin } from './told.ts';

const issueSlips = { usual: 100_000, smoke: 200 };
const slipsOfOrder = 20;
const numbersOfSlip = 20;
const gameCode = 'VN_N';

/** Twenty tails in a row, from another one for each slip. */
function tailsFrom(first: number): string {
  const tails = Array.from({ length: numbersOfSlip }, (_, at) => (first + at) % 100);
  return tails
    .toSorted((one, other) => one - other)
    .map((tail) => String(tail).padStart(2, '0'))
    .join();
}

export async function measureNorth(
  books: LotteryBooks,
  { isSmoke, rounds, say }: BenchmarkOptions,
): Promise<Figure[]> {
  const count = isSmoke ? issueSlips.smoke : issueSlips.usual;
  const slips = Array.from({ length: slipsOfOrder }, (_, at) =>
    ticketOf(gameCode, { bet: 'LO2', text: tailsFrom(at * 5) }),
  );
  const members = count / slipsOfOrder;
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const issue = await books.issue(gameCode);
    await fill(books, { issue, members, slips });
    const told = toldWithin(books, new Map([[issue.issue, members]]));
    const began = performance.now();
    await books.setResult(issue, resultOf(round));
    await books.modules.lottery.byHand.settleDue();
    const last = (await told.last()).get(issue.issue) ?? Number.NaN;
    const perSecond = (1000 * count) / (last - began);
    samples.push({ variant: 'north', perSecond });
    say(`  draw ${round} of ${rounds} of the north: ${Math.round(perSecond)} slips/s`);
  }
  return [
    {
      ...rateOf(samples, { variant: 'north' }),
      what: `settling a draw of Vietnam’s north with ${count} slips of ${numbersOfSlip} numbers`,
      promised: { of: 'value', atLeast: 5000 },
    },
  ];
}

function resultOf(nonce: number): readonly number[] {
  const kind = drawKinds.find(({ code }) => code === gameCode);
  if (kind === undefined) throw new Error(`nothing draws ${gameCode}`);
  return drawNumbers(kind, openSeed('27'.repeat(32)).draws({ clientSeed: 'north', nonce }));
}
