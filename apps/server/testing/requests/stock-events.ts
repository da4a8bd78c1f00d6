// The events of the world of rewards: a prize draw of each look with tickets and free openings, a
// race with its board, missions, invitations, a picture, and red envelopes in every stage.
import { promotions, type InputOf } from '@baize/contract';
import { reached, reward, spec, terms } from '../../src/demo/promotion-pieces.ts';
import type { Written } from '../../src/demo/promotion-pieces.ts';
import type { BuiltServer } from '../index.ts';
import { picture } from './hostile.ts';
import type { People } from './people.ts';

type Spec = Written['spec'];
type Look = NonNullable<Spec['draw']>['look'];
type Envelope = InputOf<typeof promotions.createEnvelope>;
type Parted = Pick<Envelope, 'kind' | 'parts' | 'reward'>;

const hourMs = 3_600_000;
const looks: readonly Look[] = ['wheel', 'egg', 'slot', 'scratch'];
const cash = (amount: string) => reward('cash', amount, { terms: terms({ times: 0 }) });
const ticket = (look: Look, count: string) =>
  reward('ticket', count, { ticket: look, terms: terms({ times: 0, days: 30 }) });

const drawOf = (look: Look): Spec =>
  spec({
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    budget: { total: '50000', day: null, member: null },
    draw: {
      look,
      tickets: true,
      aDay: 3,
      segments: [
        { weight: 5, rewards: [], stock: null },
        { weight: 4, rewards: [reward('points', '20')], stock: null },
        { weight: 1, rewards: [cash('5')], stock: 500 },
      ],
    },
  });

/** Beside those of the rewards; requests write them too. */
export const eventSpecs: readonly Spec[] = [
  ...looks.map(drawOf),
  spec({
    trigger: 'manual',
    period: 'each',
    tiers: [{ conditions: [], rewards: looks.map((look) => ticket(look, '3')) }],
  }),
  spec({
    trigger: 'race',
    board: {
      score: 'turnover',
      games: { categories: [], vendors: [], games: [] },
      multipleMin: 100,
    },
    tiers: [
      {
        conditions: [{ ...reached('place', '1'), test: 'at-most' }],
        rewards: [cash('100')],
      },
    ],
  }),
  spec({
    trigger: 'invitation',
    period: 'each',
    everyTier: true,
    tiers: [
      { conditions: [], rewards: [reward('points', '50')] },
      { conditions: [reached('deposits', '100')], rewards: [cash('20')] },
    ],
  }),
  spec({
    trigger: 'signed-in',
    period: 'day',
    tiers: [{ conditions: [], rewards: [cash('3')] }],
  }),
];

/** Envelopes as requests write them, from a moment of the world. */
export const envelopesAt = (now: number): readonly Envelope[] => {
  const common = {
    texts: {
      titles: { en: 'Good fortune', id: 'Keberuntungan' },
      terms: { en: '<p>One for each member</p>' },
    },
    roomId: '',
    audience: spec({ trigger: 'manual', tiers: [] }).audience,
    startsAt: now - hourMs,
    endsAt: now + 48 * hourMs,
    terms: terms({ times: 1 }),
  };
  const drawn: Parted = { kind: 'double-mean', parts: [], reward: 'cash' };
  const rain: Parted = { kind: 'rain', parts: [{ amount: '2', count: 5 }], reward: 'bonus' };
  return [
    { ...common, ...drawn, total: '88', packets: 40 },
    { ...common, ...rain, total: '10', packets: 5 },
    { ...common, ...drawn, total: '20', packets: 3, startsAt: now + 24 * hourMs },
  ];
};

interface Stocking {
  readonly built: BuiltServer;
  readonly people: People;
  /** Writes and publishes a promotion. */
  readonly offer: (one: Spec, place: number) => Promise<string>;
}

export async function stockEvents(stocking: Stocking): Promise<void> {
  const { people, offer } = stocking;
  const offered: string[] = [];
  for (const [place, one] of eventSpecs.entries()) offered.push(await offer(one, 40 + place));
  await stockTickets(people, offered[looks.length] ?? '');
  await stockEnvelopes(stocking);
  await people.must('owner', promotions.sendPromotionPicture, { body: { picture } });
}

async function stockTickets({ must }: People, id: string): Promise<void> {
  for (const [name, username] of Object.entries({ member: 'memberone', other: 'otherone' })) {
    const made = await must<{ claimId: string }>('owner', promotions.grantReward, {
      params: { id },
      body: { username, reason: 'for the draws' },
    });
    await must(name, promotions.claimReward, { params: { id: made.claimId } });
  }
}

async function stockEnvelopes({ built, people: { must } }: Stocking): Promise<void> {
  const now = built.server.platform.clock.now();
  type Made = { envelopeId: string; version: number };
  const create = (body: Envelope) => must<Made>('owner', promotions.createEnvelope, { body });
  const publish = async ({ envelopeId: id, version }: Made) =>
    must('owner', promotions.publishEnvelope, { params: { id }, body: { version } });
  for (const one of envelopesAt(now)) {
    await create(one);
    await publish(await create(one));
  }
  const [first] = envelopesAt(now);
  if (first === undefined) return;
  const stopped = await create(first);
  await publish(stopped);
  const params = { id: stopped.envelopeId };
  await must('member', promotions.openEnvelope, { params });
  await must('owner', promotions.stopEnvelope, { params, body: { reason: 'a slip' } });
}
