// The promotions, segments, rates of points and goods of the demo world, written and published as
// staff would. Rewards are claimed by hand: no balance moves that nobody asked to move.
import { isRefusal, type InputOf, type points, type promotions } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { drawPromotions } from './draw-promotions.ts';
import { houseCall } from './house-call.ts';
import { invitationPromotion } from './invitation-promotion.ts';
import { otherPromotions } from './other-promotions.ts';
import { playPromotions } from './play-promotions.ts';

type Good = InputOf<typeof points.createPointGood>;

const good = (written: Partial<Good> & Pick<Good, 'names' | 'points'>): Good => ({
  kind: 'gift',
  amount: '0',
  stock: null,
  picture: '',
  details: {},
  isOn: true,
  ...written,
});

const goods: readonly Good[] = [
  good({
    names: { en: 'Baize playing cards', id: 'Kartu remi Baize' },
    details: { en: 'A deck of 54 cards in a tin.', id: 'Satu set 54 kartu dalam kaleng.' },
    points: 800,
    stock: 40,
    picture: 'cards',
  }),
  good({
    names: { en: 'Wireless earbuds', id: 'Earbud nirkabel' },
    details: { en: 'With a charging case.', id: 'Dengan kotak pengisi daya.' },
    points: 6000,
    stock: 12,
    picture: 'headphones',
  }),
  good({
    names: { en: 'Phone stand', id: 'Dudukan ponsel' },
    details: { en: 'Brushed steel, folds flat.', id: 'Baja sikat, dapat dilipat.' },
    points: 500,
    amount: '50',
    stock: 100,
    picture: 'smartphone',
  }),
  good({
    kind: 'promotion',
    names: { en: 'Weekend lounge pass', id: 'Tiket lounge akhir pekan' },
    details: { en: 'Issued by our team within a day.', id: 'Diterbitkan tim kami dalam sehari.' },
    points: 1500,
    picture: 'ticket',
  }),
  good({
    kind: 'live',
    names: { en: 'Dinner for two', id: 'Makan malam berdua' },
    details: { en: 'We call you to agree on a day.', id: 'Kami menelepon untuk memilih hari.' },
    points: 12_000,
    stock: 3,
    picture: 'meal',
  }),
  good({
    names: { en: 'Brass coin set', id: 'Set koin kuningan' },
    details: { en: 'Five struck coins in a case.', id: 'Lima koin cetak dalam kotak.' },
    points: 1200,
    stock: 60,
    picture: 'coins',
  }),
  good({
    names: { en: 'Clover key ring', id: 'Gantungan kunci semanggi' },
    details: { en: 'Enamelled, with a steel ring.', id: 'Berlapis enamel, cincin baja.' },
    points: 300,
    stock: 200,
    picture: 'clover',
  }),
  good({
    names: { en: 'Desk calendar', id: 'Kalender meja' },
    details: { en: 'Twelve months, twelve tables.', id: 'Dua belas bulan, dua belas meja.' },
    points: 400,
    stock: 80,
    picture: 'calendar',
  }),
  good({
    names: { en: 'Gift box', id: 'Kotak kado' },
    details: { en: 'Tea, sweets and a candle.', id: 'Teh, permen, dan lilin.' },
    points: 2500,
    stock: 25,
    picture: 'gift',
  }),
  good({
    kind: 'live',
    names: { en: 'Evening with friends', id: 'Malam bersama teman' },
    details: {
      en: 'A table for four at our lounge.',
      id: 'Meja untuk empat orang di lounge kami.',
    },
    points: 20_000,
    stock: 2,
    picture: 'friends',
  }),
];

type Segment = InputOf<typeof promotions.createSegment>;

const segment = (written: Partial<Segment> & Pick<Segment, 'name'>): Segment => ({
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: null,
  depositsMax: null,
  ...written,
});

const segments: readonly Segment[] = [
  segment({ name: 'Not yet deposited', depositsMax: 0 }),
  segment({ name: 'Regulars', depositsMin: 3, seenWithin: 14 }),
  segment({ name: 'VIP of the Philippines', levelMin: 3, countries: ['PH'] }),
];

const rates = {
  earn: [
    { category: 'RNG' as const, stake: '10' },
    { category: 'LIVE' as const, stake: '20' },
    { category: 'SPORTS' as const, stake: '20' },
    { category: 'LOTT' as const, stake: '20' },
    { category: 'ELOTT' as const, stake: '20' },
    { category: 'FISH' as const, stake: '10' },
    { category: 'PVP' as const, stake: '40' },
  ],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null },
};

export const staffAt = (now: number) =>
  ({
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  }) as const;

export async function seedPromotions(modules: Modules, now: number): Promise<void> {
  const caller = staffAt(now);
  const called = (intent: string) => ({ ...houseCall('', now, intent), caller });
  const { actions: pointActions } = modules.points;
  const saved = await pointActions.savePointScheme({
    ...called('seed-points'),
    input: { version: 0, ...rates },
  });
  if (isRefusal(saved)) throw new Error(`the rates of points were refused: ${saved.refused}`);
  for (const [place, input] of goods.entries())
    await pointActions.createPointGood({ ...called(`seed-good-${place}`), input });
  // Players may type the code of a friend when they register.
  const switched = await modules.settings.actions.turnModule({
    ...called('seed-referral'),
    input: { module: 'REFERRAL3', on: true },
  });
  if (isRefusal(switched)) throw new Error(`the switch was refused: ${switched.refused}`);
  for (const [place, input] of segments.entries())
    await modules.promotions.actions.createSegment({ ...called(`seed-segment-${place}`), input });
  const written = [
    ...playPromotions(now),
    ...otherPromotions(now),
    ...drawPromotions(now),
    invitationPromotion(now),
  ];
  for (const [place, one] of written.entries())
    await publish(modules, one, called(`seed-promotion-${place}`));
}

/** Tickets for the prize draws, as staff give them. */
export async function giveTickets(
  { promotions: { actions } }: Modules,
  username: string,
  now: number,
): Promise<void> {
  const call = { ...houseCall('', now, 'seed-tickets'), caller: staffAt(now) };
  const found = await actions.findPromotions({ ...call, input: { pageSize: 100 } });
  const isTickets = ({ spec }: Written) => spec.trigger === 'manual' && spec.automatic;
  const tickets = isRefusal(found) ? undefined : found.list.find(isTickets);
  if (tickets === undefined) throw new Error('no demo promotion gives tickets');
  const input = { id: tickets.promotionId, username, reason: 'tickets to try the draws' };
  const given = await actions.grantReward({ ...call, input });
  if (isRefusal(given)) throw new Error(`the demo tickets were refused: ${given.refused}`);
}

type Written = InputOf<typeof promotions.createPromotion>;

async function publish(
  { promotions: { actions } }: Modules,
  input: Written,
  call: ReturnType<typeof houseCall> & { readonly caller: ReturnType<typeof staffAt> },
): Promise<void> {
  const made = await actions.createPromotion({ ...call, input });
  if (isRefusal(made)) throw new Error(`a demo promotion was refused: ${made.refused}`);
  const { promotionId: id, version } = made;
  const done = await actions.publishPromotion({ ...call, input: { id, version } });
  if (isRefusal(done)) throw new Error(`a demo promotion was not published: ${done.refused}`);
}
