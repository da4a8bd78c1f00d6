// The conformance suite of result feeds. A test passes in a rig that opens the feed, moves the
// clock and makes the company misbehave.
import assert from 'node:assert/strict';
import type { FeedFault, IssueAsked, ResultFeed } from './index.ts';

export interface FeedRig {
  readonly feed: ResultFeed;
  readonly asked: IssueAsked;
  set(moment: number): void;
  misbehave(fault: FeedFault): void;
}

export interface FeedPromise {
  readonly promise: string;
  prove(rig: FeedRig): Promise<void>;
}

async function resultAt({ feed, asked, set }: FeedRig, moment: number) {
  set(moment);
  const answer = await feed.resultOf(asked);
  assert.ok(answer.ok, 'there is a result');
  return answer.result;
}

async function assertNone({ feed, asked, set }: FeedRig, moment: number): Promise<void> {
  set(moment);
  assert.deepEqual(await feed.resultOf(asked), { ok: false, trouble: 'early' });
}

const hourMs = 3_600_000;

export const feedPromises: readonly FeedPromise[] = [
  {
    promise: 'a result is told from its draw on, and stays the same',
    prove: async (rig) => {
      const { drawsAt } = rig.asked;
      await assertNone(rig, drawsAt - 1);
      const first = await resultAt(rig, drawsAt);
      assert.equal(first.version, 1);
      assert.ok(first.numbers.length > 0);
      assert.deepEqual(await resultAt(rig, drawsAt + hourMs), first);
    },
  },
  {
    promise: 'a late result comes late',
    prove: async (rig) => {
      rig.misbehave({ fault: 'late', ms: 90_000 });
      await assertNone(rig, rig.asked.drawsAt + 89_999);
      assert.equal((await resultAt(rig, rig.asked.drawsAt + 90_000)).version, 1);
    },
  },
  {
    promise: 'a missing result never comes',
    prove: async (rig) => {
      rig.misbehave({ fault: 'missing' });
      await assertNone(rig, rig.asked.drawsAt + 24 * hourMs);
    },
  },
  {
    promise: 'a wrong result is passed on as it is: the game judges its numbers',
    prove: async (rig) => {
      rig.misbehave({ fault: 'wrong' });
      assert.ok((await resultAt(rig, rig.asked.drawsAt)).numbers.includes(99));
    },
  },
  {
    promise: 'a corrected result has a higher version and other numbers',
    prove: async (rig) => {
      rig.misbehave({ fault: 'corrected', afterMs: 60_000 });
      const first = await resultAt(rig, rig.asked.drawsAt);
      const second = await resultAt(rig, rig.asked.drawsAt + 60_000);
      assert.deepEqual([first.version, second.version], [1, 2]);
      assert.notDeepEqual(first.numbers, second.numbers);
    },
  },
];
