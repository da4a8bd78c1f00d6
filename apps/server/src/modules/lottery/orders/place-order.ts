// Takes an order, whichever client wrote it: finds its issues, counts and strikes its slips, and
// lays them all in one stake. An intent is one order: asked again it gets the first answer.
import { hash } from 'node:crypto';
import {
  isRefusal,
  refuse,
  type lottery,
  type OutputOf,
  type Refusal,
  type RefusalOf,
} from '@baize/contract';
import { dealtLotteryOf } from '@baize/engines';
import { printUnits, type Units } from '@baize/money';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { eventIdOf, type SharedEvent } from '../../wagering/index.ts';
import type { OfferedGame } from '../draws/terms.ts';
import type { OrdersPorts } from './ports.ts';
import { chaseRefused } from './reasons.ts';
import type { ReadSlip } from './rules/asked-slips.ts';
import type { Order, OrderDetail } from './rules/order.ts';
import { printOrderId } from './rules/order-id.ts';
import { slipsMostOf } from './rules/order-size.ts';
import { rebatesOf, type LineStep } from './rules/rebates.ts';
import type { StruckOrder } from './rules/struck-order.ts';
import { strikeAll } from './strike-all.ts';
import { readParts, writeLine } from './store/order-reader.ts';

export interface ChaseAsked {
  readonly multiples: readonly number[];
  readonly stop: 'never' | 'win' | 'profit';
  readonly profit: Units | null;
  /** Where the client names every issue: they must follow each other. */
  readonly issues?: readonly string[];
}

export interface PlaceAsked {
  readonly player: PlayerCaller;
  readonly intent: string;
  readonly gameCode: string;
  readonly issue: string;
  readonly slips: readonly ReadSlip[];
  /** The sum that the player has seen, where the client tells it. */
  readonly total?: Units | undefined;
  /** Of a chase the client may have told the sum of one issue instead. */
  readonly totalOfOne?: boolean;
  readonly chase?: ChaseAsked | undefined;
  readonly gameVersion?: string | undefined;
  /** Of the limited numbers of the first issue, as the player has seen them. */
  readonly limitedVersion?: string | undefined;
  /** The request as it came, to tell it from another under its key. */
  readonly request: unknown;
  readonly now: number;
  readonly locale: string;
}

export type PlaceRefusal = Refusal<RefusalOf<typeof lottery.placeLotteryOrder>>;
export type Placed = OutputOf<typeof lottery.placeLotteryOrder>;

export type PlaceOrder = (asked: PlaceAsked) => Promise<Placed | PlaceRefusal>;

export function createPlaceOrder(ports: OrdersPorts): PlaceOrder {
  const keepLine = createLines(ports);
  return async (asked) => {
    const { player, intent } = asked;
    const fingerprint = fingerprintOf(asked.request);
    const baseId = ports.wagering.orderIdOf(player.playerId, intent);
    const known = () => readParts(ports.database.kysely, baseId);
    /** An intent that was taken before gets its first answer, whatever is refused now. */
    const answered = async (refusal: PlaceRefusal) => {
      const parts = await known();
      return parts.length === 0 ? refusal : answerAgain(ports, parts, { player, fingerprint });
    };
    const ready = await prepare(ports, asked);
    if (isRefusal(ready)) return answered(ready);
    const { game, order, line } = ready;
    const detail = detailOf(asked, order, { line, fingerprint, lineId: await keepLine(line) });
    const placed = await ports.wagering.placeSlips({
      player,
      intent,
      slips: order.phases.flatMap(({ eventId, slips }) =>
        slips.map((slip) => ({ eventId, ...slip })),
      ),
      now: asked.now,
      mayBeScheduled: asked.chase !== undefined,
      exposureMax: game.exposureMostOf,
      detail,
    });
    if (isRefusal(placed)) return answered(placed);
    if (placed.replayed) return answerAgain(ports, await known(), { player, fingerprint });
    return answerOf(ports, player, { ...detail, baseId });
  };
}

interface Ready {
  readonly game: OfferedGame;
  readonly order: StruckOrder;
  readonly line: readonly LineStep[];
}

/** Everything that can be refused before money is asked for, in the declared order. */
async function prepare(ports: OrdersPorts, asked: PlaceAsked): Promise<Ready | PlaceRefusal> {
  const game = ports.terms.of(asked.gameCode);
  if (!game) return refuse('game-unknown');
  const closed =
    ports.refusalOfCode() ??
    (game.terms.on ? ports.refusalOfGame(asked.gameCode) : refuse('game-off'));
  if (closed) return closed;
  const event = await ports.wagering.eventOf(
    eventIdOf({ gameCode: asked.gameCode, name: asked.issue }),
  );
  const shut = refusalOfIssue(event, asked);
  if (!event || shut) return shut ?? refuse('issue-unknown');
  const [line, events] = await Promise.all([
    ports.lineOf(asked.player.playerId),
    eventsOf(ports, event, asked),
  ]);
  const other = await refusalOfNamed(ports, events, asked);
  if (other) return other;
  const group = line[0]?.group ?? 0;
  const striking = { game, group, events, ports };
  const order = strikeAll(striking, asked);
  if (isRefusal(order)) return order;
  return refusalOfWhole(game, order, asked) ?? { game, order, line };
}

function refusalOfIssue(
  event: SharedEvent | undefined,
  { now, chase }: PlaceAsked,
): PlaceRefusal | undefined {
  if (!event) return refuse('issue-unknown');
  if (event.state !== 'planned' || now >= event.closesAt) return refuse('issue-closed');
  return now < event.opensAt && !chase ? refuse('issue-not-open') : undefined;
}

/** The issues of the order: with a chase as many as it has multiples, from the named one on. */
async function eventsOf(
  { wagering }: OrdersPorts,
  event: SharedEvent,
  { chase, gameCode }: PlaceAsked,
): Promise<readonly SharedEvent[]> {
  if (!chase || chase.multiples.length === 1) return [event];
  return wagering.eventsOf({
    gameCode,
    states: ['planned'],
    drawsFrom: event.drawsAt,
    count: chase.multiples.length,
  });
}

async function refusalOfNamed(
  { wagering }: OrdersPorts,
  events: readonly SharedEvent[],
  { chase, gameCode, locale }: PlaceAsked,
): Promise<PlaceRefusal | undefined> {
  const name = chase?.issues?.find((issue, index) => issue !== events[index]?.name);
  if (name === undefined) return undefined;
  const named = await wagering.eventOf(eventIdOf({ gameCode, name }));
  return named ? chaseRefused(locale, 'plan-malformed') : refuse('issue-unknown');
}

function refusalOfWhole(
  game: OfferedGame,
  order: StruckOrder,
  { total, totalOfOne = false, chase, slips, gameVersion, limitedVersion }: PlaceAsked,
): PlaceRefusal | undefined {
  const ofFirst = order.phases[0]?.stake ?? 0n;
  const ofOne = ofFirst / BigInt(chase?.multiples[0] ?? 1);
  const known = totalOfOne ? [order.stake, ofFirst, ofOne] : [order.stake];
  if (total !== undefined && !known.includes(total))
    return refuse('total-differs', {
      facts: { total: printUnits(order.stake, 2), told: printUnits(total, 2) },
      value: { total: printUnits(order.stake, 4) },
    });
  const most = slipsMostOf(slips.length, order.phases);
  if (slips.length > most) return refuse('too-many-slips', { facts: { most } });
  if (gameVersion !== undefined && gameVersion !== dealtLotteryOf(game.game.code)?.version)
    return refuse('rules-changed');
  if (limitedVersion !== undefined && limitedVersion !== order.phases[0]?.limited)
    return refuse('rules-changed');
  return undefined;
}

function detailOf(
  { gameCode, chase, now }: PlaceAsked,
  order: StruckOrder,
  { line, lineId, fingerprint }: { line: readonly LineStep[]; lineId: string; fingerprint: string },
): OrderDetail {
  return {
    of: 'lottery',
    gameCode,
    placedAt: now,
    asked: fingerprint,
    cut: order.cut,
    lineId,
    chase: chase ? { stop: chase.stop, profit: chase.profit } : null,
    parts: order.phases.map((phase, index) => {
      const rebates = rebatesOf(phase.bases, line);
      return {
        ...phase,
        phase: chase ? index + 1 : 0,
        slips: phase.slips.length,
        rebate: rebates[0]?.rebate ?? 0n,
        lineRebate: rebates.reduce((sum, { rebate }) => sum + rebate, 0n),
      };
    }),
  };
}

async function answerAgain(
  ports: OrdersPorts,
  parts: readonly Order[],
  { player, fingerprint }: { player: PlayerCaller; fingerprint: string },
): Promise<Placed | Refusal<'idempotency-key-reused'>> {
  const [first] = parts;
  if (first?.asked !== fingerprint) return refuse('idempotency-key-reused');
  return answerOf(ports, player, { baseId: first.baseId, cut: first.cut, parts });
}

interface Answered {
  readonly baseId: string;
  readonly cut: boolean;
  readonly parts: readonly Pick<Order, 'phase' | 'issue' | 'stake'>[];
}

async function answerOf(
  { cashOf }: OrdersPorts,
  { playerId, currency }: PlayerCaller,
  { baseId, cut, parts }: Answered,
): Promise<Placed> {
  const issues = parts.map(({ phase, issue, stake }) => ({
    orderId: printOrderId(baseId, phase),
    issue,
    stake: printUnits(stake, 4),
  }));
  return {
    orderId: issues[0]?.orderId ?? baseId,
    chaseId: parts[0]?.phase === 0 ? null : baseId,
    issues,
    stake: printUnits(
      parts.reduce((sum, { stake }) => sum + stake, 0n),
      4,
    ),
    cut,
    balance: printUnits(await cashOf(playerId, currency), 2),
  };
}

const fingerprintOf = (request: unknown): string =>
  hash('sha256', JSON.stringify(request), 'base64url').slice(0, 22);

/** Lines stay the same for long: one that this process has kept is not written again. */
function createLines({ database }: OrdersPorts) {
  const kept = new Set<string>();
  return async (line: readonly LineStep[]): Promise<string> => {
    const lineId = hash('sha256', JSON.stringify(line), 'base64url').slice(0, 22);
    if (kept.has(lineId)) return lineId;
    await writeLine(database.kysely, lineId, line);
    if (kept.size >= linesKept) kept.clear();
    kept.add(lineId);
    return lineId;
  };
}

const linesKept = 20_000;
