// One press is one stake, even when the player presses twice or the connection fails. The desk then
// shows the server's answer.
import { slotGameOf, openSeed, playRound, viewRound, type SlotEvent } from '@baize/engines';
import type { Client, Failure } from '@baize/client';
import { parseUnits, printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { createIntentKeeper } from '../../../app/intent-keeper.ts';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { createTabStore } from '../../../app/tab-store.ts';
import { SlotDesk } from './slot-desk.ts';
import type { SlotAnswer, SlotTerms } from './slot-round.ts';

const found = slotGameOf('golden-lotus-20');
if (found?.definition.mechanic !== 'lines') throw new Error('The game is gone.');
const { definition: game, version: gameVersion } = { ...found, definition: found.definition };

const terms: SlotTerms = {
  gameCode: game.code,
  gameVersion,
  stakes: [...game.stakes],
  stakeDefault: '1.00',
  returnPercent: '96.01',
  spinIntervalMs: 2500,
  turboAllowed: true,
  autoplayAllowed: true,
  balance: '100.0000',
  currency: 'FUN',
  currencySymbol: 'F',
  demo: true,
  sessionSince: 1,
  sessionNet: '0.0000',
  lastRound: null,
  freeRounds: [],
};
const owner = { gameCode: game.code, sessionSince: 1, currency: 'FUN' };
const offline: Failure = {
  ok: false,
  refused: 'offline',
  message: '',
  facts: {},
  value: {},
  status: 0,
  requestId: '',
};
const refusal: Failure = { ...offline, refused: 'balance-too-low', status: 400 };

const always = { jackpots: [], settledAt: 1, commitment: 'c'.repeat(64) };

/** A house that takes a stake once a key and can lose its answers on the way. */
function openHouse() {
  const seed = openSeed('b'.repeat(64));
  const answers = new Map<string, SlotAnswer>();
  const house = {
    asked: [] as string[],
    free: [] as string[],
    lose: 0,
    refuse: false,
    first: 0,
    rounds: () => answers.size,
  };
  let balance = 1_000_000n;
  const spin: Client['slots']['spin'] = async ({ stake: text, freeRoundsId }, options) => {
    if (freeRoundsId) house.free.push(freeRoundsId);
    const key = options?.intent ?? '';
    house.asked.push(key);
    if (house.refuse) return refusal;
    const stake = parseUnits(text, { decimalsMax: 4 }) ?? 0n;
    const draws = seed.draws({ clientSeed: 'lotus', nonce: house.first + answers.size + 1 });
    const round = playRound({ game, stake, draws });
    if (!answers.has(key)) {
      balance += round.payout - (freeRoundsId === undefined ? stake : 0n);
      const { events, ...amounts } = viewRound(round);
      answers.set(key, {
        ...amounts,
        ...always,
        events: [...events],
        roundId: `round-${answers.size + 1}`,
        gameVersion,
        balance: printUnits(balance),
        clientSeed: 'lotus',
        nonce: answers.size + 1,
        free: freeRoundsId === undefined ? null : { pays: 'cash' },
      });
    }
    if (house.lose > 0) {
      house.lose -= 1;
      return offline;
    }
    const value = answers.get(key);
    return value === undefined ? offline : { ok: true, value };
  };
  const getSlot: Client['slots']['getSlot'] = async () => ({
    ok: true,
    value: { ...terms, balance: printUnits(balance), sessionNet: '-4.0000' },
  });
  const move = (units: bigint) => void (balance += units);
  return { ...house, house, spin, getSlot, move, answers };
}

function seat(
  house: ReturnType<typeof openHouse>,
  storage = memoryStorage(),
  own: Partial<SlotTerms> = {},
) {
  const store = createTabStore(storage);
  const told: string[] = [];
  const clock = { nowMs: 0, timers: [] as { atMs: number; action: () => void }[] };
  const desk = new SlotDesk(
    { ...terms, ...own },
    {
      client: { slots: { spin: house.spin, getSlot: house.getSlot } } as unknown as Client,
      game,
      gameVersion,
      face: { awaited: [{ symbol: game.scatter, count: 3 }] },
      intents: createIntentKeeper(store, owner),
      nowMs: () => clock.nowMs,
      whenSeen: (action) => action(),
      after: (delayMs, action) => {
        const timer = { atMs: clock.nowMs + delayMs, action };
        clock.timers.push(timer);
        return () => void (clock.timers = clock.timers.filter((other) => other !== timer));
      },
      waitForConnection: async () => undefined,
      reducedMotion: () => false,
      onBegan: (stake) => void told.push(`began ${stake ?? 'before'}`),
      onEnded: () => void told.push('ended'),
      onBalance: () => undefined,
      onSessionLost: () => undefined,
    },
  );
  const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const pass = (ms: number) => {
    clock.nowMs += ms;
    desk.advance(ms);
    for (const timer of clock.timers.filter(({ atMs }) => atMs <= clock.nowMs)) {
      clock.timers = clock.timers.filter((other) => other !== timer);
      timer.action();
    }
  };
  return { desk, answered, pass, state: () => desk.store.getState(), storage, told };
}

// @proves R62
test('pressing again and again stakes once, and ends with the server’s balance', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  for (let press = 0; press < 5; press += 1) desk.spin();
  expect(state()).toMatchObject({ phase: 'waiting', balance: 990_000n });
  await answered();
  desk.spin();
  expect(state().phase).toBe('playing');
  pass(600_000);
  const answer = house.answers.get(house.house.asked[0] ?? '');
  expect(house.house.asked).toHaveLength(1);
  expect(state()).toMatchObject({ phase: 'ready', told: true, balance: unitsFrom(answer) });
});

test('the site is notified when a stake is sent and when the round ends', async () => {
  const house = openHouse();
  const { desk, answered, pass, told } = seat(house);
  desk.spin();
  expect(told).toEqual(['began 1.00']);
  await answered();
  pass(1);
  expect(told).toEqual(['began 1.00']);
  pass(600_000);
  expect(told).toEqual(['began 1.00', 'ended']);
  house.house.refuse = true;
  desk.spin();
  await answered();
  expect(told.slice(2)).toEqual(['began 1.00', 'ended']);
});

// @proves R68
test('the next round waits for the minimum time between spins', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  desk.setTurbo(true);
  desk.spin();
  await answered();
  pass(2400);
  expect(desk.canSpin).toBe(false);
  pass(600_000);
  expect([desk.canSpin, state().phase]).toEqual([true, 'ready']);
});

test('a request repeated after a lost answer has the same key and stakes once', async () => {
  const house = openHouse();
  house.house.lose = 3;
  const { desk, answered, state } = seat(house);
  desk.spin();
  await answered();
  expect(new Set(house.house.asked).size).toBe(1);
  expect([house.house.asked.length, house.answers.size]).toEqual([4, 1]);
  expect(state().round?.answer.roundId).toBe('round-1');
});

// @proves R82
test('after a reload the first answer of the same key is shown', async () => {
  const house = openHouse();
  const storage = memoryStorage();
  const gone = seat(house, storage);
  house.house.lose = 1;
  const stuck = createIntentKeeper(createTabStore(storage), owner);
  stuck.keep({ intent: 'key-of-the-first-page', stake: '1.00' });
  gone.desk.close();
  const back = seat(house, storage);
  back.desk.resume();
  await back.answered();
  expect(back.state()).toMatchObject({ resumed: true, phase: 'playing' });
  expect([...house.answers.keys()]).toEqual(['key-of-the-first-page']);
  back.pass(600_000);
  expect(stuck.kept()).toBeUndefined();
});

// @proves R75
test('a reload in a feature goes on at its step, and the money stays right', async () => {
  const house = openHouse();
  house.house.first = featureNonce() - 1;
  const storage = memoryStorage();
  const gone = seat(house, storage);
  gone.desk.spin();
  await gone.answered();
  for (let passed = 0; gone.state().freeSpin?.index !== 3; passed += 1) {
    expect(passed).toBeLessThan(100_000);
    gone.pass(50);
  }
  gone.desk.close();
  const lastRound = [...house.answers.values()][0] ?? never();
  const payout = parseUnits(lastRound.payout, { decimalsMax: 4 }) ?? never();
  const { balance } = lastRound;
  const after = { lastRound, balance, sessionNet: printUnits(payout - 10_000n) };
  const back = seat(house, storage, after);
  expect(back.state()).toMatchObject({ balance: 990_000n, net: -10_000n, stake: '1.00' });
  const told: string[] = [];
  back.desk.resume();
  await back.answered();
  back.desk.join({ tell: ({ kind }) => void told.push(kind), rest: () => undefined });
  expect(back.state()).toMatchObject({ phase: 'playing', freeSpin: { index: 3 } });
  back.pass(600_000);
  expect(told.filter((kind) => kind === 'free-spin-began')).toHaveLength(
    lastRound.events.filter((event) => isFreeSpin(event)).length - 3,
  );
  expect(back.state()).toMatchObject({ balance: unitsFrom(lastRound), net: payout - 10_000n });
  expect(house.rounds()).toBe(1);
  expect(new Set(house.house.asked).size).toBe(1);
  const third = seat(house, storage, after);
  third.desk.resume();
  expect(third.state().phase).toBe('ready');
});

const isFreeSpin = (event: unknown) => (event as SlotEvent).kind === 'free-spin-started';

/** The first round of the house that wins free spins. */
function featureNonce(): number {
  const seed = openSeed('b'.repeat(64));
  for (let nonce = 1; nonce < 10_000; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'lotus', nonce });
    if (playRound({ game, stake: 10_000n, draws }).events.some(isFreeSpin)) return nonce;
  }
  return never();
}

// @proves R61
test('money moved elsewhere is shown between rounds, never during one', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  house.move(500_000n);
  desk.hearBalance('100.0000');
  desk.hearBalance('no amount of money');
  desk.hearBalance('150.0000');
  await answered();
  expect(state()).toMatchObject({ balance: 1_500_000n, net: -40_000n });
  desk.spin();
  house.move(500_000n);
  desk.hearBalance('200.0000');
  await answered();
  desk.hearBalance('200.0000');
  await answered();
  expect(state()).toMatchObject({ balance: 1_490_000n, phase: 'playing' });
  pass(600_000);
  expect(state().balance).toBe(unitsFrom([...house.answers.values()][0]));
});

// @proves R61
test('a refused stake reads the balance again', async () => {
  const house = openHouse();
  const { desk, answered, state } = seat(house);
  house.house.refuse = true;
  house.move(-990_000n);
  desk.spin();
  await answered();
  expect(state()).toMatchObject({ phase: 'ready', balance: 10_000n, refusal });
});

test('a refusal gives the balance back and lets the player go on', async () => {
  const house = openHouse();
  house.house.refuse = true;
  const { desk, answered, state } = seat(house);
  desk.spin();
  await answered();
  expect(state()).toMatchObject({ phase: 'ready', balance: 1_000_000n, refusal });
  expect(desk.canSpin).toBe(true);
});

// @proves R67
test('automatic play takes its spins one after the other and then ends', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  const plan = { spins: 2, lossStakesMax: null, winStakesMin: null, stopsOnFeature: false };
  desk.startAuto(plan);
  for (let round = 0; round < 4; round += 1) {
    await answered();
    pass(600_000);
    pass(1000);
  }
  expect(house.house.asked).toHaveLength(2);
  expect(state()).toMatchObject({ auto: null, autoEnd: 'spins-played', phase: 'ready' });
});

// @proves R72
test('automatic play ends where a stake is refused, and asks no further', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  desk.startAuto({ spins: 50, lossStakesMax: null, winStakesMin: null, stopsOnFeature: false });
  await answered();
  house.house.refuse = true;
  for (let step = 0; step < 6; step += 1) {
    pass(600_000);
    await answered();
  }
  expect(house.house.asked).toHaveLength(2);
  expect(state()).toMatchObject({ auto: null, phase: 'ready', refusal });
});

// @proves R77
test('a replay moves no money and asks the server nothing', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  desk.spin();
  await answered();
  pass(600_000);
  pass(3000);
  const before = state();
  desk.replay(before.round?.answer ?? never());
  expect(state()).toMatchObject({ replay: true, phase: 'playing' });
  pass(600_000);
  const { balance, net } = before;
  expect(state()).toMatchObject({ balance, net, phase: 'ready', told: true });
  expect(house.house.asked).toHaveLength(1);
});

function unitsFrom(answer: SlotAnswer | undefined, of: 'balance' | 'payout' = 'balance'): bigint {
  return parseUnits(answer?.[of] ?? never(), { decimalsMax: 4 }) ?? never();
}

function never(): never {
  throw new Error('Nothing there.');
}

// @proves R69
test('automatic play and turbo are absent where they are not allowed', async () => {
  const { desk, state } = seat(openHouse(), memoryStorage(), {
    autoplayAllowed: false,
    turboAllowed: false,
  });
  desk.setTurbo(true);
  desk.startAuto({ spins: 10, lossStakesMax: 10, winStakesMin: null, stopsOnFeature: true });
  expect([state().turbo, state().auto, state().phase]).toEqual([false, null, 'ready']);
});

// @proves R67 R69
test('more presses never stop the reels earlier, they only skip what follows', async () => {
  const { desk, answered, pass, state } = seat(openHouse());
  desk.spin();
  await answered();
  const landed: string[] = [];
  desk.join({ tell: ({ kind }) => void landed.push(kind), rest: () => undefined });
  for (let press = 0; press < 20; press += 1) desk.hurry();
  expect(landed.filter((kind) => kind === 'reel-landed')).toEqual([]);
  pass(2400);
  expect(landed.filter((kind) => kind === 'reel-landed').length).toBeGreaterThan(0);
  expect(state().phase).not.toBe('waiting');
});

// @proves R82
test('a lost connection is shown, pauses automatic play and loses no result', async () => {
  const house = openHouse();
  const { desk, answered, pass, state } = seat(house);
  const told: boolean[] = [];
  desk.store.subscribe(({ offline }) => void told.push(offline));
  house.house.lose = 3;
  desk.startAuto({ spins: 2, lossStakesMax: null, winStakesMin: null, stopsOnFeature: false });
  for (let step = 0; step < 400 && state().auto !== null; step += 1) {
    pass(500);
    await answered();
  }
  expect(told).toContain(true);
  expect(state().offline).toBe(false);
  expect(house.rounds()).toBe(2);
  expect(new Set(house.house.asked).size).toBe(2);
});

// @proves R60 R61
test('a player who returns sees how the last round ended and what it won', async () => {
  const house = openHouse();
  const first = seat(house);
  first.desk.spin();
  await first.answered();
  const answer = [...house.answers.values()][0] ?? never();
  const lastRound = { ...answer, payout: '7.5000' };
  const { state } = seat(openHouse(), memoryStorage(), { lastRound });
  expect(state().win).toMatchObject({ to: 75_000n, durationMs: 0, tier: 'win' });
  expect(seat(openHouse()).state().win.to).toBe(0n);
});

const freeOf = (left: number) => ({
  freeRoundsId: 'c1-0',
  gameCode: game.code,
  stake: '0.20',
  currency: 'FUN',
  given: 10,
  left,
  pays: 'cash' as const,
  expiresAt: 1e13,
});

test('free rounds are played first at their stake, cost nothing and are counted down', async () => {
  const house = openHouse();
  const { desk, answered, pass, state, told } = seat(house, memoryStorage(), {
    freeRounds: [freeOf(2)],
  });
  expect(state().stake).toBe('0.20');
  for (const left of [1, 0]) {
    const { balance } = state();
    desk.spin();
    expect(state().balance).toBe(balance);
    await answered();
    expect(state().freeRounds.map((one) => one.left)).toEqual(left === 0 ? [] : [left]);
    pass(600_000);
  }
  const won = [...house.answers.values()].reduce((sum, one) => sum + unitsFrom(one, 'payout'), 0n);
  expect(state().net).toBe(won);
  desk.spin();
  await answered();
  expect(house.house.free).toEqual(['c1-0', 'c1-0']);
  expect(told.filter((one) => one.startsWith('began'))).toEqual([
    'began before',
    'began before',
    'began 0.20',
  ]);
});

test('another stake is the player’s, and a reload sends a free round again', async () => {
  const house = openHouse();
  const first = seat(house, memoryStorage(), { freeRounds: [freeOf(2)] });
  first.desk.setStake('1.00');
  first.desk.spin();
  await first.answered();
  expect(house.house.free).toEqual([]);
  const storage = memoryStorage();
  const before = seat(house, storage, { freeRounds: [freeOf(2)] });
  before.desk.spin();
  await before.answered();
  const lastRound = [...house.answers.values()].at(-1) ?? never();
  const after = seat(house, storage, { freeRounds: [freeOf(1)], lastRound });
  after.desk.resume();
  await after.answered();
  expect(new Set(house.house.asked.slice(1)).size).toBe(1);
  expect(house.house.free).toEqual(['c1-0', 'c1-0']);
  expect(after.state().freeRounds[0]?.left).toBe(1);
});

test('automatic play ends when the free rounds do', async () => {
  const { desk, answered, pass, state } = seat(openHouse(), memoryStorage(), {
    freeRounds: [freeOf(2)],
  });
  desk.startAuto({ spins: 10, lossStakesMax: null, winStakesMin: null, stopsOnFeature: false });
  for (let step = 0; step < 400 && state().auto !== null; step += 1) {
    pass(500);
    await answered();
  }
  expect(state()).toMatchObject({ autoEnd: 'free-rounds-played', freeRounds: [] });
});
