// Indonesian texts of stakes, rounds, seeds and the player’s own limits.
import type { Texts } from '../../texts.ts';
import type { wagering as english } from '../en/wagering.ts';

export const wagering: Texts<typeof english> = {
  'betting-record': 'Riwayat taruhan',
  round: 'Putaran',
  stake: 'Taruhan',
  payout: 'Kemenangan',
  net: 'Bersih',
  'state-open': 'Terbuka',
  'state-settled': 'Selesai',
  'state-void': 'Batal',
  'no-rounds': 'Belum ada putaran.',
  fairness: 'Keadilan',
  'server-seed': 'Benih server',
  'server-seed-hash': 'Hash benih server',
  'client-seed': 'Benih klien',
  nonce: 'Nonce',
  'rotate-seed': 'Ungkap dan ganti benih',
  verify: 'Verifikasi',
  verified: 'Putaran ini sesuai dengan komitmennya.',
  limits: 'Batas',
  'limit-stake': 'Batas taruhan',
  'limit-loss': 'Batas kerugian',
  'limit-spend': 'Batas pengeluaran',
  'limit-deposit': 'Batas deposit',
  'limit-session': 'Batas waktu',
  'span-single': 'setiap kali',
  'span-day': 'per hari',
  'span-week': 'per minggu',
  'span-month': 'per bulan',
  'limit-tightened': 'Batas yang lebih ketat berlaku seketika.',
  'limit-loosened': 'Batas yang lebih longgar berlaku setelah 24 jam.',
  'take-break': 'Istirahat',
  'break-until': 'Istirahat Anda sampai {when}.',
  'reality-check':
    'Anda telah bermain selama {time}. Taruhan {staked}, kemenangan {paid}, bersih {net}.',
};
