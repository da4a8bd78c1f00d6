// The promotion of the demo world for who invites friends.
import { dayMs, reached, reward, spec, terms, textsOf, type Written } from './promotion-pieces.ts';

export const invitationPromotion = (now: number): Written => ({
  category: 'event',
  picture: 'friends',
  place: 6,
  startsAt: now - 30 * dayMs,
  endsAt: now + 120 * dayMs,
  texts: textsOf({
    en: [
      'Invite friends',
      'Points when a friend registers, cash when they deposit and play.',
      [
        'A friend is who registers with your code or link while this promotion runs.',
        'Each friend gives once: 50 points for registering, 20 for deposits of 100.',
        'Stakes of 1,000 of a friend give 50 more.',
        'Money rewards must be staked once before they can be withdrawn.',
        'Nobody may invite themselves: friends who share your device or name are checked first.',
        'A member can have at most 1,000 of it. Rewards are kept for 14 days.',
      ],
    ],
    id: [
      'Undang teman',
      'Poin saat teman mendaftar, uang tunai saat mereka deposit dan bermain.',
      [
        'Teman adalah orang yang mendaftar dengan kode atau tautan Anda selama promosi ini.',
        'Setiap teman memberi satu kali: 50 poin saat mendaftar, 20 untuk deposit 100.',
        'Taruhan 1.000 dari seorang teman memberi 50 lagi.',
        'Hadiah uang harus dipertaruhkan satu kali sebelum dapat ditarik.',
        'Dilarang mengundang diri sendiri: teman dengan perangkat atau nama sama diperiksa dahulu.',
        'Satu anggota mendapat paling banyak 1.000. Hadiah disimpan selama 14 hari.',
      ],
    ],
  }),
  spec: spec({
    trigger: 'invitation',
    period: 'each',
    everyTier: true,
    tiers: [
      { conditions: [], rewards: [reward('points', '50')] },
      { conditions: [reached('deposits', '100')], rewards: [reward('cash', '20')] },
      {
        conditions: [reached('turnover', '1000')],
        rewards: [reward('cash', '50', { terms: terms({ times: 1 }) })],
      },
    ],
    budget: { total: '50000', day: null, member: '1000' },
  }),
});
