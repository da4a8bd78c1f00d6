// Promotions of the demo world beside play: points, levels, a code, an application, and one to
// come.
import {
  dayMs,
  everyGame,
  lasting,
  reached,
  reward,
  slots,
  spec,
  terms,
  textsOf,
  upToPlace,
  type Written,
} from './promotion-pieces.ts';
import { freeBet, freeRounds } from './free-promotions.ts';

const reloadPoints = (now: number): Written => ({
  category: 'deposit',
  picture: 'coins',
  place: 6,
  ...lasting(now, 45),
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
    tiers: [{ conditions: [reached('deposit-amount', '500')], rewards: [reward('points', '100')] }],
  }),
});

const levelReward = (now: number): Written => ({
  category: 'vip',
  picture: 'crown',
  place: 7,
  ...lasting(now, 365),
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
});

const codeOfTheMonth = (now: number): Written => ({
  category: 'event',
  picture: 'ticket',
  place: 8,
  ...lasting(now, 20),
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
});

const zaloBonus = (now: number): Written => ({
  category: 'event',
  picture: 'camera',
  place: 9,
  ...lasting(now, 60),
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
});

const lotteryMonth = (now: number): Written => ({
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
});

const slotRace = (now: number): Written => ({
  category: 'slots',
  picture: 'crown',
  place: 3,
  startsAt: now - dayMs,
  endsAt: now + 6 * dayMs,
  texts: textsOf({
    en: [
      'Slot race',
      'Who has the highest win against the stake? The first ten places win.',
      [
        'Each member is ranked by their best slot round: its payout divided by its stake.',
        'The size of the stake makes no difference. Rounds that pay twice the stake or more count.',
        'Of equal scores, the one reached first is ahead.',
        'The board is final once its last hour is counted; prizes are then in the reward center.',
        'The prizes are fixed: 500, 250 and 100 for the first three, 25 for places 4 to 10.',
        'Prizes must be staked once before they can be withdrawn.',
      ],
    ],
    id: [
      'Balapan slot',
      'Siapa meraih kemenangan tertinggi dibanding taruhan? Sepuluh besar mendapat hadiah.',
      [
        'Setiap anggota diperingkat menurut putaran slot terbaiknya: pembayaran dibagi taruhan.',
        'Besar taruhan tidak berpengaruh. Putaran yang membayar minimal dua kali taruhan dihitung.',
        'Bila skor sama, yang lebih dulu mencapainya berada di depan.',
        'Papan menjadi final setelah jam terakhirnya dihitung; hadiah lalu ada di pusat hadiah.',
        'Hadiahnya tetap: 500, 250, dan 100 untuk tiga besar, 25 untuk peringkat 4 sampai 10.',
        'Hadiah harus dipertaruhkan sekali sebelum dapat ditarik.',
      ],
    ],
  }),
  spec: spec({
    trigger: 'race',
    board: { score: 'multiple', games: slots, multipleMin: 200 },
    tiers: [
      { conditions: [upToPlace(1)], rewards: [reward('cash', '500')] },
      { conditions: [upToPlace(2)], rewards: [reward('cash', '250')] },
      { conditions: [upToPlace(3)], rewards: [reward('cash', '100')] },
      { conditions: [upToPlace(10)], rewards: [reward('cash', '25')] },
    ],
  }),
});

export const otherPromotions = (now: number): readonly Written[] =>
  [
    reloadPoints,
    levelReward,
    codeOfTheMonth,
    freeRounds,
    freeBet,
    zaloBonus,
    lotteryMonth,
    slotRace,
  ].map((written) => written(now));
