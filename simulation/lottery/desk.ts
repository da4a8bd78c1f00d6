// Staff decisions about lotteries: official results entered by two persons, corrections, and
// cancelled issues. Each step may be lost, sent twice or cut off by a crash.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { asOperator, type Operator } from '../operators.ts';
import { answerOr } from '../player.ts';
import type { World } from '../world.ts';
import { gameOfEvent, isOurs, isRefundDue, issueOfEvent, officialDraw } from './games.ts';
import { isOpen, partsOf } from './known.ts';

/** One decision: what is due is entered first. */
export async function decideIssues(world: World, chance: Chance): Promise<void> {
  const [due] = dueResults(world);
  const settled = settledOfficial(world);
  const kind = chance.weighted({ result: 60, correction: 25, cancellation: 15 });
  if (kind === 'cancellation') return cancelIssue(world, chance);
  if (due !== undefined && (kind === 'result' || settled.length === 0))
    return enterResult(world, chance, due);
  if (settled.length > 0) await correct(world, chance, chance.pick(settled));
}

/** Official issues with slips whose draw is over and whose numbers nobody has entered. */
export function dueResults(world: World): string[] {
  const { results, cancelled } = world.lotteries;
  const due = world.players
    .flatMap(partsOf)
    .filter((part) => isOpen(part) && part.drawsAt <= world.clock.now())
    .filter(({ eventId, drawsAt }) => !isRefundDue(eventId, drawsAt, world.clock.now()))
    .map(({ eventId }) => eventId);
  return [...new Set(due)].filter(
    (eventId) => !isOurs(eventId) && !results.has(eventId) && !cancelled.has(eventId),
  );
}

function settledOfficial(world: World): string[] {
  const parts = world.players.flatMap(partsOf).filter(({ eventId }) => !isOurs(eventId));
  const settled = parts.filter(({ slips }) => slips.some(({ state }) => state === 'settled'));
  return [...new Set(settled.map(({ eventId }) => eventId))].filter(
    (eventId) => !parts.some((part) => part.eventId === eventId && isOpen(part)),
  );
}

const ofEvent = (eventId: string) => ({
  gameCode: gameOfEvent(eventId),
  issue: issueOfEvent(eventId),
});

/** One enters, the same person may not confirm, and another one has to enter the same numbers. */
export async function enterResult(world: World, chance: Chance, eventId: string): Promise<void> {
  const [one, other] = chance.percent(50) ? world.desk : world.desk.toReversed();
  must(one !== undefined && other !== undefined, 'two persons enter results');
  const numbers = officialDraw(gameOfEvent(eventId), chance);
  const enter = async (who: Operator, entered: number[]) =>
    asOperator(who, ({ lottery }) =>
      lottery.enterLotteryResult({ ...ofEvent(eventId), numbers: entered }),
    );
  // Sent twice, or its answer lost: the entry of this person stands already.
  answerOr(await enter(one, numbers), ['second-person-needed'], 'a first entry');
  if (chance.percent(30)) {
    const alone = await enter(one, numbers);
    must(
      !alone.ok && alone.refused === 'second-person-needed',
      'one person decides nothing',
      alone,
    );
  }
  if (chance.percent(30)) {
    const differs = await enter(other, numbers.with(0, ((numbers[0] ?? 0) + 1) % 10));
    must(!differs.ok && differs.refused === 'numbers-differ', 'two entries must agree', differs);
  }
  world.lotteries.results.set(eventId, [numbers]);
  answerOr(await enter(other, numbers), ['result-known'], 'a second entry');
  world.tally.add('result entered by two');
}

async function correct(world: World, chance: Chance, eventId: string): Promise<void> {
  const before = world.lotteries.results.get(eventId) ?? [];
  const numbers = officialDraw(gameOfEvent(eventId), chance);
  const isApplied = (await versionOf(world, eventId)) === before.length;
  if (!isApplied || before.at(-1)?.join() === numbers.join()) return;
  const [one, other] = world.desk;
  must(one !== undefined && other !== undefined, 'two persons correct results');
  const asked = { ...ofEvent(eventId), numbers, reason: 'the company told other numbers' };
  const proposed = await asOperator(one, ({ lottery }) => lottery.proposeLotteryCorrection(asked));
  // Not settled yet by the last numbers: it is tried again another time.
  const may = ['proposal-waits', 'issue-settling', 'issue-not-drawn'];
  answerOr(proposed, may, 'a correction');
  const proposalId = await waitingFor(world, eventId);
  if (proposalId === undefined) return;
  world.lotteries.results.set(eventId, [...before, numbers]);
  const confirmed = await asOperator(other, ({ lottery }) =>
    lottery.confirmLotteryStep({ proposalId, numbers }),
  );
  answerOr(confirmed, ['proposal-closed'], 'a confirmed correction');
  world.tally.add('result corrected');
}

async function versionOf(world: World, eventId: string): Promise<number> {
  const found = await world.house.pool.query<{ version: number }>(
    'select result_version as version from wagering_event where event_id = $1',
    [eventId],
  );
  return found.rows[0]?.version ?? 0;
}

async function waitingFor(world: World, eventId: string): Promise<string | undefined> {
  const { gameCode, issue } = ofEvent(eventId);
  const found = await world.house.pool.query<{ proposal_id: string }>(
    `select proposal_id from lottery_proposal where game_code = $1 and issue = $2
      and state = 'waiting'`,
    [gameCode, issue],
  );
  return found.rows[0]?.proposal_id;
}

/** An issue on which somebody waits; a large one takes two persons. */
async function cancelIssue(world: World, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const parts = world.players.flatMap(partsOf);
  const open = parts.filter((part) => isOpen(part) && part.drawsAt > now);
  if (open.length === 0) return;
  const { eventId } = chance.pick(open);
  const [one, other] = world.desk;
  must(one !== undefined && other !== undefined, 'two persons cancel issues');
  world.lotteries.cancelled.add(eventId);
  const asked = { ...ofEvent(eventId), reason: 'the draw was called off' };
  const result = await asOperator(one, ({ lottery }) => lottery.cancelLotteryIssue(asked));
  const may = ['issue-cancelled', 'proposal-waits', 'issue-drawn'];
  const answer = answerOr(result, may, 'a cancellation');
  const isDrawn = !result.ok && result.refused === 'issue-drawn';
  if (isDrawn) return void world.lotteries.cancelled.delete(eventId);
  const proposalId = await waitingFor(world, eventId);
  must(!answer?.waits || proposalId !== undefined, 'a large cancellation waits', answer);
  if (proposalId !== undefined) {
    const confirmed = await asOperator(other, ({ lottery }) =>
      lottery.confirmLotteryStep({ proposalId }),
    );
    answerOr(confirmed, ['proposal-closed', 'issue-cancelled'], 'a confirmed cancellation');
  }
  world.tally.add('issue cancelled');
}
