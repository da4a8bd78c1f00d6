// Promotions of the demo world whose stakes the house pays: free rounds and a free bet, by codes.
import { lasting, reward, spec, terms, textsOf, type Written } from './promotion-pieces.ts';

export const freeRounds = (now: number): Written => ({
  category: 'slots',
  picture: 'gift',
  place: 8,
  ...lasting(now, 30),
  texts: textsOf({
    en: [
      'Ten free rounds',
      'Enter GOLDEN10: ten rounds of Golden Lotus 20 are on us.',
      [
        'One use for each member.',
        'We pay the stakes of 0.20. Wins are cash.',
        'Play them within 7 days of your claim.',
        'Free rounds win no jackpot and count towards no turnover, level or points.',
      ],
    ],
    id: [
      'Sepuluh putaran gratis',
      'Masukkan GOLDEN10: sepuluh putaran Golden Lotus 20 dari kami.',
      [
        'Satu kali untuk setiap anggota.',
        'Taruhan 0,20 kami tanggung. Kemenangan berupa uang tunai.',
        'Mainkan dalam 7 hari setelah Anda mengklaimnya.',
        'Putaran gratis tidak memenangkan jackpot.',
        'Putaran gratis tidak dihitung untuk omzet taruhan, level, atau poin.',
      ],
    ],
  }),
  spec: spec({
    trigger: 'code',
    code: 'GOLDEN10',
    tiers: [
      {
        conditions: [],
        rewards: [
          reward('free-rounds', '10', {
            terms: terms({ times: 0 }),
            gameCode: 'golden-lotus-20',
            stake: '0.2',
          }),
        ],
      },
    ],
  }),
});

export const freeBet = (now: number): Written => ({
  category: 'event',
  picture: 'chest',
  place: 8,
  ...lasting(now, 30),
  texts: textsOf({
    en: [
      'A free bet of 50',
      'Enter FREEBET50: one flight of Sky Lantern is on us.',
      [
        'One use for each member.',
        'One bet of up to 50. The stake is ours and is not returned.',
        'You win the payout without the stake.',
        'Wins are cash. Use it within 7 days of your claim; what you do not stake lapses.',
        'A free bet counts towards no turnover, level or points.',
      ],
    ],
    id: [
      'Taruhan gratis 50',
      'Masukkan FREEBET50: satu penerbangan Sky Lantern dari kami.',
      [
        'Satu kali untuk setiap anggota.',
        'Satu taruhan hingga 50. Taruhan itu milik kami dan tidak dikembalikan.',
        'Anda memenangkan pembayaran tanpa taruhannya, berupa uang tunai.',
        'Gunakan dalam 7 hari setelah klaim; sisa yang tidak dipertaruhkan hangus.',
        'Taruhan gratis tidak dihitung untuk omzet taruhan, level, atau poin.',
      ],
    ],
  }),
  spec: spec({
    trigger: 'code',
    code: 'FREEBET50',
    tiers: [
      {
        conditions: [],
        rewards: [
          reward('free-bet', '50', { terms: terms({ times: 0 }), gameCode: 'sky-lantern' }),
        ],
      },
    ],
  }),
});
