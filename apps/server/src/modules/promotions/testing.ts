// Builds promotions over a real wallet and real rounds: members with money, rounds that pay what a
// test says, events as other modules tell them, and staff.
import { policies, type Policies } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { cleanHtml } from '../settings/index.ts';
import { owner } from '../settings/testing.ts';
import { buildWagering, countAllHours, playerCaller, units } from '../wagering/testing.ts';
import type { Wallet } from '../wallet/index.ts';
import { buildWallet } from '../wallet/testing.ts';
import { createPromotions, type Promotions, type PromotionsPorts } from './index.ts';
import type { Reward, Spec, Written } from './offers/rules/spec.ts';
import { createRooms } from './envelopes/testing.ts';
import { createPeople } from './offers/testing.ts';
import { createPointList } from './rewards/testing.ts';

export { envelopeWith, openByMany, type ManyOpened } from './envelopes/testing.ts';

type Handle = Parameters<PromotionsPorts['outbox']['hear']>[2];

const everyGame = { categories: [], vendors: [], games: [] };

export const cash = (amount: string, more: Partial<Reward> = {}): Reward => ({
  kind: 'cash',
  amount,
  share: null,
  ticket: '',
  gameCode: '',
  stake: '0',
  terms: {
    times: 0,
    withDeposit: false,
    days: 7,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    funding: 'cash-first',
  },
  ...more,
});

export const share = (of: NonNullable<Reward['share']>['of'], hundredths: number) => ({
  of,
  hundredths,
  max: null,
  games: everyGame,
});

export const atLeast = (
  fact: Spec['tiers'][number]['conditions'][number]['fact'],
  value: string,
) => ({
  fact,
  test: 'at-least' as const,
  value,
  games: everyGame,
});

/** A promotion for everybody that pays 10 when its trigger comes, once, from now on. */
export const writtenWith = (spec: Partial<Spec>, more: Partial<Written> = {}): Written => ({
  category: 'event',
  picture: '',
  startsAt: Date.parse('2026-11-21T00:00:00Z'),
  endsAt: null,
  place: 0,
  texts: { titles: { en: 'Lucky' }, summaries: {}, terms: { en: '<p>Terms</p>' } },
  spec: {
    trigger: 'play',
    period: 'once',
    atPeriodEnd: false,
    audience: {
      levelMin: null,
      levelMax: null,
      countries: [],
      registeredFrom: null,
      registeredUntil: null,
      segment: '',
      withMobile: false,
    },
    tiers: [{ conditions: [], rewards: [cash('10')] }],
    everyTier: false,
    joins: false,
    automatic: false,
    claimDays: 7,
    approvalAbove: null,
    budget: { total: '1000', day: null, member: null },
    group: '',
    code: '',
    ...spec,
  },
  ...more,
});

export const atMostPlace = (place: number) => ({
  fact: 'place' as const,
  test: 'at-most' as const,
  value: String(place),
  games: everyGame,
});

/** A race by turnover of a week, which pays 100 to the first and 40 to the next two. */
export const raceWith = (spec: Partial<Spec> = {}, more: Partial<Written> = {}): Written =>
  writtenWith(
    {
      trigger: 'race',
      board: { score: 'turnover', games: everyGame, multipleMin: 100 },
      tiers: [
        { conditions: [atMostPlace(1)], rewards: [cash('100')] },
        { conditions: [atMostPlace(3)], rewards: [cash('40')] },
      ],
      ...spec,
    },
    { endsAt: Date.parse('2026-11-28T00:00:00Z'), ...more },
  );

/** What modules around promotions are to them in tests, and what they were told. */
function around() {
  const audited: AuditNote[] = [];
  const told: ToldEvent[] = [];
  const hearers = new Map<string, Handle>();
  const { ports: ofPeople, ...people } = createPeople();
  const { points, pointsBudget, port } = createPointList();
  const { ports: ofRooms, ...rooms } = createRooms();
  const policy = Object.fromEntries(
    Object.entries(policies).map(([name, fact]) => [name, fact.default]),
  ) as unknown as Policies;
  const ports = {
    ...ofPeople,
    log: silentLog(),
    randomness: systemRandomness,
    bus: {
      publish: () => undefined,
      subscribe: () => () => undefined,
      onGap: () => () => undefined,
    },
    outbox: {
      tell: async (_tx, event) => void told.push(event as ToldEvent),
      hear: (event, _hearer, handle) => void hearers.set(event, handle),
    },
    audit: async (_tx, note) => void audited.push(note),
    policy: () => policy,
    currency: 'PHP',
    categoryOf: ({ vendor }) => (vendor === null ? 'RNG' : 'LIVE'),
    points: port,
    ...ofRooms,
    tellBoard: () => undefined,
    cleanHtml,
  } satisfies Partial<PromotionsPorts>;
  return { audited, points, pointsBudget, told, hearers, ...people, ...rooms, policy, ports };
}

export function buildPromotions(database: Database) {
  const held: { promotions?: Promotions; wallet?: Wallet } = {};
  const books = buildWagering(database, {
    hoursCounted: async (...counted) => held.promotions?.hoursCounted(...counted),
    together: { count: (...counted) => held.wallet?.turnover.count(...counted) },
  });
  const { clock, wagering, ledger } = books;
  const { wallet } = buildWallet(database, { clock, ledger });
  held.wallet = wallet;
  const { ports, ...beside } = around();
  const promotions = createPromotions({
    ...ports,
    database,
    clock,
    wagering,
    wallet,
    ledger,
    refusalOfCode: () => undefined,
  });
  held.promotions = promotions;
  let asked = 0;
  const staff = <I>(input: I, by: StaffCaller = owner) => {
    asked += 1;
    return callOf(by, input, clock.now(), { intent: `staff-${asked}` });
  };
  const member = <I>(playerId: string, input: I, intent?: string) =>
    callOf(playerCaller(playerId), input, clock.now(), intent === undefined ? {} : { intent });
  const visitor = <I>(input: I) => callOf({ kind: 'visitor' } as const, input, clock.now());
  const built = { ...books, ...beside, promotions, wallet, staff, member, visitor };
  return { ...built, ...playing(built, database) };
}

interface Built extends Pick<ReturnType<typeof buildWagering>, 'wagering' | 'clock' | 'ledger'> {
  readonly promotions: Promotions;
  readonly hearers: ReadonlyMap<string, Handle>;
  readonly staff: <I>(input: I) => ReturnType<typeof callOf<StaffCaller, I>>;
}

function playing(
  { promotions, wagering, clock, ledger, hearers, staff }: Built,
  database: Database,
) {
  let rounds = 0;
  return {
    /** Writes and publishes a promotion; gives its id. */
    async publish(written: Written): Promise<string> {
      const { promotionId, version } = given(
        await promotions.actions.createPromotion(staff(written)),
      );
      given(await promotions.actions.publishPromotion(staff({ id: promotionId, version })));
      return promotionId;
    },
    /** A round with its payout, counted at once unless a test counts it later. */
    async play(
      playerId: string,
      stake: string,
      payout: Units = 0n,
      counted: 'counted' | 'uncounted' = 'counted',
    ) {
      rounds += 1;
      const opened = await wagering.openRound({
        player: playerCaller(playerId),
        intent: `${playerId}-${rounds}`,
        gameCode: 'golden-lotus-20',
        gameVersion: '1',
        family: 'slots',
        bet: '',
        stake: units(stake),
        now: clock.now(),
        paceMs: 0,
      });
      if ('refused' in opened) throw new Error(opened.refused);
      await wagering.settleRound({ round: opened.round, payout, draws: [], outcome: null });
      if (counted === 'counted') await countAllHours(database, wagering);
    },
    /** An event as another module tells it. */
    tell: (event: string, playerId: string, payload: object = {}) =>
      database.transaction(async (tx) => {
        const topic = `player:${playerId}`;
        const heard = { id: 1n, event, topic, payload, toldAt: clock.now() };
        await hearers.get(event)?.(heard, tx);
      }),
    cashOf: async (playerId: string) => (await ledger.balance(playerId, 'PHP')).cash,
    unitsOf: (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n,
  };
}

export type BuiltPromotions = ReturnType<typeof buildPromotions>;
