// Races of the world: scores by arithmetic of their own from the rounds that were settled, and the
// places that become rewards when a day is over, in two processes of which one dies meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { dayAt, startOfDay } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import { calmly } from '../wallet/ask.ts';
import { remember, idOf } from './claims.ts';
import { isPaused, type KnownOffer, type Play, type Rewarded } from './known.ts';
import type { Books } from './laws.ts';
import { offerOf } from './offers.ts';
import type { PromotionsWorld } from './world.ts';

interface Score {
  score: bigint;
  reachedAt: number;
  isOn: boolean;
}

export interface KnownBoard {
  readonly offer: KnownOffer;
  readonly period: string;
  readonly until: number;
  readonly scores: Map<Rewarded, Score>;
  isEnded: boolean;
  /** Who won, from the first place on. */
  winners: readonly Rewarded[];
}

const names = ['derby', 'peak'] as const;
const waitMs = 5 * 60_000;

const boardId = ({ offer, period }: KnownBoard): string => `${offer.id}.${period}`;

function boardOf(world: PromotionsWorld, offer: KnownOffer, at: number): KnownBoard {
  const period = `d${dayAt(at)}`;
  const found = world.boards.find((one) => one.offer === offer && one.period === period);
  if (found !== undefined) return found;
  const until = startOfDay(dayAt(at) + 1);
  const scores: KnownBoard['scores'] = new Map();
  const made: KnownBoard = { offer, period, until, scores, isEnded: false, winners: [] };
  world.boards.push(made);
  return made;
}

/** What a round is worth on a board; undefined: nothing. */
function worthOf({ written }: KnownOffer, { stake, payout }: Play): bigint | undefined {
  const { board } = written.spec;
  if (board?.score !== 'multiple') return stake;
  const multiple = (payout * 100n) / stake;
  return multiple >= BigInt(board.multipleMin) ? multiple : undefined;
}

function rank(board: KnownBoard, member: Rewarded, play: Play): void {
  const worth = worthOf(board.offer, play);
  if (worth === undefined) return;
  const before = board.scores.get(member);
  const isSummed = board.offer.written.spec.board?.score === 'turnover';
  const sum = isSummed ? (before?.score ?? 0n) + worth : worth;
  const isHigher = before === undefined || sum > before.score;
  if (isHigher) board.scores.set(member, { score: sum, reachedAt: play.at, isOn: true });
  else before.isOn = true;
}

/** The higher score first, then who reached it first, then by the account. */
function ordered({ scores }: KnownBoard): Rewarded[] {
  const on = [...scores].filter(([, { isOn }]) => isOn);
  return on
    .toSorted(([one, a], [other, b]) => {
      if (a.score !== b.score) return a.score > b.score ? -1 : 1;
      return a.reachedAt - b.reachedAt || (one.id < other.id ? -1 : 1);
    })
    .map(([member]) => member);
}

const isOver = ({ until, isEnded, scores }: KnownBoard, now: number): boolean =>
  !isEnded && scores.size > 0 && until + waitMs <= now;

/** After a step: its rounds are ranked, who is on a break is off, and boards that are over end. */
export async function noticeRaces(world: PromotionsWorld): Promise<void> {
  const now = world.clock.now();
  for (const member of world.members) {
    const plays = member.plays.filter(({ at }) => at >= world.since);
    for (const name of names)
      for (const play of plays) rank(boardOf(world, offerOf(world, name), play.at), member, play);
  }
  for (const board of world.boards) {
    if (board.isEnded || board.scores.size === 0) continue;
    for (const [member, score] of board.scores) if (isPaused(member, now)) score.isOn = false;
    if (isOver(board, now)) await end(world, board);
  }
}

async function end(world: PromotionsWorld, board: KnownBoard): Promise<void> {
  board.isEnded = true;
  const { offer, period } = board;
  const steps = offer.written.spec.tiers.map(({ conditions }) => Number(conditions[0]?.value));
  board.winners = ordered(board).slice(0, steps.at(-1));
  for (const [at, member] of board.winners.entries()) {
    const tier = steps.findIndex((upTo) => at + 1 <= upTo);
    const due = { offer, member, period, tier };
    remember(world, { ...due, id: await idOf(world, due) });
    world.tally.add('place of a race won');
  }
  world.tally.add('race ended');
}

async function keepBoards({ promotions }: Modules): Promise<void> {
  await promotions.jobs.find(({ name }) => name === 'promotions-keep-boards')?.run();
}

/** A race that is over is ended by two processes at once; one of them may die over it. */
export async function endRaces(world: PromotionsWorld): Promise<void> {
  if (!world.boards.some((board) => isOver(board, world.clock.now()))) return;
  const { house, trouble } = world;
  const [first, second] = await Promise.all([house.modules('first'), house.modules('second')]);
  const isDying = trouble.percent(40);
  const one = keepBoards(first.modules);
  if (!isDying) {
    await Promise.all([one, keepBoards(second.modules)]);
    return world.tally.add('race ended by two processes at once');
  }
  // What a dead server still says of it reaches nobody.
  one.catch(() => undefined);
  await sleep(trouble.int(12));
  await Promise.all([house.crash(), keepBoards(second.modules)]);
  world.tally.add('server crashed');
  world.tally.add('crash at the end of a race');
}

interface Row {
  readonly what: string;
  readonly is: string;
}

/** After each step: scores of open boards, and every place that was won. */
export async function compareRaces(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Row>(
    `select concat_ws(' ', b.id, s.player_id) as what, concat_ws(' ', (-s.behind)::text,
        (extract(epoch from s.reached_at) * 1000)::bigint, s.state) as is
      from promotions_board b join promotions_score s on s.board_id = b.id
      where b.ended_at is null
    union all select concat_ws(' ', board_id, 'place', place), player_id from promotions_place`,
  );
  const seen = new Map(rows.map(({ what, is }) => [what, is]));
  for (const [what, expected] of known(world)) {
    const is = seen.get(what);
    must(is === expected, 'a score is that of the rounds, and a place that of the scores', {
      what,
      is,
      expected,
    });
    seen.delete(what);
  }
  must(seen.size === 0, 'nobody is ranked who did not play', [...seen]);
}

const known = ({ boards }: PromotionsWorld): [string, string][] =>
  boards.flatMap((board) => {
    const id = boardId(board);
    if (board.isEnded)
      return board.winners.map((member, at): [string, string] => [
        `${id} place ${at + 1}`,
        member.id,
      ]);
    return [...board.scores].map(([member, { score, reachedAt, isOn }]): [string, string] => [
      `${id} ${member.id}`,
      `${score} ${reachedAt} ${isOn ? 'on' : 'off'}`,
    ]);
  });

/** The place that a member is shown is the one of their score. */
export async function compareShownPlace(world: PromotionsWorld, member: Rewarded): Promise<void> {
  const now = world.clock.now();
  if (isPaused(member, now)) return;
  for (const name of names) {
    const offer = offerOf(world, name);
    const board = boardOf(world, offer, now);
    const shown = await calmly(world, member.caller(), ({ promotions }, call) =>
      promotions.actions.getBoard(call({ id: offer.id })),
    );
    const place = ordered(board).indexOf(member) + 1;
    const is = shown.own?.place ?? 0;
    must(is === place, 'a member is shown the place of their score', { name, is, place });
    must(shown.list.length === ordered(board).length, 'all who play are shown', shown.list);
  }
}
