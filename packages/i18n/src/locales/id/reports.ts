// Indonesian texts of reports: profit and loss by day, category and vendor.
import type { Texts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Texts<typeof english> = {
  title: 'Untung dan rugi',
  'by-day': 'Per hari',
  'by-category': 'Per kategori',
  'by-vendor': 'Per penyedia',
  views: 'Kelompokkan menurut',
  day: 'Hari',
  category: 'Kategori',
  vendor: 'Penyedia',
  rounds: 'Putaran',
  stake: 'Taruhan',
  payout: 'Kemenangan',
  net: 'Hasil',
  deposited: 'Deposit',
  withdrawn: 'Penarikan',
  other: 'Tidak lagi ditawarkan',
  total: 'Total',
  none: 'Tidak ada putaran yang selesai dalam periode ini.',
  longer: 'Tampilkan 30 hari',
  counted:
    'Putaran yang selesai dihitung pada hari dimulainya, deposit saat dikreditkan, dan penarikan saat dibayarkan. Hari mengikuti {zone}.',
};
