// The end of the lotteries of the simulated world: the beacon speaks, staff enter what is due, and
// every slip is settled and every rebate paid. Then the day's seeds are revealed, and the draws
// that players waited for are drawn again by the published engine.
import { createClient, type Client } from '@baize/client';
import { commitment, crash, crashGameOf, dealtLotteryOf, lottery } from '@baize/engines';
import { must } from '../broken.ts';
import { checkPurses } from '../books.ts';
import type { Chance } from '../chance.ts';
import { answerOr, untilAnswered } from '../player.ts';
import type { World } from '../world.ts';
import { dueResults, enterResult } from './desk.ts';
import { byHand, drawAll, settleCalmly } from './draws.ts';
import { gameOfEvent, isOurs, issueOfEvent } from './games.ts';
import { isOpen, partsOf, rebatesDue } from './known.ts';
import { ordersOf } from './notice.ts';

const turnsMax = 12;
const secondMs = 1000;

export async function finishLotteries(world: World, chance: Chance): Promise<void> {
  Object.assign(world.lotteries.beacon, { lateMs: 0, isWithheld: false });
  for (let turns = 0; ; turns += 1) {
    const open = world.players.flatMap(partsOf).filter(isOpen);
    if (open.length === 0) break;
    must(turns < turnsMax, 'every slip is settled in the end', open);
    passUntil(world, Math.max(...open.map(({ drawsAt }) => drawsAt)));
    for (const eventId of dueResults(world)) await enterResult(world, chance, eventId);
    await drawAll(world, false);
    await settleCalmly(world, chance);
    await checkPurses(world);
  }
  const due = rebatesDue(ordersOf(world), () => true);
  for (const [name, amount] of due)
    must(world.lotteries.paid.get(name) === amount, 'every rebate is paid in the end', name);
  await revealSeeds(world);
  await verifyDraws(world);
  await verifyFlights(world);
}

function passUntil({ clock }: World, moment: number): void {
  if (moment + secondMs > clock.now()) clock.set(moment + secondMs);
}

/** A day's seed is revealed with its last draw, or by timed work where that was cancelled. */
async function revealSeeds(world: World): Promise<void> {
  const ours = [...drawsOfPlayers(world), ...world.flights.points.keys()];
  if (ours.length === 0) return;
  const found = await world.house.pool.query<{ ends_at: Date }>(
    `select max(ends_at) as ends_at from wagering_event_seed
    where seed_id in (select seed_id from wagering_event where event_id = any($1))`,
    [ours],
  );
  passUntil(world, found.rows[0]?.ends_at.getTime() ?? 0);
  // A draw that a crash cut off is tried again after a pause.
  for (let minutes = 0; minutes < 90; minutes += 10) {
    await drawAll(world, false);
    world.clock.advance(10 * 60 * secondMs);
  }
  await byHand(world, 'first', (hand) => hand.revealSeeds());
}

const drawsOfPlayers = ({ players, lotteries }: World): string[] => {
  const ids = new Set(players.flatMap(partsOf).map(({ eventId }) => eventId));
  return [...ids].filter((eventId) => isOurs(eventId) && lotteries.results.has(eventId));
};

function anybodyOf(world: World): Client {
  const fetch = world.network('site');
  return createClient({ baseUrl: '', fetch, token: () => undefined, language: () => 'EN' });
}

/** As anybody can: commitment, seed, the one value of the beacon and the issue give the numbers. */
async function verifyDraws(world: World): Promise<void> {
  const anybody = anybodyOf(world);
  for (const eventId of drawsOfPlayers(world)) {
    const [gameCode, issue] = [gameOfEvent(eventId), issueOfEvent(eventId)];
    const result = await untilAnswered(() => anybody.lottery.getLotteryDraw({ gameCode, issue }));
    const proof = answerOr(result, [], 'the proof of a draw');
    const { serverSeed, randomness: randomnessHex, beaconRound } = proof ?? {};
    const game = dealtLotteryOf(gameCode);
    const isShown = Boolean(serverSeed && randomnessHex && beaconRound);
    must(isShown, 'a past day shows its seed', proof);
    if (!game || !serverSeed || !randomnessHex || !beaconRound) continue;
    must(commitment(serverSeed) === proof?.commitment, 'the seed is the one committed to', proof);
    const again = lottery.verify(game, { serverSeed, issue, beaconRound, randomnessHex });
    must(again.result.join() === proof.numbers?.join(), 'a draw drawn again is the same', proof);
    const told = world.lotteries.results.get(eventId)?.[0];
    must(again.result.join() === told?.join(), 'slips were settled by that draw', [told, proof]);
  }
}

/** The same of flights: their ends follow from their proofs. */
async function verifyFlights(world: World): Promise<void> {
  const anybody = anybodyOf(world);
  for (const [eventId, point] of world.flights.points) {
    const [gameCode, round] = [gameOfEvent(eventId), issueOfEvent(eventId)];
    const result = await untilAnswered(() => anybody.crash.getCrashProof({ gameCode, round }));
    const proof = answerOr(result, [], 'the proof of a flight');
    const { serverSeed, randomness: randomnessHex, beaconRound } = proof ?? {};
    const game = crashGameOf(gameCode);
    const isShown = Boolean(serverSeed && randomnessHex && beaconRound);
    must(isShown, 'a past day shows its seed', proof);
    if (!game || !serverSeed || !randomnessHex || !beaconRound) continue;
    must(commitment(serverSeed) === proof?.commitment, 'the seed is the one committed to', proof);
    const receipt = { serverSeed, issue: round, beaconRound, randomnessHex };
    must(crash.verify(game, receipt).result[0] === point, 'a flight flown again ends the same', [
      proof,
      point,
    ]);
  }
}
