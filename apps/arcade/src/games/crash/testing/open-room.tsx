// A crash game's room over a server in memory, for the tests of its screens: the clock is moved by
// hand, and the calls are kept.
import type { Client, Failure } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../../app/arcade-context.tsx';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { createTabStore } from '../../../app/tab-store.ts';
import { CrashRoom } from '../crash-room.tsx';
import type { CrashNow, CrashRound, CrashTerms, OwnSlip } from '../desk/crash-terms.ts';

export const start = Date.UTC(2026, 10, 27, 4, 0, 0);

export const terms: CrashTerms = {
  gameCode: 'sky-lantern',
  gameVersion: 'a'.repeat(64),
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00'],
  stakeDefault: '10.00',
  returnPercent: '99.00',
  payoutCap: '200000.00',
  roundCap: '2000000.00',
  slipsMost: 2,
  autoplayAllowed: true,
  beacon: 'house',
  balance: '1000.00',
  currency: 'PHP',
  currencySymbol: 'P',
  demo: false,
};

export const round = (change: Partial<CrashRound> = {}): CrashRound => ({
  round: '20261127-00001',
  state: 'open',
  opensAt: start,
  closesAt: start + 6000,
  drawsAt: start + 7000,
  takesOffAt: null,
  ceiling: null,
  point: null,
  commitment: 'c'.repeat(64),
  beaconRound: 7,
  ...change,
});

export const flying = (change: Partial<CrashRound> = {}): CrashRound =>
  round({ state: 'flying', takesOffAt: start + 7000, ceiling: 1_000_000, ...change });

const slipOf = (slipId: string, change: Partial<OwnSlip> = {}): OwnSlip => ({
  slipId,
  round: '20261127-00001',
  stake: '10.00',
  auto: null,
  last: 1_000_000,
  state: 'open',
  at: null,
  by: null,
  payout: '0.00',
  placedAt: start,
  free: null,
  ...change,
});

export function refusedAs(refused: Failure['refused']): Failure {
  const message = `Refused: ${refused}.`;
  return { ok: false, refused, message, facts: {}, value: {}, status: 409, requestId: '1' };
}

interface Asked {
  readonly slipId?: string;
  readonly round: string;
  readonly stake: string;
  readonly auto?: number;
  readonly freeBetId?: string;
}

export interface RoomChange {
  readonly now?: Partial<CrashNow>;
  readonly terms?: Partial<CrashTerms>;
}

export function openRoom({ now, terms: changed }: RoomChange = {}) {
  const placed: Asked[] = [];
  const taken: string[] = [];
  const owned = new Map<string, OwnSlip>();
  const house = { refusal: undefined as Failure | undefined, at: 200, asked: 0, listed: 0 };
  const ok = async (value: object) => house.refusal ?? { ok: true, value };
  const crash = {
    getCrashNow: async () => {
      house.asked += 1;
      return { ok: true, value: { ...firstNow(), ...now } };
    },
    placeCrashSlip: (asked: Asked) => {
      placed.push(asked);
      const { stake, auto, round: name, freeBetId } = asked;
      const free = freeBetId === undefined ? null : { pays: 'cash' as const };
      const own = { free, stake, round: name, auto: auto ?? null, last: auto ?? 1_000_000 };
      const slip = slipOf(`s${placed.length}`, own);
      owned.set(slip.slipId, slip);
      return ok({ slip, balance: '990.00' });
    },
    cashOut: ({ slipId = '' }: Asked) => {
      taken.push(slipId);
      const own = owned.get(slipId) ?? slipOf(slipId);
      return ok({ slip: { ...own, state: 'taken', at: house.at, by: 'player' } });
    },
    listCrashSlips: async () => {
      house.listed += 1;
      return { ok: true, value: noRecord };
    },
  };
  render(
    <ArcadeProvider {...arcadeOf({ crash } as unknown as Client)}>
      <CrashRoom terms={{ ...terms, ...changed }} />
    </ArcadeProvider>,
  );
  /** Lets time go by, with all that is due in it. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { placed, taken, house, pass };
}

const noRecord = {
  list: [],
  total: 0,
  settled: 0,
  won: 0,
  staked: '0',
  paid: '0',
  payoutMost: '0',
};

const firstNow = (): CrashNow => ({
  now: Date.now(),
  round: round(),
  mine: [],
  others: [],
  count: 0,
  staked: '0.00',
  last: [{ round: '20261127-00000', point: 353, endedAt: start - 9000 }],
  balance: '1000.00',
  freeBets: [],
});

const arcadeOf = (client: Client): Omit<Arcade, 'money'> => ({
  t: translatorOf('en'),
  client,
  session: {
    token: 't'.repeat(20),
    gameCode: 'sky-lantern',
    demo: false,
    currency: 'PHP',
    currencySymbol: 'P',
    language: 'EN',
  },
  store: createTabStore(memoryStorage()),
  bridge: {
    framed: true,
    tell: () => undefined,
    onBalance: () => () => undefined,
  },
});
