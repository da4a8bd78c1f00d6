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
        'Each friend gives each step once: 50 points for registering, 20 for deposits of 100, 50 for stakes of 1,000.',
        'Money rewards must be staked once before they can be withdrawn.',
        'Nobody may invite themselves. Where a friend shares your device, address, payment account or name, our team checks the reward first.',
        'One member can have at most 1,000 of this promotion. Rewards are kept for 14 days.',
      ],
    ],
    id: [
      'Undang teman',
      'Poin saat teman mendaftar, uang tunai saat mereka deposit dan bermain.',
      [
        'Teman adalah orang yang mendaftar dengan kode atau tautan Anda selama promosi ini berjalan.',
        'Setiap teman memberi setiap langkah satu kali: 50 poin saat mendaftar, 20 untuk deposit 100, 50 untuk taruhan 1.000.',
        'Hadiah uang harus dipertaruhkan satu kali sebelum dapat ditarik.',
        'Tidak seorang pun boleh mengundang diri sendiri. Bila teman memakai perangkat, alamat, rekening pembayaran, atau nama yang sama dengan Anda, tim kami memeriksa hadiahnya lebih dahulu.',
        'Satu anggota mendapat paling banyak 1.000 dari promosi ini. Hadiah disimpan selama 14 hari.',
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
