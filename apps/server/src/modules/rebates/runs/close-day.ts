// Closes a day of rebates once facts are final past its end: every stake gives its parts along the
// line of the time, recipients get their sums, and play by agent and child is kept for commissions.
import { gameCategories, rebateCategories } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { DayPlay } from '../../facts/index.ts';
import { lineRates } from '../rates/rules/line-rates.ts';
import { boundsOf, type BoundsOf } from '../rates/rules/bounds.ts';
import { readBounds } from '../rates/store/rates.ts';
import type { RunsPorts } from './ports.ts';
import { partsOfLine } from './rules/line-parts.ts';
import { readDayRates } from './store/day-rates.ts';
import {
  addPairs,
  addParts,
  lockNextDay,
  sumDay,
  writeNextDay,
  writeRun,
  type CountedPart,
  type Pair,
} from './store/days.ts';

const pageSize = 5000;

/** True: a day was closed, and there may be another. */
export function closeNextDay(ports: RunsPorts): Promise<boolean> {
  const { database, clock, facts, isOn } = ports;
  return database.transaction(async (tx) => {
    const day = await lockNextDay(tx);
    if (!isOn() || day === undefined) {
      // Days while rebates are off are never paid.
      const first = isOn() ? dayAt(clock.now()) : undefined;
      if (first !== day) await writeNextDay(tx, first);
      return false;
    }
    if ((await facts.summedUntil(tx)) < startOfDay(day + 1)) return false;
    await countDay(ports, tx, day);
    await sumDay(tx, day);
    await writeRun(tx, day, clock.now());
    await writeNextDay(tx, day + 1);
    return true;
  });
}

async function countDay({ facts }: RunsPorts, tx: Tx, day: number): Promise<void> {
  const bounds = boundsOf(await readBounds(tx));
  const pairs = new Map<string, Pair>();
  let after: DayPlay | undefined;
  for (;;) {
    const page = await facts.dayPlay({ day, after, count: pageSize }, tx);
    await countPage(tx, { day, bounds, page });
    for (const play of page) addToPairs(pairs, play);
    if (page.length < pageSize) break;
    after = page.at(-1);
  }
  await addPairs(tx, day, [...pairs.values()]);
}

interface Page {
  readonly day: number;
  readonly bounds: BoundsOf;
  readonly page: readonly DayPlay[];
}

async function countPage(tx: Tx, { day, bounds, page }: Page): Promise<void> {
  const ids = new Set(page.flatMap(({ memberId, chain }) => [memberId, ...chain]));
  const rates = Map.groupBy(await readDayRates(tx, [...ids], day), ({ category }) => category);
  const given = new Map(
    [...rates].map(([category, of]) => [category, new Map(of.map((r) => [r.playerId, r.rate]))]),
  );
  const parts = new Map<string, CountedPart>();
  for (const { memberId, chain, kind, currency, valid } of page) {
    const category = rebateCategories.find((one) => one === kind);
    const ofCategory = category && given.get(category);
    if (!ofCategory || valid === 0n) continue;
    const { highest } = bounds[category];
    const line = lineRates({ line: [memberId, ...chain.toReversed()], given: ofCategory, highest });
    for (const part of partsOfLine({ line, stake: valid })) {
      const { playerId, sourceId, rate, below } = part;
      const key = `${playerId} ${sourceId} ${category} ${currency} ${rate} ${below}`;
      const stake = (parts.get(key)?.stake ?? 0n) + valid;
      parts.set(key, { ...part, stake, category, currency });
    }
  }
  await addParts(tx, day, [...parts.values()]);
}

const isGame = (kind: string): boolean => gameCategories.some((category) => category === kind);

/** For each agent above the child whose team it was; the lowest has them as direct players. */
function addToPairs(pairs: Map<string, Pair>, { chain, kind, currency, ...play }: DayPlay): void {
  const [rootId] = chain;
  if (rootId === undefined || !isGame(kind)) return;
  for (const [at, agentId] of chain.entries()) {
    const childId = chain[at + 1] ?? '';
    const key = `${rootId} ${agentId} ${childId} ${currency} ${kind}`;
    const before = pairs.get(key) ?? { valid: 0n, paid: 0n };
    const valid = before.valid + play.valid;
    const paid = before.paid + play.paid;
    pairs.set(key, { rootId, agentId, childId, currency, kind, valid, paid });
  }
}
