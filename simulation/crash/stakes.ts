// The players' stakes in a flight and their cash-outs: taken until the close, taken out until the
// end, each once.
import { printUnits } from '@baize/money';
import { must } from '../broken.ts';
import { asGame } from '../calls.ts';
import { newIntentOf, units } from '../play.ts';
import { answerOr, type Player } from '../player.ts';
import type { World } from '../world.ts';
import { curveAt, gameCode, isOpen, lastOf, stakesOf, type KnownStake } from './known.ts';

const stakeRefusals = [
  'balance-too-low',
  'player-on-break',
  'reality-check-due',
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
  'stakes-closed',
  'round-slips-reached',
];

const stakes = ['1', '5', '20', '100', '500'] as const;
const slipsMost = 2;

export interface RoundOfWorld {
  readonly eventId: string;
  readonly name: string;
  readonly closesAt: number;
}

/** One or two stakes; a third is refused. */
export async function stakeOn(world: World, player: Player, event: RoundOfWorld): Promise<void> {
  for (let count = player.chance.weighted({ '1': 60, '2': 30, '3': 10 }); ;) {
    const isTaken = await stakeOnce(world, player, event);
    if (!isTaken || count === '1') return;
    count = count === '3' ? '2' : '1';
  }
}

interface RefusedStake {
  readonly told: string;
  readonly isClosed: boolean;
  readonly isFull: boolean;
  readonly stake: string;
  readonly event: RoundOfWorld;
}

function noteRefused(world: World, player: Player, refused: RefusedStake): void {
  const { told, isClosed, isFull, stake } = refused;
  must(told !== 'stakes-closed' || isClosed, 'an open round takes stakes', refused);
  must(told !== 'round-slips-reached' || isFull, 'two stakes are taken', refused);
  const isPoor = player.cash < units(stake);
  must(told !== 'balance-too-low' || isPoor, 'a player with money may stake', player.cash);
  if (isClosed && told === 'stakes-closed') world.tally.add('stake after the close refused');
}

async function stakeOnce(world: World, player: Player, event: RoundOfWorld): Promise<boolean> {
  const { chance } = player;
  const { name: round, eventId, closesAt } = event;
  const stake = chance.pick(stakes);
  const auto = chance.percent(50) ? chance.between(101, 400) : undefined;
  const asked = { gameCode, round, stake, ...(auto === undefined ? {} : { auto }) };
  const intent = newIntentOf(player);
  const isClosed = world.clock.now() >= closesAt;
  const before = stakesOf(player).filter((one) => one.eventId === eventId).length;
  const result = await asGame(
    world,
    player,
    ({ crash }) => crash.placeCrashSlip(asked, { intent }),
    gameCode,
  );
  const taken = answerOr(result, stakeRefusals, 'a stake in a flight');
  if (!taken) {
    const told = result.ok ? '' : result.refused;
    noteRefused(world, player, { told, isClosed, isFull: before >= slipsMost, stake, event });
    return false;
  }
  must(!isClosed, 'a closed round takes no stake', [event, taken]);
  must(before < slipsMost, 'a round takes two stakes of a player', taken);
  const known: KnownStake = {
    slipId: taken.slip.slipId,
    eventId,
    stake: units(stake),
    auto,
    cashedAt: undefined,
    state: 'open',
    payout: 0n,
  };
  must(!player.flights.has(known.slipId), 'a new intent is a new stake', taken);
  must(taken.slip.last === lastOf(known), 'a stake leaves by itself where the rules say', taken);
  player.flights.set(known.slipId, known);
  player.cash -= known.stake;
  player.inPlay += known.stake;
  const balance = printUnits(player.cash, 2);
  const isSure = world.isQuiet() && player.debt === 0n;
  must(!isSure || taken.balance === balance, 'the balance after a stake is right', [
    taken,
    balance,
  ]);
  world.tally.add('stake in a flight');
  return true;
}

export interface InFlight {
  readonly known: KnownStake;
  readonly event: RoundOfWorld;
  readonly flight: {
    readonly takesOffAt: number;
    readonly endsAt: number;
  };
}

/** At this moment of the clock: won before the end, lost from it on. */
export async function cashOutNow(
  world: World,
  player: Player,
  { known, event, flight }: InFlight,
): Promise<void> {
  const now = world.clock.now();
  const { at: shown, isSure } = curveAt(now - flight.takesOffAt);
  const asked = { gameCode, slipId: known.slipId, round: event.name };
  const result = await asGame(world, player, ({ crash }) => crash.cashOut(asked), gameCode);
  const may = ['flight-over', 'flight-not-begun', 'player-on-break'];
  const answer = answerOr(result, may, 'a cash-out');
  const isOver = now >= flight.endsAt;
  if (!answer) {
    const refused = result.ok ? '' : result.refused;
    must(refused !== 'flight-over' || isOver, 'a cash-out before the end is won', [known, result]);
    const isEarly = shown < 101;
    must(refused !== 'flight-not-begun' || isEarly, 'from 1.01 on a cash-out is taken', result);
    if (refused === 'flight-over') world.tally.add('cash-out too late');
    return;
  }
  const { at, by } = answer.slip;
  if (known.cashedAt !== undefined) {
    must(at === Math.min(known.cashedAt, lastOf(known)), 'a cash-out is taken once', answer);
    return;
  }
  const last = lastOf(known);
  if (by === 'auto') {
    must(at === last && (isOver || shown >= last), 'a stake leaves where it was set', answer);
    // Told that it has left: what was kept with it no longer matters.
    return;
  }
  must(!isOver && isOpen(known), 'after the end nothing is taken out', [answer, flight]);
  must(by === 'player' && at !== null, 'a player took it out', answer);
  const isRight = at === shown || (!isSure && Math.abs(at - shown) === 1);
  must(isRight, 'a cash-out is taken at the multiplier of its moment', [answer, shown]);
  known.cashedAt = at;
  world.tally.add('cash-out by hand');
}
