// The promotions of the demo world: one of each common kind, as an operator would write them.
import type { InputOf, promotions } from '@baize/contract';

type Written = InputOf<typeof promotions.createPromotion>;
type Spec = Written['spec'];
type Tier = Spec['tiers'][number];
type Reward = Tier['rewards'][number];
type Condition = Tier['conditions'][number];

const dayMs = 86_400_000;
const everyGame = { categories: [], vendors: [], games: [] };

const terms = (more: Partial<Reward['terms']> = {}): Reward['terms'] => ({
  times: 1,
  withDeposit: false,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  ...more,
});

const reward = (kind: Reward['kind'], amount: string, more: Partial<Reward> = {}): Reward => ({
  kind,
  amount,
  share: null,
  terms: terms(),
  ticket: '',
  gameCode: '',
  stake: '0',
  ...more,
});

const shareOf = (
  of: NonNullable<Reward['share']>['of'],
  hundredths: number,
  max: string | null,
  games: NonNullable<Reward['share']>['games'] = everyGame,
): Pick<Reward, 'share'> => ({ share: { of, hundredths, max, games } });

const reached = (
  fact: Condition['fact'],
  value: string,
  games: Condition['games'] = everyGame,
): Condition => ({ fact, test: 'at-least', value, games });

const spec = (more: Partial<Spec> & Pick<Spec, 'trigger' | 'tiers'>): Spec => ({
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
  everyTier: false,
  joins: false,
  automatic: false,
  claimDays: 14,
  approvalAbove: null,
  budget: { total: '100000', day: null, member: null },
  group: '',
  code: '',
  ...more,
});

interface Words {
  readonly en: readonly [title: string, summary: string, rules: readonly string[]];
  readonly id: readonly [title: string, summary: string, rules: readonly string[]];
}

const html = (rules: readonly string[]) =>
  `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>`;

const textsOf = ({ en, id }: Words): Written['texts'] => ({
  titles: { en: en[0], id: id[0] },
  summaries: { en: en[1], id: id[1] },
  terms: { en: html(en[2]), id: html(id[2]) },
});

const slots = { ...everyGame, categories: ['RNG' as const] };

export function demoPromotions(now: number): readonly Written[] {
  const lasting = (days: number) => ({ startsAt: now - 30 * dayMs, endsAt: now + days * dayMs });
  return [
    {
      category: 'welcome',
      picture: 'chest',
      place: 1,
      ...lasting(60),
      texts: textsOf({
        en: [
          'First deposit bonus',
          '50 % of your first deposit as bonus money, up to 5,000.',
          [
            'Join before you make your first deposit.',
            'The bonus is 50 % of the deposit, at most 5,000.',
            'Bonus and deposit must be staked 10 times within 14 days. Slots count in full.',
            'The highest stake while the bonus is open is 200.',
            'You can cancel the bonus at any time; the amounts are shown first.',
          ],
        ],
        id: [
          'Bonus deposit pertama',
          '50 % dari deposit pertama Anda sebagai uang bonus, hingga 5.000.',
          [
            'Ikuti promosi sebelum deposit pertama.',
            'Bonus sebesar 50 % dari deposit, paling banyak 5.000.',
            'Bonus dan deposit harus dipertaruhkan 10 kali dalam 14 hari. Slot dihitung penuh.',
            'Taruhan tertinggi selama bonus terbuka adalah 200.',
            'Bonus dapat dibatalkan kapan saja; jumlahnya ditampilkan lebih dahulu.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'deposit',
        joins: true,
        group: 'welcome',
        tiers: [
          {
            conditions: [{ ...reached('deposit-number', '1'), test: 'equals' }],
            rewards: [
              reward('bonus', '0', {
                ...shareOf('deposit-amount', 5000, '5000'),
                terms: terms({ times: 10, withDeposit: true, days: 14, stakeMax: '200' }),
              }),
            ],
          },
        ],
      }),
    },
    {
      category: 'event',
      picture: 'calendar',
      place: 2,
      ...lasting(90),
      texts: textsOf({
        en: [
          'Daily sign-in',
          'Sign in each day of the week: points every day, cash on the seventh.',
          [
            'Each day with a sign-in gives 20 points.',
            'Seven days in a row give 25 in cash besides.',
            'Days are counted from midnight (GMT+8). Rewards are kept for 14 days.',
          ],
        ],
        id: [
          'Masuk harian',
          'Masuk setiap hari: poin setiap hari, uang tunai pada hari ketujuh.',
          [
            'Setiap hari masuk memberi 20 poin.',
            'Tujuh hari berturut-turut memberi tambahan uang tunai 25.',
            'Hari dihitung dari tengah malam (GMT+8). Hadiah disimpan selama 14 hari.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'signed-in',
        period: 'day',
        everyTier: true,
        tiers: [
          { conditions: [reached('sign-in-days', '1')], rewards: [reward('points', '20')] },
          { conditions: [reached('sign-in-row', '7')], rewards: [reward('cash', '25')] },
        ],
      }),
    },
    {
      category: 'slots',
      picture: 'target',
      place: 3,
      ...lasting(30),
      texts: textsOf({
        en: [
          'Slot mission of the week',
          'Three milestones by stakes on slots, each with its own reward.',
          [
            'Stakes on slots from Monday to Sunday (GMT+8) count.',
            '100 staked gives 50 points, 1,000 staked gives 10, 10,000 staked gives 120.',
            'Money rewards must be staked once before they can be withdrawn.',
          ],
        ],
        id: [
          'Misi slot mingguan',
          'Tiga tahapan menurut taruhan slot, masing-masing dengan hadiahnya.',
          [
            'Taruhan slot dari Senin sampai Minggu (GMT+8) dihitung.',
            'Taruhan 100 memberi 50 poin, 1.000 memberi 10, 10.000 memberi 120.',
            'Hadiah uang harus dipertaruhkan sekali sebelum dapat ditarik.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'play',
        period: 'week',
        everyTier: true,
        tiers: [
          { conditions: [reached('turnover', '100', slots)], rewards: [reward('points', '50')] },
          { conditions: [reached('turnover', '1000', slots)], rewards: [reward('cash', '10')] },
          { conditions: [reached('turnover', '10000', slots)], rewards: [reward('cash', '120')] },
        ],
      }),
    },
    {
      category: 'slots',
      picture: 'lifebuoy',
      place: 4,
      ...lasting(60),
      texts: textsOf({
        en: [
          'Weekly cashback',
          '5 % of a week’s net loss comes back each Monday, up to 2,000.',
          [
            'The net loss of all games from Monday to Sunday (GMT+8) counts.',
            'Cashback is cash and must be staked once.',
            'It is worked out after the week and kept for 14 days.',
          ],
        ],
        id: [
          'Cashback mingguan',
          '5 % dari kerugian bersih seminggu kembali setiap Senin, hingga 2.000.',
          [
            'Kerugian bersih semua permainan dari Senin sampai Minggu (GMT+8) dihitung.',
            'Cashback berupa uang tunai dan harus dipertaruhkan sekali.',
            'Dihitung setelah minggu berakhir dan disimpan selama 14 hari.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'play',
        period: 'week',
        atPeriodEnd: true,
        tiers: [
          {
            conditions: [reached('net-loss', '20')],
            rewards: [reward('cash', '0', shareOf('net-loss', 500, '2000'))],
          },
        ],
      }),
    },
    {
      category: 'live',
      picture: 'percent',
      place: 5,
      ...lasting(90),
      texts: textsOf({
        en: [
          'Daily rebate',
          '0.5 % of what you stake in live casino and slots, every day, without a limit.',
          [
            'Stakes of settled rounds of a day (GMT+8) count, whether won or lost.',
            'The rebate is cash and must be staked once.',
          ],
        ],
        id: [
          'Rabat harian',
          '0,5 % dari taruhan kasino langsung dan slot, setiap hari, tanpa batas.',
          [
            'Taruhan putaran yang selesai pada hari itu (GMT+8) dihitung, menang atau kalah.',
            'Rabat berupa uang tunai dan harus dipertaruhkan sekali.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'play',
        period: 'day',
        atPeriodEnd: true,
        tiers: [
          {
            conditions: [],
            rewards: [
              reward(
                'cash',
                '0',
                shareOf('turnover', 50, null, { ...everyGame, categories: ['LIVE', 'RNG'] }),
              ),
            ],
          },
        ],
      }),
    },
    {
      category: 'deposit',
      picture: 'coins',
      place: 6,
      ...lasting(45),
      texts: textsOf({
        en: [
          'Reload points',
          'Every deposit of 500 or more earns 100 extra points.',
          ['Each credited deposit of at least 500 counts.', 'Points never expire.'],
        ],
        id: [
          'Poin isi ulang',
          'Setiap deposit 500 atau lebih memberi 100 poin tambahan.',
          ['Setiap deposit masuk minimal 500 dihitung.', 'Poin tidak pernah kedaluwarsa.'],
        ],
      }),
      spec: spec({
        trigger: 'deposit',
        period: 'each',
        tiers: [
          { conditions: [reached('deposit-amount', '500')], rewards: [reward('points', '100')] },
        ],
      }),
    },
    {
      category: 'vip',
      picture: 'crown',
      place: 7,
      ...lasting(365),
      texts: textsOf({
        en: [
          'Level reward',
          'A gift of points each time you reach a new VIP level.',
          ['Each level gives its reward once.', 'The terms are the same for everyone in a level.'],
        ],
        id: [
          'Hadiah level',
          'Hadiah poin setiap kali Anda mencapai level VIP baru.',
          ['Setiap level memberi hadiahnya sekali.', 'Ketentuan sama untuk semua di satu level.'],
        ],
      }),
      spec: spec({
        trigger: 'level-reached',
        period: 'each',
        tiers: [
          { conditions: [reached('level', '1')], rewards: [reward('points', '100')] },
          { conditions: [reached('level', '3')], rewards: [reward('points', '500')] },
          { conditions: [reached('level', '5')], rewards: [reward('points', '2500')] },
        ],
      }),
    },
    {
      category: 'event',
      picture: 'ticket',
      place: 8,
      ...lasting(20),
      texts: textsOf({
        en: [
          'Code of the month',
          'Enter LOTUS2026 and get 15 to play with.',
          ['One use for each member.', 'The reward must be staked three times within 7 days.'],
        ],
        id: [
          'Kode bulan ini',
          'Masukkan LOTUS2026 dan dapatkan 15 untuk bermain.',
          ['Satu kali untuk setiap anggota.', 'Hadiah harus dipertaruhkan tiga kali dalam 7 hari.'],
        ],
      }),
      spec: spec({
        trigger: 'code',
        code: 'LOTUS2026',
        tiers: [
          {
            conditions: [],
            rewards: [reward('bonus', '15', { terms: terms({ times: 3, stakeMax: '20' }) })],
          },
        ],
      }),
    },
    {
      category: 'event',
      picture: 'camera',
      place: 9,
      ...lasting(60),
      texts: textsOf({
        en: [
          'Zalo bonus up to 131k',
          'Join our community and show it to us: we add a bonus by hand.',
          [
            'Send one to three pictures and a short remark.',
            'Our team answers within a day.',
            'One application for each member.',
          ],
        ],
        id: [
          'Bonus Zalo hingga 131k',
          'Bergabunglah dengan komunitas kami dan tunjukkan: bonus kami tambahkan manual.',
          [
            'Kirim satu sampai tiga gambar dan catatan singkat.',
            'Tim kami menjawab dalam sehari.',
            'Satu pengajuan untuk setiap anggota.',
          ],
        ],
      }),
      spec: spec({
        trigger: 'application',
        tiers: [{ conditions: [], rewards: [reward('cash', '131', { terms: terms() })] }],
      }),
    },
    {
      category: 'lottery',
      picture: 'clover',
      place: 10,
      startsAt: now + 7 * dayMs,
      endsAt: now + 37 * dayMs,
      texts: textsOf({
        en: [
          'Lottery month',
          'Points for your lottery stakes, from next week on.',
          ['Stakes of settled lottery slips count.', 'Points are added when you claim them.'],
        ],
        id: [
          'Bulan lotre',
          'Hadiah poin untuk taruhan lotre Anda, mulai minggu depan.',
          ['Taruhan kupon lotre yang selesai dihitung.', 'Poin ditambahkan saat Anda mengklaim.'],
        ],
      }),
      spec: spec({
        trigger: 'play',
        period: 'week',
        tiers: [
          {
            conditions: [reached('turnover', '500', { ...everyGame, categories: ['LOTT'] })],
            rewards: [reward('points', '200')],
          },
        ],
      }),
    },
  ];
}
