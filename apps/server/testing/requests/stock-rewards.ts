// The world of promotions and points: a promotion in every stage and of most triggers, rewards in
// every state, goods of every kind, and exchanges that wait and that were decided.
import { points, promotions } from '@baize/contract';
import { reached, reward, shareOf, spec, terms, textsOf } from '../../src/demo/promotion-pieces.ts';
import type { Written } from '../../src/demo/promotion-pieces.ts';
import type { BuiltServer } from '../index.ts';
import { paymentPassword } from '../door/people.ts';
import { picture } from './hostile.ts';
import type { People } from './people.ts';
import { stockEvents } from './stock-events.ts';

interface Stocking {
  readonly built: BuiltServer;
  readonly people: People;
}

const dayMs = 86_400_000;
const players = ['member', 'other', 'agent', 'lineone', 'linetwo'] as const;
const usernames = { member: 'memberone', other: 'otherone' } as const;
const cash = reward('cash', '20', { terms: terms({ times: 0 }) });
const bonus = reward('bonus', '30', { terms: terms({ times: 2 }) });
const every = { conditions: [], rewards: [cash] };

export const specs: readonly Written['spec'][] = [
  spec({ trigger: 'application', period: 'each', tiers: [every] }),
  spec({ trigger: 'application', tiers: [{ conditions: [], rewards: [bonus] }] }),
  spec({ trigger: 'manual', period: 'each', tiers: [every] }),
  spec({
    trigger: 'manual',
    period: 'each',
    tiers: [{ conditions: [], rewards: [reward('points', '50'), cash] }],
    budget: { total: '200', day: '150', member: '60' },
  }),
  spec({
    trigger: 'play',
    period: 'week',
    joins: true,
    group: 'week',
    everyTier: true,
    tiers: [
      { conditions: [reached('rounds', '0')], rewards: [cash] },
      { conditions: [reached('turnover', '100')], rewards: [bonus] },
    ],
  }),
  spec({
    trigger: 'play',
    joins: true,
    group: 'week',
    tiers: [{ conditions: [], rewards: [reward('cash', '0', shareOf('net-loss', 1000, '500'))] }],
  }),
  spec({ trigger: 'code', code: 'LOTUS', period: 'day', tiers: [every] }),
  spec({ trigger: 'signed-in', period: 'day', tiers: [every], approvalAbove: '5' }),
  spec({
    trigger: 'deposit',
    period: 'each',
    automatic: true,
    tiers: [{ conditions: [reached('deposit-amount', '100')], rewards: [bonus] }],
  }),
  spec({
    trigger: 'manual',
    period: 'each',
    tiers: [
      {
        conditions: [],
        rewards: [
          reward('free-rounds', '2', { gameCode: 'golden-lotus-20', stake: '0.2' }),
          reward('free-bet', '10', { gameCode: 'dice' }),
        ],
      },
    ],
  }),
];

const texts = textsOf({
  en: ['A reward', 'For good play', ['Everybody can have it', '<b>Once</b>']],
  id: ['Hadiah', 'Untuk bermain', ['Semua orang bisa']],
});

export const offerTexts: readonly Written['texts'][] = [
  texts,
  { ...texts, terms: { en: '<p onclick="x()">Terms</p><script>alert(1)</script>' } },
];

const written = (one: Written['spec'], place: number, now: number): Written => ({
  category: 'event',
  picture: 'coins',
  place,
  startsAt: now - dayMs,
  endsAt: now + 30 * dayMs,
  texts,
  spec: one,
});

/** In the order of `specs`. */
type Offered = readonly string[];

export async function stockRewards(stocking: Stocking): Promise<void> {
  const { people, built } = stocking;
  const offered = await stockPromotions(stocking);
  await stockApplications(people, offered);
  await stockGrants(people, offered);
  await stockJoins(people, offered);
  await built.server.platform.outbox.drain();
  await stockPoints(people);
  // After points: a packet of an envelope leaves turnover, which stops exchanges with money.
  await stockEvents({ ...stocking, offer: offering(stocking) });
}

const createdBy =
  ({ must }: People) =>
  async (body: Written) => {
    const made = await must<{ promotionId: string }>('owner', promotions.createPromotion, { body });
    return made.promotionId;
  };

const publishedBy =
  ({ must }: People) =>
  (id: string) =>
    must('owner', promotions.publishPromotion, { params: { id }, body: { version: 1 } });

const offering =
  ({ built, people }: Stocking) =>
  async (one: Written['spec'], place: number): Promise<string> => {
    const now = built.server.platform.clock.now();
    const id = await createdBy(people)(written(one, place, now));
    await publishedBy(people)(id);
    return id;
  };

async function stockPromotions({ built, people }: Stocking): Promise<Offered> {
  const { must } = people;
  const now = built.server.platform.clock.now();
  const create = createdBy(people);
  const publish = publishedBy(people);
  const offer = offering({ built, people });
  const offered: string[] = [];
  for (const [place, one] of specs.entries()) offered.push(await offer(one, place));
  const [manual = spec({ trigger: 'manual', tiers: [every] })] = specs.slice(2);
  await create(written(manual, 20, now));
  const dear = { ...manual, budget: { ...manual.budget, total: '900000' } };
  await publish(await create(written(dear, 21, now)));
  const stopped = await create(written(manual, 22, now));
  await publish(stopped);
  const body = { reason: 'a mistake', keepDue: true };
  await must('owner', promotions.stopPromotion, { params: { id: stopped }, body });
  const filter = { levelMin: null, levelMax: null, countries: [], registeredFrom: null };
  const days = { registeredUntil: null, seenWithin: 30, unseenFor: null };
  const segment = { name: 'Seen lately', ...filter, ...days, depositsMin: 0, depositsMax: null };
  await must('owner', promotions.createSegment, { body: segment });
  return offered;
}

const applicationsEach = 6;

async function stockApplications({ must }: People, [id = '']: Offered): Promise<void> {
  for (const name of players) {
    const ids: string[] = [];
    for (let at = 0; at < applicationsEach; at += 1) {
      const body = { version: 1, remark: `picture ${at}`, pictures: at % 2 ? [picture] : [] };
      const made = await must<{ claimId: string }>(name, promotions.applyForPromotion, {
        params: { id },
        body,
      });
      ids.push(made.claimId);
    }
    const decide = (claimId: string | undefined, approve: boolean, amount: string | null = null) =>
      must('boss', promotions.decideClaim, {
        params: { id: claimId },
        body: { approve, amount, answer: 'looked at' },
      });
    await decide(ids[0], true);
    await decide(ids[1], true, '25.5');
    await decide(ids[2], false);
    await must(name, promotions.claimReward, { params: { id: ids[0] } });
  }
}

async function stockGrants({ must }: People, offered: Offered): Promise<void> {
  for (const [name, username] of Object.entries(usernames)) {
    const grants: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const made = await must<{ claimId: string }>('owner', promotions.grantReward, {
        params: { id: offered[2] },
        body: { username, reason: 'loyal for years' },
      });
      grants.push(made.claimId);
    }
    const [claimed, returned, cancelled] = grants;
    for (const id of [claimed, returned])
      await must(name, promotions.claimReward, { params: { id } });
    for (const id of [returned, cancelled])
      await must('owner', promotions.returnReward, { params: { id }, body: { reason: 'a slip' } });
    const free = await must<{ claimId: string }>('owner', promotions.grantReward, {
      params: { id: offered.at(-1) },
      body: { username, reason: 'to try a game' },
    });
    await must(name, promotions.claimReward, { params: { id: free.claimId } });
  }
}

async function stockJoins({ must }: People, offered: Offered): Promise<void> {
  for (const name of players) {
    await must(name, promotions.joinPromotion, {
      params: { id: offered[4] },
      body: { version: 1 },
    });
    await must(name, promotions.listRewards);
  }
}

const goods = [
  { kind: 'gift', amount: '0', stock: 50, isOn: true },
  { kind: 'gift', amount: '15', stock: 3, isOn: true },
  { kind: 'promotion', amount: '0', stock: null, isOn: true },
  { kind: 'live', amount: '0', stock: 1, isOn: true },
  { kind: 'gift', amount: '0', stock: 5, isOn: false },
] as const;

export const rates = {
  earn: [{ category: 'RNG', stake: '10' }],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null },
} as const;

async function stockPoints({ must }: People): Promise<void> {
  await must('owner', points.savePointScheme, { body: { version: 0, ...rates } });
  const ids: string[] = [];
  for (const one of goods) {
    const names = { en: 'A good', id: 'Barang' };
    const body = { ...one, points: 100, picture: 'cards', names, details: { en: 'Good' } };
    ids.push((await must<{ goodId: string }>('owner', points.createPointGood, { body })).goodId);
  }
  for (const [name, username] of Object.entries(usernames)) {
    const given = { username, points: 20_000, reason: 'for a start' };
    await must('owner', points.adjustPoints, { body: given });
    const exchanged: string[] = [];
    for (const goodId of [ids[0], ids[0], ids[1], ids[2]]) {
      const sent = { recipient: 'Ana', mobile: '09171234567', address: 'Manila' };
      const body = { goodId, quantity: 1, points: 100, paymentPassword, ...sent };
      const made = await must<{ redemptionId: string }>(name, points.redeemPointReward, { body });
      exchanged.push(made.redemptionId);
    }
    for (const [at, approve] of [true, false, false].entries())
      await must('owner', points.decideRedemption, {
        params: { id: exchanged[at] },
        body: { approve, answer: '' },
      });
    await must(name, points.convertPoint, { body: { points: 200, ratio: 100, paymentPassword } });
  }
}
