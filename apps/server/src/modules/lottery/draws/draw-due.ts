// Gives due issues their results: our own from the round of the beacon that was named when they
// were planned, and no other; official ones from the feed. What has no result yet waits, and the
// others go on. Safe to repeat, and in several processes.
import type { BeaconAnswer } from '../../../platform/adapters/beacon/index.ts';
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';

const family = 'lottery';

export interface DrawnNow {
  readonly drawn: readonly SharedEvent[];
  /** Due without a result. */
  readonly waiting: readonly SharedEvent[];
}

type Ports = Pick<LotteryPorts, 'wagering' | 'clock' | 'beacon' | 'results' | 'log' | 'tell'>;

/** Older than this, an issue is tried again now and then only. */
const freshMs = 10 * 60_000;
const freshMost = 500;
const oldAtOnce = 100;
/** So many transactions of draws run side by side. */
const atOnce = 4;
/** A company is asked for one result no more often than this. */
export const feedPauseMs = 3000;

export function createDrawDue(ports: Ports, lateness: Lateness) {
  const { wagering, clock } = ports;
  let oldFrom = 0;
  const isDueAtFeed = paced(clock);
  const sources = (valueOf: ValueOf): Sources => ({ valueOf, isDueAtFeed });
  const troubled = (error: unknown) => {
    ports.log.error({ error }, 'an issue could not be drawn');
    return undefined;
  };
  const draw = async (due: readonly SharedEvent[]): Promise<DrawnNow> => {
    const valueOf = askedOnce(ports);
    const found = await Promise.all(due.map((event) => resultFor(ports, event, sources(valueOf))));
    const drawn: SharedEvent[] = [];
    // The issues of short games first: their players wait for the next one already.
    const order = inOrder(due).flatMap((place) => found[place] ?? []);
    for (let at = 0; at < order.length; at += atOnce) {
      const some = await Promise.all(
        order.slice(at, at + atOnce).map((drawIt) => drawIt().catch(troubled)),
      );
      drawn.push(...some.filter((event) => event !== undefined));
    }
    for (const event of drawn) {
      lateness.drew(event);
      ports.tell({ event: 'lottery-drawn', payload: drawnNews(event) });
    }
    return { drawn, waiting: due.filter((_, place) => found[place] === undefined) };
  };
  return {
    /** What became due in the last minutes. */
    drawFresh: async (): Promise<DrawnNow> => {
      const now = clock.now();
      const search = {
        family,
        states: ['planned'],
        drawsFrom: now - freshMs,
        drawsTo: now,
      } as const;
      return draw(await wagering.eventsOf({ ...search, count: freshMost }));
    },
    /** Some of what has been due for longer, from where the last call ended. */
    drawOld: async (): Promise<DrawnNow> => {
      const drawsTo = clock.now() - freshMs;
      const search = { family, states: ['planned'], drawsFrom: oldFrom, drawsTo } as const;
      const due = await wagering.eventsOf({ ...search, count: oldAtOnce });
      oldFrom = due.length < oldAtOnce ? 0 : (due.at(-1)?.drawsAt ?? 0);
      return draw(due);
    },
  };
}

export interface Lateness {
  drew(event: SharedEvent): void;
}

export const drawnNews = ({ gameCode, name: issue, result, resultVersion }: SharedEvent) => ({
  gameCode,
  issue,
  version: resultVersion,
  numbers: [...(result ?? [])],
});

/** The places of issues by how short their games are. */
export function inOrder(events: readonly SharedEvent[]): number[] {
  const length = ({ opensAt, drawsAt }: SharedEvent) => drawsAt - opensAt;
  return events
    .map((event, place) => ({ place, length: length(event) }))
    .toSorted((one, other) => one.length - other.length)
    .map(({ place }) => place);
}

type ValueOf = (round: number) => Promise<BeaconAnswer>;

/** Sixty games of one second wait for the same value. */
function askedOnce({ beacon }: Ports): ValueOf {
  const asked = new Map<number, Promise<BeaconAnswer>>();
  return (round) => {
    const answer = asked.get(round) ?? beacon.valueOf(round);
    asked.set(round, answer);
    return answer;
  };
}

/** What draws the event; undefined while there is nothing to draw it by. */
type Drawing = (() => Promise<SharedEvent | undefined>) | undefined;

interface Sources {
  readonly valueOf: ValueOf;
  isDueAtFeed(event: SharedEvent): boolean;
}

/** Whether somebody may be asked about an issue again. */
function paced({ now }: Ports['clock']): Sources['isDueAtFeed'] {
  const asked = new Map<string, number>();
  return ({ eventId }) => {
    if (now() - (asked.get(eventId) ?? -Infinity) < feedPauseMs) return false;
    for (const [known, at] of asked) if (now() - at >= feedPauseMs) asked.delete(known);
    asked.set(eventId, now());
    return true;
  };
}

async function resultFor(ports: Ports, event: SharedEvent, sources: Sources): Promise<Drawing> {
  try {
    if (event.drawnBy === 'us') return await ourDraw(ports, event, sources.valueOf);
    return sources.isDueAtFeed(event) ? await outsideResult(ports, event) : undefined;
  } catch (error) {
    ports.log.warn({ error, eventId: event.eventId }, 'an issue could not be drawn yet');
    return undefined;
  }
}

async function ourDraw({ wagering, log }: Ports, event: SharedEvent, valueOf: ValueOf) {
  const { eventId, beaconRound } = event;
  if (beaconRound === null) throw new Error(`${eventId} names no round of the beacon`);
  const answer = await valueOf(beaconRound);
  if (!answer.ok) {
    if (answer.trouble === 'forged') log.error({ beaconRound }, 'a forged beacon value');
    return undefined;
  }
  return async () => {
    const outcome = await wagering.drawEvent(eventId, answer.value);
    if (!('refused' in outcome)) return outcome.replayed ? undefined : outcome.event;
    log.warn({ eventId, refused: outcome.refused }, 'an issue was not drawn');
    return undefined;
  };
}

async function outsideResult({ wagering, results, clock, log }: Ports, event: SharedEvent) {
  const { eventId, gameCode, name: issue, drawsAt } = event;
  if (results === undefined) return undefined;
  const answer = await results.resultOf({ gameCode, issue, drawsAt });
  if (!answer.ok) {
    if (answer.trouble === 'forged') log.error({ eventId }, 'a forged result');
    return undefined;
  }
  const by = `feed ${results.name}`;
  return async () => {
    const outcome = await wagering.setResult({
      eventId,
      result: answer.result.numbers,
      version: 1,
      enteredBy: by,
      confirmedBy: by,
      reason: 'told by the feed',
      now: clock.now(),
    });
    if (!('refused' in outcome)) return outcome.replayed ? undefined : outcome.event;
    log.error({ eventId, refused: outcome.refused }, 'the feed told what is no result');
    return undefined;
  };
}
