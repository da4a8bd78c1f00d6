// The players' actions at the lotteries: order, chase, order in the last second before an issue
// closes and just after it, cancel, and look at what became of the orders.
import { printUnits, type Units } from '@baize/money';
import { must } from '../broken.ts';
import { asGame, asPlayer } from '../calls.ts';
import { newIntentOf, remember, units } from '../play.ts';
import { answerOr, type Player } from '../player.ts';
import type { World } from '../world.ts';
import { gameCodes } from './games.ts';
import {
  isOpen,
  partsOf,
  pickTicket,
  priceTicket,
  type KnownOrder,
  type KnownPart,
  type KnownSlip,
  type Priced,
  type RebateBase,
  type Ticket,
} from './known.ts';

const orderRefusals = [
  'balance-too-low',
  'player-on-break',
  'reality-check-due',
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
  'exposure-limit-reached',
  'issue-closed',
];

interface Issue {
  readonly issue: string;
  readonly closesAt: number;
  readonly drawsAt: number;
}

interface Asked {
  readonly gameCode: string;
  readonly issues: readonly Issue[];
  readonly tickets: readonly Ticket[];
  readonly multiples: readonly number[];
  readonly stopsOnWin: boolean;
  readonly isChase: boolean;
}

/** One order of a few slips, on one issue or on some that follow each other. */
export async function order(world: World, player: Player): Promise<void> {
  const asked = await choose(world, player, player.chance.percent(35));
  if (asked) await place(world, player, asked);
}

const lastMs = 1000;

/** Nobody else acts, so that the moment is exact: the order is taken until the issue closes. */
export async function orderLate(world: World, player: Player): Promise<void> {
  if (!world.isQuiet()) return order(world, player);
  const asked = await choose(world, player, false);
  const [issue] = asked?.issues ?? [];
  if (!asked || !issue) return;
  const isInTime = player.chance.percent(65);
  const beside = player.chance.between(1, lastMs);
  const moment = issue.closesAt + (isInTime ? -beside : beside - 1);
  if (moment <= world.clock.now()) return;
  world.clock.set(moment);
  const refused = await place(world, player, asked);
  must(!isInTime || refused !== 'issue-closed', 'an issue takes orders until it closes', asked);
  if (isInTime && refused === undefined) world.tally.add('order in the last second');
  if (isInTime) return;
  must(refused !== undefined, 'a closed issue takes no order', asked);
  if (refused === 'issue-closed') world.tally.add('order after the close refused');
}

async function choose(world: World, player: Player, isChase: boolean): Promise<Asked | undefined> {
  const { chance } = player;
  const gameCode = chance.pick(gameCodes);
  const listed = answerOr(
    await asPlayer(world, player, ({ lottery }) =>
      lottery.listLotteryIssues({ gameCode, count: 6 }),
    ),
    [],
    'the issues of a lottery',
  );
  const length = isChase ? chance.between(2, 4) : 1;
  const issues = (listed?.list ?? []).slice(0, length);
  if (issues.length < length || issues[0]?.state !== 'open') return undefined;
  const tickets = Array.from({ length: chance.between(1, 4) }, () =>
    pickTicket(chance, gameCode, player.group),
  );
  const multiples = issues.map((_, at) => (chance.percent(50) ? 1 : 2 ** at));
  return { gameCode, issues, tickets, multiples, isChase, stopsOnWin: chance.percent(60) };
}

/** Gives the refusal, if it was refused. */
async function place(world: World, player: Player, asked: Asked): Promise<string | undefined> {
  const { gameCode, issues, tickets, multiples, isChase, stopsOnWin } = asked;
  const priced = multiples.map((times) =>
    tickets.map((ticket) => priceTicket(ticket, { gameCode, own: player.group, times })),
  );
  const total = sum(priced.flat().map(({ stake }) => stake));
  const body = {
    gameCode,
    issue: issues[0]?.issue ?? '',
    slips: [...tickets],
    total: printUnits(total, 4),
    ...(isChase
      ? {
          chase: {
            multiples: [...multiples],
            stop: stopsOnWin ? ('win' as const) : ('never' as const),
          },
        }
      : {}),
  };
  const intent = newIntentOf(player);
  const ask = () =>
    asGame(world, player, ({ lottery }) => lottery.placeLotteryOrder(body, { intent }));
  const result = await ask();
  const taken = answerOr(result, orderRefusals, 'an order');
  if (!taken) {
    const refused = result.ok ? '' : result.refused;
    const isPoor = refused === 'balance-too-low';
    must(!isPoor || player.cash < total, 'a player with enough money may order', player.cash);
    world.tally.add('order refused');
    return refused;
  }
  must(units(taken.stake) === total, 'an order costs what the engine counts', [taken, total]);
  must(player.breakUntil <= world.clock.now() || !world.isQuiet(), 'nobody orders on a break');
  keep(world, player, { asked, priced, taken, total });
  const again = async () => withoutBalance(await ask());
  remember(player, 'order', withoutBalance({ ok: true, value: taken }).value, again);
  return undefined;
}

/** The balance of a repeated answer is that of its moment. */
function withoutBalance<T extends { ok: boolean; value?: unknown }>(result: T) {
  return result.ok ? { ...result, value: { ...(result.value as object), balance: '' } } : result;
}

interface Taken {
  readonly orderId: string;
  readonly chaseId: string | null;
  readonly issues: readonly { readonly orderId: string; readonly issue: string }[];
  readonly balance: string;
}

interface Kept {
  readonly asked: Asked;
  readonly priced: readonly (readonly Priced[])[];
  readonly taken: Taken;
  readonly total: Units;
}

function keep(world: World, player: Player, { asked, priced, taken, total }: Kept): void {
  const { gameCode, issues, isChase, stopsOnWin } = asked;
  const baseId = taken.chaseId ?? taken.orderId;
  must(!player.orders.has(baseId), 'a new intent is a new order', taken);
  const told = taken.issues.map(({ issue }) => issue).join();
  must(told === issues.map(({ issue }) => issue).join(), 'an order lies on its issues', taken);
  let place = 0;
  const parts = issues.map(({ issue, closesAt, drawsAt }, at): KnownPart => {
    const own = priced[at] ?? [];
    const slips = own.map(({ stake, struck, ticket, amount }): KnownSlip => {
      const roundId = `${baseId}${String(place).padStart(4, '0')}`;
      place += 1;
      return { roundId, stake, struck, ticket, amount, state: 'open', payout: 0n, version: 0 };
    });
    return {
      orderId: taken.issues[at]?.orderId ?? '',
      eventId: `${gameCode}:${issue}`,
      closesAt,
      drawsAt,
      stake: sum(own.map(({ stake }) => stake)),
      bases: basesOf(own),
      slips,
      cancelAsked: false,
    };
  });
  const line = [player, ...(player.upline ? [player.upline] : [])];
  const known: KnownOrder = {
    baseId,
    player,
    line: line.map((one) => ({ player: one, group: one.group })),
    stopsOnWin: isChase && stopsOnWin,
    parts,
    hasWon: false,
  };
  player.orders.set(baseId, known);
  player.cash -= total;
  player.inPlay += total;
  world.tally.add(isChase ? 'chase placed' : 'order placed');
  tellPrices(world, player, priced.flat());
  const balance = printUnits(player.cash, 2);
  must(!world.isQuiet() || taken.balance === balance, 'the balance after an order is right', [
    taken,
    balance,
  ]);
}

/**
 * Which prices the world has seen: by group, and where a group of the line goes beyond the lowest.
 */
function tellPrices(world: World, { group, upline }: Player, priced: readonly Priced[]): void {
  const bases = priced.flatMap(({ ticket, base }) => (ticket && base ? [base] : []));
  if (bases.length > 0) world.tally.add('bet at a price by group');
  const highest = Math.max(group, upline?.group ?? 0);
  if (bases.some(({ most }) => highest > most)) world.tally.add('price capped by its return');
}

/** Together for each group, as rebates are counted. */
function basesOf(priced: readonly Priced[]): readonly RebateBase[] {
  const bases = priced.flatMap(({ base }) => base ?? []);
  const byGroup = Map.groupBy(bases, ({ chosen, most }) => `${chosen} ${most}`);
  return [...byGroup.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, stake: sum(own.map(({ stake }) => stake)) }] : [];
  });
}

const sum = (list: readonly Units[]): Units => list.reduce((all, one) => all + one, 0n);

/** Takes back what is not closed; of a chase some of its issues. */
export async function cancel(world: World, player: Player): Promise<void> {
  const now = world.clock.now();
  const open = partsOf(player).filter((part) => isOpen(part) && part.closesAt > now);
  if (open.length === 0) return order(world, player);
  const parts = open.slice(0, player.chance.between(1, 2));
  for (const part of parts) part.cancelAsked = true;
  const intent = newIntentOf(player);
  const orderIds = parts.map(({ orderId }) => orderId);
  const result = await asGame(world, player, ({ lottery }) =>
    lottery.cancelLotteryOrders({ orderIds }, { intent }),
  );
  const may = ['order-not-open', 'issue-closed', 'player-on-break'];
  const cancelled = answerOr(result, may, 'a cancellation');
  if (!cancelled) return;
  const strange = cancelled.cancelled.filter((orderId) => !orderIds.includes(orderId));
  must(strange.length === 0, 'only what was asked is cancelled', strange);
  world.tally.add('order cancelled');
}

/** What a player is shown of the last orders is what the engine says of them. */
export async function lookAtOrders(world: World, player: Player): Promise<void> {
  const result = await asGame(world, player, ({ lottery }) =>
    lottery.listLotteryOrders({ pageSize: 20 }),
  );
  const page = answerOr(result, ['player-on-break'], 'the orders of a player');
  if (!page || !world.isQuiet()) return;
  const known = new Map(partsOf(player).map((part) => [part.orderId, part]));
  must(page.total === known.size, 'a player sees every order', [page.total, known.size]);
  for (const row of page.list) {
    const part = known.get(row.orderId);
    must(part !== undefined, 'a player sees only own orders', row);
    const payout = sum(part.slips.map((slip) => slip.payout));
    const state = { open: 'running', settled: payout > 0n ? 'won' : 'lost', void: 'cancelled' };
    const seen = row.state.replace(/^(?:cancelled|stopped).*$/u, 'cancelled');
    const expected = isOpen(part) ? 'running' : state[part.slips[0]?.state ?? 'open'];
    must(seen === expected, 'an order is shown as it ended', [row, part]);
    must(units(row.payout) === payout, 'an order is shown with its payout', [row, payout]);
  }
  world.tally.add('orders looked at');
}
