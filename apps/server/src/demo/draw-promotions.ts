// The prize draws of the demo world, one of each look, and the promotions that give tickets.
import { dayMs, reward, spec, terms, textsOf, type Written } from './promotion-pieces.ts';

type Draw = NonNullable<Written['spec']['draw']>;
type Segment = Draw['segments'][number];

const cash = (amount: string) => reward('cash', amount);
const bonus = (amount: string) => reward('bonus', amount, { terms: terms({ times: 3 }) });
const points = (amount: string) => reward('points', amount, { terms: terms({ times: 0 }) });
const ticket = (kind: Draw['look'], count = '1') =>
  reward('ticket', count, { ticket: kind, terms: terms({ times: 0, days: 30 }) });
const segment = (
  weight: number,
  rewards: Segment['rewards'],
  stock: number | null = null,
): Segment => ({ weight, rewards, stock });

interface DrawText {
  readonly look: Draw['look'];
  readonly place: number;
  readonly en: readonly [title: string, summary: string];
  readonly id: readonly [title: string, summary: string];
}

const rules = {
  en: [
    'One opening uses one of the day’s free openings, or one ticket.',
    'The odds of each prize stand beside the draw and hold for each opening.',
    'Prizes are paid at once.',
    'Cash is to be staked once before it is withdrawn, bonus money three times within 7 days.',
    'The draw is closed while one of its prizes cannot be paid.',
  ],
  id: [
    'Satu pembukaan memakai satu pembukaan gratis hari itu, atau satu tiket.',
    'Peluang setiap hadiah tercantum di samping undian dan berlaku untuk setiap pembukaan.',
    'Hadiah langsung dibayar.',
    'Uang tunai dipertaruhkan sekali sebelum ditarik, uang bonus tiga kali dalam 7 hari.',
    'Undian ditutup selama ada hadiah yang tidak dapat dibayar.',
  ],
};

const pictures = { wheel: 'wheel', egg: 'egg', slot: 'reels', scratch: 'lotus' } as const;

const written = (now: number, text: DrawText, draw: Omit<Draw, 'look' | 'tickets'>): Written => ({
  category: 'event',
  picture: pictures[text.look],
  place: text.place,
  startsAt: now - 30 * dayMs,
  endsAt: now + 60 * dayMs,
  texts: textsOf({ en: [...text.en, rules.en], id: [...text.id, rules.id] }),
  spec: spec({
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    budget: { total: '50000', day: null, member: null },
    draw: { look: text.look, tickets: true, ...draw },
  }),
});

const wheel = (now: number) =>
  written(
    now,
    {
      look: 'wheel',
      place: 11,
      en: ['Wheel of the day', 'One free spin a day, and one more with each ticket.'],
      id: ['Roda hari ini', 'Satu putaran gratis setiap hari, dan satu lagi dengan setiap tiket.'],
    },
    {
      aDay: 1,
      segments: [
        segment(18, []),
        segment(20, [points('20')]),
        segment(12, [cash('5')]),
        segment(16, [points('50')]),
        segment(10, [ticket('egg')]),
        segment(8, [bonus('20')]),
        segment(10, [points('100')]),
        segment(6, [cash('50')], 200),
      ],
    },
  );

const eggs = (now: number) =>
  written(
    now,
    {
      look: 'egg',
      place: 12,
      en: ['Golden eggs', 'Pick one of three eggs. Each ticket opens one.'],
      id: ['Telur emas', 'Pilih satu dari tiga telur. Setiap tiket membuka satu.'],
    },
    {
      aDay: 0,
      segments: [
        segment(50, [points('30')]),
        segment(25, [cash('10')]),
        segment(15, [bonus('30')]),
        segment(8, [ticket('wheel', '2')]),
        segment(2, [cash('200')], 50),
      ],
    },
  );

const slot = (now: number) =>
  written(
    now,
    {
      look: 'slot',
      place: 13,
      en: ['Prize slot', 'Three reels, one pull for each ticket.'],
      id: ['Slot hadiah', 'Tiga gulungan, satu tarikan untuk setiap tiket.'],
    },
    {
      aDay: 0,
      segments: [
        segment(400, []),
        segment(300, [points('40')]),
        segment(200, [cash('8')]),
        segment(80, [bonus('25')]),
        segment(15, [cash('100')], 100),
        segment(5, [cash('500')], 10),
      ],
    },
  );

const scratch = (now: number) =>
  written(
    now,
    {
      look: 'scratch',
      place: 14,
      en: ['Lotus scratch card', 'Rub the card and see what is below.'],
      id: ['Kartu gosok Lotus', 'Gosok kartu dan lihat isinya.'],
    },
    {
      aDay: 0,
      segments: [
        segment(55, []),
        segment(25, [points('60')]),
        segment(15, [cash('15')]),
        segment(5, [ticket('slot'), cash('20')]),
      ],
    },
  );

const everyLook = (count: string) => [
  ticket('wheel', count),
  ticket('egg', count),
  ticket('slot', count),
  ticket('scratch', count),
];

/** Gives members of before the tickets that new members get. */
const granted = (now: number): Written => ({
  ...firstTickets(now),
  place: 16,
  texts: textsOf({
    en: ['Tickets from our team', 'Tickets that our team gives out.', ['Tickets last 30 days.']],
    id: ['Tiket dari tim kami', 'Tiket yang diberikan tim kami.', ['Tiket berlaku 30 hari.']],
  }),
  spec: spec({
    trigger: 'manual',
    automatic: true,
    tiers: [{ conditions: [], rewards: everyLook('3') }],
  }),
});

const firstTickets = (now: number): Written => ({
  category: 'welcome',
  picture: 'ticket',
  place: 15,
  startsAt: now - 30 * dayMs,
  endsAt: now + 60 * dayMs,
  texts: textsOf({
    en: [
      'Four tickets to begin',
      'New members get a ticket for each prize draw.',
      ['Given once, after registration.', 'Tickets last 30 days.'],
    ],
    id: [
      'Empat tiket pertama',
      'Anggota baru mendapat satu tiket untuk setiap undian hadiah.',
      ['Diberikan sekali, setelah pendaftaran.', 'Tiket berlaku 30 hari.'],
    ],
  }),
  spec: spec({
    trigger: 'registered',
    automatic: true,
    tiers: [{ conditions: [], rewards: everyLook('1') }],
  }),
});

export const drawPromotions = (now: number): readonly Written[] =>
  [wheel, eggs, slot, scratch, firstTickets, granted].map((make) => make(now));
