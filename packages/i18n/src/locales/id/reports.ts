// Indonesian texts of reports: profit and loss by day, category and vendor.
import type { Texts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Texts<typeof english> = {
  title: 'Untung dan rugi',
  'by-day': 'Per hari',
  'by-category': 'Per kategori',
  'by-vendor': 'Per vendor',
  views: 'Cara menjumlahkan',
  day: 'Hari',
  category: 'Kategori',
  vendor: 'Vendor',
  rounds: 'Ronde',
  stake: 'Dipertaruhkan',
  payout: 'Dibayarkan',
  net: 'Hasil',
  deposited: 'Disetor',
  withdrawn: 'Ditarik',
  other: 'Tidak lagi ditawarkan',
  total: 'Jumlah',
  none: 'Tidak ada ronde yang selesai pada hari-hari ini.',
  longer: 'Tampilkan 30 hari',
  counted:
    'Ronde yang selesai dihitung pada hari ronde itu dimulai. Deposit dihitung saat dikreditkan, penarikan saat dibayarkan. Hari mengikuti GMT+8.',
};
