// Closes a day of rebates once facts are final past its end: every stake gives its parts along the
// line of the time, recipients get their sums, and play by agent and child is kept for commissions.
// Each step is a short transaction, since counts wait for those that write; a step goes on where
// the one before it ended. A day at whose end rebates were off is passed over.
import { gameCategories, rebateCategories } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { DayPlay } from '../../facts/index.ts';
import { lineRates } from '../rates/rules/line-rates.ts';
import type { RunsPorts } from './ports.ts';
import { partsOfLine } from './rules/line-parts.ts';
import { readDayHighest, readDayRates } from './store/day-rates.ts';
import {
  addPairs,
  addParts,
  lockMark,
  readRecipients,
  sumParts,
  writeClosing,
  writeNextDay,
  writeRun,
  type Closing,
  type CountedPart,
  type Pair,
} from './store/days.ts';

/** The most of one step. */
export interface StepSizes {
  readonly plays: number;
  readonly recipients: number;
}

const stepSizes: StepSizes = { plays: 5000, recipients: 2000 };

interface Step {
  readonly day: number;
  readonly closing: Closing;
}

/** True: a step was done, and there may be another. */
export function closeNext(ports: RunsPorts, sizes: StepSizes = stepSizes): Promise<boolean> {
  const { database, clock, facts, wereOnBefore } = ports;
  return database.transaction(async (tx) => {
    const { day, closing } = await lockMark(tx);
    if (day !== undefined && closing) {
      if (closing.step === 'count') await countNext(ports, tx, { day, closing }, sizes.plays);
      else await sumNext(ports, tx, { day, closing }, sizes.recipients);
      return true;
    }
    if (day === undefined) {
      await writeNextDay(tx, dayAt(clock.now()));
      return false;
    }
    const end = startOfDay(day + 1);
    if ((await facts.summedUntil(tx)) < end) return false;
    // What holds now says nothing about a day that is past.
    if (await wereOnBefore(end))
      await writeClosing(tx, { step: 'count', highest: await readDayHighest(tx, day) });
    else await writeNextDay(tx, day + 1);
    return true;
  });
}

async function countNext({ facts }: RunsPorts, tx: Tx, step: Step, count: number): Promise<void> {
  const { day, closing } = step;
  const { highest, after } = closing;
  const last = after && { ...after, lineId: BigInt(after.lineId) };
  const page = await facts.dayPlay({ day, after: last, count }, tx);
  await countPage(tx, { day, highest, page });
  const pairs = new Map<string, Pair>();
  for (const play of page) addToPairs(pairs, play);
  await addPairs(tx, day, [...pairs.values()]);
  const end = page.at(-1);
  if (!end || page.length < count) return writeClosing(tx, { step: 'sum', highest });
  const { currency, memberId, kind, lineId } = end;
  const reached = { currency, memberId, kind, lineId: String(lineId) };
  return writeClosing(tx, { step: 'count', highest, after: reached });
}

async function sumNext({ clock }: RunsPorts, tx: Tx, step: Step, count: number): Promise<void> {
  const { day, closing } = step;
  const { summed: after = '' } = closing;
  const until = await readRecipients(tx, { day, after, count });
  if (until === undefined) {
    await writeRun(tx, day, clock.now());
    return writeNextDay(tx, day + 1);
  }
  await sumParts(tx, { day, after, until });
  return writeClosing(tx, { ...closing, summed: until });
}

interface Page {
  readonly day: number;
  readonly highest: Closing['highest'];
  readonly page: readonly DayPlay[];
}

async function countPage(tx: Tx, { day, highest, page }: Page): Promise<void> {
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
    const line = lineRates({
      line: [memberId, ...chain.toReversed()],
      given: ofCategory,
      highest: highest[category] ?? 0,
    });
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
