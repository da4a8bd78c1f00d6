// The conformance suite of beacons. A test passes in a rig that opens the beacon, moves the clock
// and withholds values.
import assert from 'node:assert/strict';
import type { Beacon } from './beacon.ts';

export interface BeaconRig {
  readonly beacon: Beacon;
  now(): number;
  set(moment: number): void;
  /** The value of this round comes later than it should, or never. */
  holdBack(round: number, forMs: number): void;
  /** Whether a value is the beacon's own, by what a stranger knows. */
  isGenuine(value: { round: number; randomness: string; signature: string | null }): boolean;
}

export interface BeaconPromise {
  readonly promise: string;
  prove(rig: BeaconRig): Promise<void>;
}

const hex64 = /^[0-9a-f]{64}$/;

async function valueAt(rig: BeaconRig, round: number) {
  const answer = await rig.beacon.valueOf(round);
  assert.ok(answer.ok, `round ${round} has a value`);
  return answer.value;
}

async function assertMissing(rig: BeaconRig, round: number, trouble: string): Promise<void> {
  assert.deepEqual(await rig.beacon.valueOf(round), { ok: false, trouble });
}

export const beaconPromises: readonly BeaconPromise[] = [
  {
    promise: 'the round after a moment is the first that is made later',
    prove: async ({ beacon, now }) => {
      for (const moment of [now(), now() + 1, now() + 2999, now() + 12_345]) {
        const round = beacon.roundAfter(moment);
        assert.ok(beacon.momentOf(round) > moment);
        assert.ok(beacon.momentOf(round - 1) <= moment);
      }
      const round = beacon.roundAfter(now());
      assert.equal(beacon.roundAfter(beacon.momentOf(round)), round + 1);
    },
  },
  {
    promise: 'a value is not known before its moment, and is the same for everybody afterwards',
    prove: async (rig) => {
      const round = rig.beacon.roundAfter(rig.now());
      await assertMissing(rig, round, 'early');
      rig.set(rig.beacon.momentOf(round) - 1);
      await assertMissing(rig, round, 'early');
      rig.set(rig.beacon.momentOf(round));
      const value = await valueAt(rig, round);
      assert.equal(value.round, round);
      assert.match(value.randomness, hex64);
      rig.set(rig.now() + 3_600_000);
      assert.deepEqual(await valueAt(rig, round), value);
    },
  },
  {
    promise: 'values differ, and a stranger can check each against the chain',
    prove: async (rig) => {
      const first = rig.beacon.roundAfter(rig.now());
      rig.set(rig.beacon.momentOf(first + 4));
      assert.match(rig.beacon.chainOf(first), hex64);
      const seen = new Set<string>();
      for (let round = first; round < first + 4; round += 1) {
        const value = await valueAt(rig, round);
        assert.ok(rig.isGenuine(value));
        assert.ok(!rig.isGenuine({ ...value, round: round + 1 }));
        seen.add(value.randomness);
      }
      assert.equal(seen.size, 4);
    },
  },
  {
    promise: 'a late value is awaited, and no other one is given instead',
    prove: async (rig) => {
      const round = rig.beacon.roundAfter(rig.now());
      rig.holdBack(round, 20_000);
      rig.set(rig.beacon.momentOf(round) + 10_000);
      await assertMissing(rig, round, 'away');
      assert.equal((await valueAt(rig, round + 1)).round, round + 1);
      rig.set(rig.beacon.momentOf(round) + 20_000);
      assert.equal((await valueAt(rig, round)).round, round);
    },
  },
  {
    promise: 'a withheld value never comes',
    prove: async (rig) => {
      const round = rig.beacon.roundAfter(rig.now());
      rig.holdBack(round, Infinity);
      rig.set(rig.beacon.momentOf(round) + 86_400_000);
      await assertMissing(rig, round, 'away');
    },
  },
];
