// The promotions of the benchmark: fifty that run at once and read play in every way, each of them
// reached by somebody; and rewards that wait to be claimed.
import { unwrap } from '@baize/client';
import type { InputOf, promotions } from '@baize/contract';
import type { Database } from '@baize/server/testing';
import { clientAt, type Guest } from '../crowd.ts';
import type { Ground } from '../ground.ts';

type Written = InputOf<typeof promotions.createPromotion>;
type Spec = Written['spec'];
type Tier = Spec['tiers'][number];

const dayMs = 86_400_000;
type Condition = Tier['conditions'][number];
type Games = Condition['games'];

const everyGame: Games = { categories: [], vendors: [], games: [] };
const live: Games = { ...everyGame, categories: ['LIVE'] };
const slots: Games = { ...everyGame, categories: ['RNG'] };

const cash = (amount: string): Tier['rewards'][number] => ({
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
});

const tier = (fact: Condition['fact'], value: string, games = everyGame): Tier => ({
  conditions: [{ fact, test: 'at-least', value, games }],
  rewards: [cash('0.01')],
});

const plain: Omit<Spec, 'trigger' | 'tiers'> = {
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
  everyTier: true,
  joins: false,
  automatic: false,
  claimDays: 7,
  approvalAbove: null,
  budget: { total: '100000', day: null, member: null },
  group: '',
  code: '',
};

/** Milestones of a day, a week and a month, cashback, a number of rounds, and lucky rounds. */
const kinds: readonly Spec[] = [
  {
    ...plain,
    trigger: 'play',
    period: 'day',
    tiers: [tier('turnover', '10'), tier('turnover', '1000'), tier('turnover', '100000')],
  },
  { ...plain, trigger: 'play', period: 'week', tiers: [tier('rounds', '100', slots)] },
  { ...plain, trigger: 'play', period: 'month', tiers: [tier('net-loss', '50', slots)] },
  { ...plain, trigger: 'play', automatic: true, tiers: [tier('rounds', '10')] },
  { ...plain, trigger: 'lucky-round', period: 'each', tiers: [tier('multiple', '5000')] },
];

export const running = 50;

/** Publishes as many, spread over the kinds; gives their ids. */
export async function publishAll({ server, crowd }: Ground, count: number): Promise<string[]> {
  const { promotions } = clientAt(server().consoleUrl, crowd.staffToken);
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const spec = kinds[place % kinds.length];
    if (spec === undefined) break;
    const { promotionId: id, version } = unwrap(
      await promotions.createPromotion(written(spec, place)),
    );
    unwrap(await promotions.publishPromotion({ id, version }));
    ids.push(id);
  }
  return ids;
}

/** Publishes a race of a week, in which the bets that are measured do not count; gives its id. */
export async function publishRace({ server, crowd }: Ground): Promise<string> {
  const { promotions } = clientAt(server().consoleUrl, crowd.staffToken);
  const place = { fact: 'place' as const, test: 'at-most' as const, value: '10', games: everyGame };
  const race: Spec = {
    ...plain,
    trigger: 'race',
    everyTier: false,
    board: { score: 'turnover', games: live, multipleMin: 100 },
    tiers: [{ conditions: [place], rewards: [cash('10')] }],
  };
  const ends = { endsAt: Date.now() + 7 * dayMs };
  const { promotionId: id, version } = unwrap(
    await promotions.createPromotion({ ...written(race, running), ...ends }),
  );
  unwrap(await promotions.publishPromotion({ id, version }));
  return id;
}

/** For everybody on the site, open now, so much money that packets differ. */
export const envelopeOf = (packets: number): InputOf<typeof promotions.createEnvelope> => ({
  texts: { titles: { en: 'Good fortune' }, terms: { en: '<p>One packet each.</p>' } },
  kind: 'double-mean',
  total: String(packets / 10),
  packets,
  parts: [],
  roomId: '',
  audience: plain.audience,
  startsAt: Date.now(),
  endsAt: Date.now() + 3_600_000,
  reward: 'cash',
  terms: cash('0').terms,
});

const written = (spec: Spec, place: number): Written => ({
  category: 'event',
  picture: '',
  startsAt: Date.now() - dayMs,
  endsAt: null,
  place,
  texts: { titles: { en: `Promotion ${place}` }, summaries: {}, terms: { en: '<p>Terms</p>' } },
  spec,
});

export async function stopAll({ server, crowd }: Ground, ids: readonly string[]): Promise<void> {
  const { promotions } = clientAt(server().consoleUrl, crowd.staffToken);
  for (const id of ids)
    unwrap(await promotions.stopPromotion({ id, reason: 'measured', keepDue: false }));
}

interface Waiting {
  readonly promotionIds: readonly string[];
  /** Of each guest. */
  readonly each: number;
  /** Names these among others. */
  readonly turn: number;
}

/** Rewards that members can claim, spread over promotions; gives each member's ids. */
export async function addRewards(
  { pool }: Database,
  guests: readonly Guest[],
  { promotionIds, each, turn }: Waiting,
): Promise<ReadonlyMap<Guest, string[]>> {
  const { rows } = await pool.query<{ id: string; player: string }>(
    `insert into promotions_claim (id, promotion_id, version, player_id, currency, period, tier,
      state, rewards, cost, made_at, expires_at)
    select 'bench-' || $4::integer || '-' || of || '-' || n, p.id, 1, player, 'PHP',
      'bench-' || $4::integer || '-' || n, 0, 'available', $3::jsonb, 100, now(),
      now() + interval '1 day'
    from unnest($1::text[]) with ordinality as m (player, of), generate_series(0, $5::integer - 1) n
    join unnest($2::text[]) with ordinality as p (id, place)
      on p.place - 1 = n % cardinality($2::text[])
    returning id, player_id as player`,
    [
      guests.map(({ playerId }) => playerId),
      promotionIds,
      JSON.stringify([cash('0.01')].map(({ share: _none, ...due }) => due)),
      turn,
      each,
    ],
  );
  const byPlayer = Map.groupBy(rows, ({ player }) => player);
  return new Map(
    guests.map((guest) => [guest, (byPlayer.get(guest.playerId) ?? []).map(({ id }) => id)]),
  );
}
