// Works a draw out of its proof again, step by step: the committed seed, the beacon that nobody
// could foresee, and the numbers that follow from both. Every value on the way is given.
import { beaconHolds } from './beacon.ts';
import type { Draw, Draws } from './draws.ts';
import { commitment, drawSeed, issueDraws } from './fairness.ts';

/** What is published of a draw; null is not published yet. */
export interface DrawProof {
  readonly issue: string;
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly beacon: 'drand' | 'house' | null;
  readonly beaconChain: string | null;
  readonly beaconRound: number | null;
  readonly randomness: string | null;
  readonly signature: string | null;
  readonly numbers: readonly number[] | null;
  /** Every version of the result, the first first. */
  readonly results: readonly { readonly numbers: readonly number[] }[];
}

const stepNames = ['committed', 'beacon', 'seed', 'numbers'] as const;
export type DrawStepName = (typeof stepNames)[number];

export interface DrawStep {
  readonly name: DrawStepName;
  /** `waits`: what it needs is not published yet. */
  readonly state: 'holds' | 'fails' | 'waits';
  readonly published: string;
  readonly found: string;
  /** The random numbers below their ranges, where the step draws some. */
  readonly drawn: readonly Draw[];
}

/** `numbersOf`: what the game makes of the draws. */
export function checkDrawBy(
  numbersOf: (draws: Draws) => readonly number[],
  proof: DrawProof,
): readonly DrawStep[] {
  const { serverSeed, beaconRound, randomness, issue } = proof;
  if (serverSeed === null) return stepNames.map((name) => waits(name, proof));
  const committed = step('committed', proof, commitment(serverSeed));
  if (beaconRound === null || randomness === null)
    return [committed, ...stepNames.slice(1).map((name) => waits(name, proof))];
  const seed = drawSeed({ serverSeed, issue, beaconRound, randomnessHex: randomness });
  const draws = issueDraws({ seed, issue });
  const numbers = numbersOf(draws);
  return [
    committed,
    {
      ...step('beacon', proof, `${beaconRound}: ${randomness}`),
      state: holdsBeacon(proof) ? 'holds' : 'fails',
    },
    { ...step('seed', proof, seed), state: 'holds' },
    { ...step('numbers', proof, numbers.join(', ')), drawn: draws.recorded },
  ];
}

function step(name: DrawStepName, proof: DrawProof, found: string): DrawStep {
  const published = publishedOf(name, proof);
  return { name, state: found === published ? 'holds' : 'fails', published, found, drawn: [] };
}

function waits(name: DrawStepName, proof: DrawProof): DrawStep {
  return { name, state: 'waits', published: publishedOf(name, proof), found: '', drawn: [] };
}

function publishedOf(name: DrawStepName, proof: DrawProof): string {
  if (name === 'committed') return proof.commitment ?? '';
  if (name === 'beacon') return proof.beaconRound === null ? '' : String(proof.beaconRound);
  if (name === 'seed') return proof.serverSeed ?? '';
  return (proof.results[0]?.numbers ?? proof.numbers ?? []).join(', ');
}

function holdsBeacon(proof: DrawProof): boolean {
  const { beacon, beaconRound, randomness, signature, beaconChain } = proof;
  if (beacon === null || beaconRound === null || randomness === null) return false;
  const said = { kind: beacon, round: beaconRound, randomness, signature, chain: beaconChain };
  return beaconHolds(said);
}
