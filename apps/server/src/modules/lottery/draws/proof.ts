// The proof of a draw: all that a stranger needs to draw it again. The seed is told once its day is
// over, the beacon's value once the draw took place.
import type { lottery, OutputOf } from '@baize/contract';
import type { LotteryPorts } from '../ports.ts';
import type { SharedEvent } from '../../wagering/index.ts';
import type { FoundIssue } from './find-issue.ts';
import { issueState } from './rules/issue-state.ts';

type Proof = OutputOf<typeof lottery.getLotteryDraw>;

export async function proofOf(
  { wagering }: Pick<LotteryPorts, 'wagering'>,
  { game, event }: FoundIssue,
  now: number,
): Promise<Proof> {
  const { eventId, seedId, name: issue, gameCode, drawsAt, drawnBy } = event;
  const [results, seed, committedAt] = await Promise.all([
    wagering.resultsOf(eventId),
    seedId === null ? undefined : wagering.seedOfDraw(seedId),
    seedId === null ? undefined : wagering.committedAt(seedId),
  ]);
  return {
    gameCode,
    kind: game.kind,
    issue,
    drawsAt,
    drawnBy,
    state: issueState(event, now),
    numbers: event.result && [...event.result],
    version: event.resultVersion,
    commitment: event.commitment,
    committedAt: committedAt ?? null,
    serverSeed: seed?.serverSeed ?? null,
    ...beaconOf(event),
    results: results.map(({ version, result, at, reason }) => ({
      version,
      at,
      reason,
      numbers: [...result],
    })),
  };
}

/** As the planner wrote it: what kind of beacon, and its chain. */
function beaconOf({ beacon, beaconRound, randomness, beaconSignature }: SharedEvent) {
  const [kind, chain] = (beacon ?? '').split(' ');
  return {
    beacon: kind === 'drand' || kind === 'house' ? kind : null,
    beaconChain: chain ?? null,
    beaconRound,
    randomness,
    signature: beaconSignature,
  } as const;
}
