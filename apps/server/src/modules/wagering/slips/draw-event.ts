// Gives an event its result: from the day's seed and the beacon for our own draws, by two persons
// for outside ones. One result for each version, however often it is asked.
import { drawSeed, issueDraws, type DrawnResult } from '@baize/engines';
import type { Tx } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import type { SharedEvent } from './rules/event.ts';
import { slipGameOf } from './store/slip-game.ts';
import type {
  BeaconValue,
  Declined,
  DrawOutcome,
  DrawRefusal,
  ResultAsked,
  ResultOutcome,
} from './outcomes.ts';
import { openSeedOfDraw, revealSeed } from './store/draw-seeds.ts';
import { cancelEvent, lockEvent, readEvents, readResult, writeResult } from './store/events.ts';

type Foreseen = { readonly result: DrawnResult } | Declined<DrawRefusal>;

export function createDraw(ports: WageringPorts) {
  const { database, clock } = ports;
  return {
    drawEvent: (eventId: string, beacon: BeaconValue): Promise<DrawOutcome> =>
      database.transaction(async (tx) => {
        const event = await lockEvent(tx, eventId);
        const refused = refusalOfDraw(event, beacon, clock.now());
        if (refused !== undefined) return { refused };
        const known = event as SharedEvent;
        if (known.state !== 'planned') return { event: known, replayed: true };
        return { event: await draw(ports, tx, { event: known, beacon }), replayed: false };
      }),
    /**
     * What a draw that is due will come to. Nothing is written and nobody may be told: for the
     * game's own module, which plays the result out before it is drawn.
     */
    foreseeDraw: (eventId: string, beacon: BeaconValue): Promise<Foreseen> =>
      database.transaction(async (tx) => {
        const [event] = await readEvents(tx, [eventId]);
        const refused = refusalOfDraw(event, beacon, clock.now());
        if (refused !== undefined) return { refused };
        const known = event as SharedEvent;
        return { result: known.result ?? (await workOut(ports, tx, { event: known, beacon })) };
      }),
    setResult: (asked: ResultAsked): Promise<ResultOutcome> =>
      database.transaction(async (tx) => {
        const event = await lockEvent(tx, asked.eventId);
        const refused = refusalOfResult(event, asked);
        if (refused !== undefined) return { refused };
        const known = event as SharedEvent;
        if (asked.version <= known.resultVersion) return resultAgain(tx, known, asked);
        await writeResult(tx, { ...asked, at: asked.now });
        return { event: (await lockEvent(tx, asked.eventId)) as SharedEvent, replayed: false };
      }),
    /** Stops an event before its draw; its stakes are returned by settling it. */
    cancel: (eventId: string): Promise<SharedEvent | Declined<'issue-unknown' | 'issue-drawn'>> =>
      database.transaction(async (tx) => {
        const event = await lockEvent(tx, eventId);
        if (event === undefined) return { refused: 'issue-unknown' as const };
        if (event.state === 'cancelled') return event;
        if (event.state !== 'planned') return { refused: 'issue-drawn' as const };
        await cancelEvent(tx, eventId);
        if (event.seedId !== null) await revealSeed(tx, event.seedId, clock.now());
        return { ...event, state: 'cancelled' as const };
      }),
  };
}

function refusalOfDraw(event: SharedEvent | undefined, beacon: BeaconValue, now: number) {
  if (event === undefined) return 'issue-unknown' as const;
  if (event.state === 'cancelled') return 'issue-cancelled' as const;
  if (event.drawnBy !== 'us') return 'drawn-outside' as const;
  if (event.beaconRound !== beacon.round) return 'beacon-round-wrong' as const;
  return now < event.drawsAt ? ('issue-not-closed' as const) : undefined;
}

interface Drawing {
  readonly event: SharedEvent;
  readonly beacon: BeaconValue;
}

async function draw(
  ports: WageringPorts,
  tx: Tx,
  { event, beacon }: Drawing,
): Promise<SharedEvent> {
  const { eventId } = event;
  const { randomness: randomnessHex, signature } = beacon;
  const result = await workOut(ports, tx, { event, beacon });
  const at = ports.clock.now();
  await writeResult(tx, {
    eventId,
    result,
    version: 1,
    at,
    randomness: randomnessHex,
    signature,
    enteredBy: 'platform',
    confirmedBy: 'platform',
    reason: 'drawn',
  });
  if (event.seedId !== null) await revealSeed(tx, event.seedId, at);
  return (await lockEvent(tx, eventId)) as SharedEvent;
}

async function workOut(
  ports: WageringPorts,
  tx: Tx,
  { event, beacon }: Drawing,
): Promise<DrawnResult> {
  const { eventId, name: issue, seedId, gameCode } = event;
  if (seedId === null) throw new Error(`${eventId} has no seed`);
  const serverSeed = await openSeedOfDraw(tx, ports, seedId);
  const { round: beaconRound, randomness: randomnessHex } = beacon;
  const seed = drawSeed({ serverSeed, issue, beaconRound, randomnessHex });
  const { game, family } = slipGameOf(gameCode);
  return family.draw(game, issueDraws({ seed, issue }));
}

function refusalOfResult(event: SharedEvent | undefined, asked: ResultAsked) {
  if (event === undefined) return 'issue-unknown' as const;
  if (event.state === 'cancelled') return 'issue-cancelled' as const;
  if (event.drawnBy !== 'outside') return 'drawn-by-us' as const;
  if (asked.now < event.closesAt) return 'issue-not-closed' as const;
  const { game, family } = slipGameOf(event.gameCode);
  if (family.resultRefusal(game, asked.result) !== undefined) return 'result-malformed' as const;
  // A correction follows a settlement, so that each version is settled before the next.
  const isNext = asked.version === event.resultVersion + 1;
  const isSettled = event.state === 'planned' || event.state === 'settled';
  const isKnown = asked.version >= 1 && asked.version <= event.resultVersion;
  return isKnown || (isNext && isSettled) ? undefined : ('result-version-taken' as const);
}

async function resultAgain(tx: Tx, event: SharedEvent, asked: ResultAsked): Promise<ResultOutcome> {
  const known = await readResult(tx, asked.eventId, asked.version);
  return known?.join() === asked.result.join()
    ? { event, replayed: true }
    : { refused: 'result-version-taken' };
}
