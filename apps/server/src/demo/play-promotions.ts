// Promotions of the demo world for who plays: a welcome, a calendar, a mission, cashback and a
// rebate.
import { houseZoneName } from '@baize/money';
import {
  dayMs,
  everyGame,
  reached,
  reward,
  shareOf,
  slots,
  spec,
  terms,
  textsOf,
  type Written,
} from './promotion-pieces.ts';

const lasting = (now: number, days: number) => ({
  startsAt: now - 30 * dayMs,
  endsAt: now + days * dayMs,
});

const firstDeposit = (now: number): Written => ({
  category: 'welcome',
  picture: 'chest',
  place: 1,
  ...lasting(now, 60),
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
});

const dailySignIn = (now: number): Written => ({
  category: 'event',
  picture: 'calendar',
  place: 2,
  ...lasting(now, 90),
  texts: textsOf({
    en: [
      'Daily sign-in',
      'Sign in each day of the week: points every day, cash on the seventh.',
      [
        'Each day with a sign-in gives 20 points.',
        'Seven days in a row give 25 in cash besides.',
        `Days are counted from midnight (${houseZoneName}). Rewards are kept for 14 days.`,
      ],
    ],
    id: [
      'Masuk harian',
      'Masuk setiap hari: poin setiap hari, uang tunai pada hari ketujuh.',
      [
        'Setiap hari masuk memberi 20 poin.',
        'Tujuh hari berturut-turut memberi tambahan uang tunai 25.',
        `Hari dihitung dari tengah malam (${houseZoneName}). Hadiah disimpan selama 14 hari.`,
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
});

const slotMission = (now: number): Written => ({
  category: 'slots',
  picture: 'target',
  place: 3,
  ...lasting(now, 30),
  texts: textsOf({
    en: [
      'Slot mission of the week',
      'Three milestones by stakes on slots, each with its own reward.',
      [
        `Stakes on slots from Monday to Sunday (${houseZoneName}) count.`,
        '100 staked gives 50 points, 1,000 staked gives 10, 10,000 staked gives 120.',
        'Money rewards must be staked once before they can be withdrawn.',
      ],
    ],
    id: [
      'Misi slot mingguan',
      'Tiga tahapan menurut taruhan slot, masing-masing dengan hadiahnya.',
      [
        `Taruhan slot dari Senin sampai Minggu (${houseZoneName}) dihitung.`,
        'Taruhan 100 memberi 50 poin, 1.000 memberi 10, 10.000 memberi 120.',
        'Hadiah uang harus dipertaruhkan sekali sebelum dapat ditarik.',
      ],
    ],
  }),
  spec: spec({
    trigger: 'play',
    period: 'week',
    everyTier: true,
    board: { score: 'turnover', games: slots, multipleMin: 100 },
    tiers: [
      { conditions: [reached('turnover', '100', slots)], rewards: [reward('points', '50')] },
      { conditions: [reached('turnover', '1000', slots)], rewards: [reward('cash', '10')] },
      { conditions: [reached('turnover', '10000', slots)], rewards: [reward('cash', '120')] },
    ],
  }),
});

const weeklyCashback = (now: number): Written => ({
  category: 'slots',
  picture: 'lifebuoy',
  place: 4,
  ...lasting(now, 60),
  texts: textsOf({
    en: [
      'Weekly cashback',
      '5 % of a week’s net loss comes back each Monday, up to 2,000.',
      [
        `The net loss of all games from Monday to Sunday (${houseZoneName}) counts.`,
        'Cashback is cash and must be staked once.',
        'It is worked out after the week and kept for 14 days.',
      ],
    ],
    id: [
      'Cashback mingguan',
      '5 % dari kerugian bersih seminggu kembali setiap Senin, hingga 2.000.',
      [
        `Kerugian bersih semua permainan dari Senin sampai Minggu (${houseZoneName}) dihitung.`,
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
});

const dailyRebate = (now: number): Written => ({
  category: 'live',
  picture: 'percent',
  place: 5,
  ...lasting(now, 90),
  texts: textsOf({
    en: [
      'Daily rebate',
      '0.5 % of what you stake in live casino and slots, every day, without a limit.',
      [
        `Stakes of settled rounds of a day (${houseZoneName}) count, whether won or lost.`,
        'The rebate is cash and must be staked once.',
      ],
    ],
    id: [
      'Rabat harian',
      '0,5 % dari taruhan kasino langsung dan slot, setiap hari, tanpa batas.',
      [
        `Taruhan putaran selesai hari itu (${houseZoneName}) dihitung, menang atau kalah.`,
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
});

export const playPromotions = (now: number): readonly Written[] =>
  [firstDeposit, dailySignIn, slotMission, weeklyCashback, dailyRebate].map((written) =>
    written(now),
  );
