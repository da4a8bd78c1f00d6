// A round is planned so that its stakes end before the value that decides it, and days follow each
// other without a gap.
import { crashGameOf, type DealtCrash } from '@baize/engines';
import { expect, test } from 'vitest';
import { nextRound } from './next-round.ts';

const game = crashGameOf('sky-lantern') as DealtCrash;
const { openMs, pauseMs } = game.definition;
const beacon = {
  kind: 'house',
  roundAfter: (moment: number) => Math.floor(moment / 3000) + 1,
  momentOf: (round: number) => round * 3000,
  chainOf: () => 'ab',
};
const noon = Date.parse('2026-11-27T12:00:00+08:00');
const asked = { game, now: noon, last: undefined, endedAt: noon, beacon };

test('a round opens a pause after the last flight and closes before its beacon round', () => {
  for (let shift = 0; shift < 3000; shift += 100) {
    const endedAt = noon + shift;
    const round = nextRound({ ...asked, now: endedAt + 300, endedAt });
    expect(round.opensAt).toBe(endedAt + pauseMs);
    const open = round.closesAt - round.opensAt;
    expect(open >= openMs && open < openMs + 3000).toBe(true);
    // The first round of the beacon after the close is the named one.
    expect(beacon.roundAfter(round.closesAt)).toBe(round.beaconRound);
    expect(round.drawsAt).toBeGreaterThan(beacon.momentOf(round.beaconRound));
  }
});

test('a round opens at once after a pause of the platform', () => {
  expect(nextRound({ ...asked, now: noon + 600_000 }).opensAt).toBe(noon + 600_000);
});

test('rounds are counted by day, and the day’s seed is kept until its end', () => {
  const first = nextRound(asked);
  expect([first.name, first.day, first.beacon]).toEqual([
    '20261127-00001',
    '2026-11-27',
    'house ab',
  ]);
  expect(nextRound({ ...asked, last: { day: '2026-11-27', seq: 41 } }).name).toBe('20261127-00042');
  const midnight = Date.parse('2026-11-28T00:00:00+08:00');
  expect(first.dayEndsAt).toBe(midnight);
  const late = { ...asked, last: { day: '2026-11-27', seq: 9000 }, now: midnight - 1000 };
  const next = nextRound({ ...late, endedAt: midnight - 1000 });
  expect([next.name, next.seq]).toEqual(['20261128-00001', 1]);
});
