// The clocks of all lotteries, held in memory: what each game sells now and next, and its last
// result. Read again when something was drawn or planned; answers are shared for a moment, so that
// any number of players costs nothing.
import type { lottery, OutputOf } from '@baize/contract';
import { playsOf } from '@baize/engines';
import { keep } from '../../../platform/kept/index.ts';
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { issueState } from './rules/issue-state.ts';
import type { OfferedGame, Terms } from './terms.ts';

type Lobby = OutputOf<typeof lottery.getLotteryLobby>;
export type GameNow = Lobby['games'][number];
export type IssueNow = NonNullable<GameNow['current']>;
export type DrawnNow = NonNullable<GameNow['last']>;

/** More than pass until the board is read again. */
const aheadCount = 6;
const againMs = 20_000;
/** So long one answer is given to everybody. */
const sharedMs = 500;

export function keepBoard(ports: LotteryPorts, terms: Terms) {
  const { wagering, clock, bus, log, metrics } = ports;
  const read = async () => {
    const gameCodes = terms.all().map(({ game }) => game.code);
    const events = await wagering.boardOf({ gameCodes, now: clock.now(), count: aheadCount });
    return Map.groupBy(events, ({ gameCode }) => gameCode);
  };
  const fresh: ReadonlyMap<string, readonly SharedEvent[]> = new Map();
  const kept = keep({ name: 'lottery_board', bus, log, metrics, fresh, read, againMs });
  const gameNow = (game: OfferedGame, now: number) =>
    gameAt(game, kept.current().get(game.game.code) ?? [], now);
  return {
    start: kept.start,
    stop: kept.stop,
    changed: kept.changed,
    gameNow,
    /** The events of a game that are not drawn, soonest first. */
    aheadOf: (gameCode: string): readonly SharedEvent[] =>
      (kept.current().get(gameCode) ?? []).filter(({ state }) => state === 'planned'),
    lobby: shared(clock, (now) => ({
      now,
      games: terms.all().map((game) => gameNow(game, now)),
    })),
  };
}

export type Board = ReturnType<typeof keepBoard>;

/** Gives one and the same answer for a moment. */
export function shared<T>({ now }: LotteryPorts['clock'], make: (now: number) => T): () => T {
  let madeAt = -Infinity;
  let made: T | undefined;
  return () => {
    const at = now();
    if (made === undefined || at < madeAt || at - madeAt >= sharedMs) {
      madeAt = at;
      made = make(at);
    }
    return made;
  };
}

function gameAt(
  { game, terms }: OfferedGame,
  events: readonly SharedEvent[],
  now: number,
): GameNow {
  const planned = events.filter(({ state, closesAt }) => state === 'planned' && closesAt > now);
  const current = planned.find(({ opensAt }) => opensAt <= now);
  const next = planned.find(({ opensAt }) => opensAt > now);
  const last = events.findLast(({ result }) => result !== null);
  return {
    gameCode: game.code,
    kind: game.kind,
    drawnBy: game.drawnBy,
    open: terms.on,
    modes: modesOf(game.kind),
    current: current ? issueNow(current, now) : null,
    next: next ? issueNow(next, now) : null,
    last: last ? drawnOf(last, now) : null,
  };
}

export function issueNow(event: SharedEvent, now: number): IssueNow {
  const { name: issue, opensAt, closesAt, drawsAt } = event;
  return { issue, opensAt, closesAt, drawsAt, state: issueState(event, now) };
}

export function drawnOf(event: SharedEvent, now: number): DrawnNow {
  const { name: issue, result, resultVersion: version, drawsAt } = event;
  const numbers = result && [...result];
  return { issue, numbers, version, state: issueState(event, now), drawsAt };
}

const modesKnown = new Map<string, string[]>();

/** `Lott` has plays with prizes, `Elott` plays at odds. */
function modesOf(kind: OfferedGame['game']['kind']): string[] {
  const known = modesKnown.get(kind);
  if (known) return known;
  const pays = new Set([...playsOf(kind).values()].map((play) => play.pays));
  const modes = [...(pays.has('prize') ? ['Lott'] : []), ...(pays.has('odds') ? ['Elott'] : [])];
  modesKnown.set(kind, modes);
  return modes;
}
