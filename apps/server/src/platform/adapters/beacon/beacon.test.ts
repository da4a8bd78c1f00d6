// All beacons pass the same suite: the public one over HTTP, with failing relays, and the
// platform's own. Rounds and signatures are checked against published values of drand.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock, type FakeClock } from '../../clock/index.ts';
import { beats } from './beacon.ts';
import { beaconPromises, type BeaconRig } from './conformance.ts';
import { randomnessOf, signatureCheck } from './drand.ts';
import { drandBeacon, houseBeacon, isOfChain, quicknet } from './index.ts';
import { makeChain, openRelay, type Relay } from './testing.ts';

const moment = (text: string) => Date.parse(text);

test('rounds of drand follow from their moments, as published', () => {
  const { genesisSeconds, periodSeconds } = quicknet;
  const { roundAfter, momentOf } = beats({
    genesisMs: genesisSeconds * 1000,
    periodMs: periodSeconds * 1000,
  });
  // The round that is current at a moment comes before the first one after it.
  expect(roundAfter(moment('2026-04-20T00:00:00Z')) - 1).toBe(27_946_612);
  expect(roundAfter(moment('2026-04-20T12:30:45Z')) - 1).toBe(27_961_627);
  expect(momentOf(1)).toBe(genesisSeconds * 1000);
  expect(roundAfter(0)).toBe(1);
});

/** Round 1000 of quicknet. */
const published = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};

test('a published value of drand is genuine, a changed one is not', () => {
  const isGenuine = signatureCheck(quicknet);
  expect(randomnessOf(published.signature)).toBe(published.randomness);
  expect(isGenuine(published)).toBe(true);
  expect(isGenuine({ ...published, round: 1001 })).toBe(false);
  const changed = published.signature.replace(/9$/, '8');
  expect(isGenuine({ ...published, signature: changed })).toBe(false);
  expect(isGenuine({ ...published, signature: 'b4' })).toBe(false);
  expect(isGenuine({ ...published, signature: null })).toBe(false);
});

describe('the house’s beacon', () => {
  const rigOf = (): BeaconRig => {
    const clock = fakeClock();
    const held = new Map<number, number>();
    const faults = { lateMs: (round: number) => held.get(round) ?? 0 };
    const secretOf = (day: number) => Buffer.from(`a secret of day ${day}`);
    const beacon = houseBeacon({ now: clock.now, secretOf, faults });
    const isGenuine: BeaconRig['isGenuine'] = (value) =>
      isOfChain(value, beacon.chainOf(value.round));
    return { ...rig(clock), beacon, isGenuine, holdBack: (round, ms) => void held.set(round, ms) };
  };

  test.each(beaconPromises)('$promise', ({ prove }) => prove(rigOf()));

  test('a value that is withheld stays withheld', async () => {
    const clock = fakeClock();
    const faults = { isWithheld: () => true };
    const beacon = houseBeacon({ now: clock.now, secretOf: () => Buffer.from('s'), faults });
    const round = beacon.roundAfter(clock.now());
    clock.advance(86_400_000);
    expect(await beacon.valueOf(round)).toEqual({ ok: false, trouble: 'away' });
  });

  test('days have chains of their own, equal in every process', () => {
    const { beacon } = rigOf();
    const round = beacon.roundAfter(moment('2026-11-21T23:59:56Z'));
    expect(beacon.chainOf(round)).not.toBe(beacon.chainOf(round + 1));
    expect(rigOf().beacon.chainOf(round)).toBe(beacon.chainOf(round));
  });
});

describe('drand over HTTP', () => {
  const clock = fakeClock();
  const chain = makeChain();
  let relays: Relay[];
  beforeAll(async () => {
    relays = await Promise.all([openRelay(clock.now, chain), openRelay(clock.now, chain)]);
  });
  afterEach(() => {
    for (const relay of relays) relay.misbehave(undefined);
  });
  afterAll(async () => {
    for (const relay of relays) await relay.close();
  });

  // Answers are waited for as long as a busy machine needs.
  const open = (timeoutMs = 20_000) =>
    drandBeacon({
      relays: relays.map(({ url }) => url),
      chain: chain.chain,
      now: clock.now,
      timeoutMs,
    });
  const rigOf = (): BeaconRig => {
    const check = signatureCheck(chain.chain);
    // Cases must not find rounds that earlier ones held back.
    clock.advance(3 * 86_400_000);
    return {
      ...rig(clock),
      beacon: open(),
      isGenuine: (value) =>
        check(value) && randomnessOf(value.signature ?? '') === value.randomness,
      holdBack: (round, ms) => {
        for (const relay of relays) relay.holdBack(round, ms);
      },
    };
  };

  test.each(beaconPromises)('$promise', ({ prove }) => prove(rigOf()));

  test.each(['forged', 'other-round', 'nonsense', 'silent', 'huge'] as const)(
    'one relay that is %s changes nothing',
    async (fault) => {
      relays[0]?.misbehave(fault);
      const beacon = open();
      const round = beacon.roundAfter(clock.now());
      clock.advance(6000);
      expect(await beacon.valueOf(round)).toMatchObject({ ok: true, value: { round } });
    },
  );

  test.each(['forged', 'other-round'] as const)(
    'where all relays are %s the value is refused as forged',
    async (fault) => {
      for (const relay of relays) relay.misbehave(fault);
      const beacon = open();
      const round = beacon.roundAfter(clock.now());
      clock.advance(6000);
      expect(await beacon.valueOf(round)).toEqual({ ok: false, trouble: 'forged' });
    },
  );

  test('where all relays are silent there is no value', async () => {
    for (const relay of relays) relay.misbehave('silent');
    const beacon = open(400);
    const round = beacon.roundAfter(clock.now());
    clock.advance(6000);
    expect(await beacon.valueOf(round)).toEqual({ ok: false, trouble: 'away' });
  });

  test('a value is asked for once', async () => {
    const beacon = open();
    const round = beacon.roundAfter(clock.now());
    clock.advance(6000);
    const first = await beacon.valueOf(round);
    const before = relays.map(({ asked }) => asked);
    expect(await beacon.valueOf(round)).toEqual(first);
    expect(relays.map(({ asked }) => asked)).toEqual(before);
  });
});

function rig(clock: FakeClock): Pick<BeaconRig, 'now' | 'set'> {
  return { now: clock.now, set: clock.set };
}
