// The proof of a round: all that a stranger needs to draw it again. The seed is told once its day
// is over; the beacon's value and the point once the flight has ended.
import { refuse, type crash } from '@baize/contract';
import { crashGameOf } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';
import { eventIdOf, type SharedEvent } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';
import { shownRound } from '../shown-round.ts';

export function getCrashProof({ ports, flights }: CrashParts): Action<typeof crash.getCrashProof> {
  const { wagering } = ports;
  return async ({ input: { gameCode, round }, now }) => {
    if (!crashGameOf(gameCode)) return refuse('game-unknown');
    const event = await wagering.eventOf(eventIdOf({ gameCode, name: round }));
    if (!event) return refuse('round-unknown');
    const seedId = event.seedId ?? '';
    const [flight, seed, committedAt] = await Promise.all([
      // A drawn round tells its own end: asking for old ones forgets no flight of now.
      event.result === null ? flights.of(event.eventId) : undefined,
      wagering.seedOfDraw(seedId),
      wagering.committedAt(seedId),
    ]);
    const shown = shownRound(event, flight, now);
    return {
      gameCode,
      round,
      drawsAt: event.drawsAt,
      state: shown.state,
      point: shown.point,
      commitment: shown.commitment,
      committedAt: committedAt ?? null,
      serverSeed: seed?.serverSeed ?? null,
      ...beaconOf(event),
    };
  };
}

/** As it was planned: what kind of beacon, and its chain. */
function beaconOf({ beacon, beaconRound, randomness, beaconSignature }: SharedEvent) {
  const [kind, chain] = (beacon ?? '').split(' ');
  return {
    beacon: kind === 'drand' || kind === 'house' ? kind : null,
    beaconChain: chain ?? null,
    beaconRound: beaconRound ?? 0,
    randomness,
    signature: beaconSignature,
  } as const;
}
