// Indonesian texts of how staff look after team transfers.
import type { Texts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: Texts<typeof english> = {
  title: 'Transfer tim',
  none: 'Tidak ada transfer tim yang cocok.',
  from: 'Dari',
  to: 'Ke',
  way: 'Arah',
  'way-up': 'Ke upline',
  'way-down': 'Ke tim',
  'state-done': 'Selesai',
  'state-reversed': 'Ditarik kembali',
  turnover: 'Turnover',
  username: 'Nama pengguna salah satu pihak',
  reverse: 'Tarik kembali',
  'reverse-title': 'Tarik kembali transfer ini?',
  'reverse-text':
    '{amount} kembali dari {receiver} ke {sender}. Hanya bisa selama {receiver} masih memiliki uangnya. Keduanya diberi tahu.',
  'reversed-by': 'Oleh {by} pada {date}: {reason}',
  member: 'Transfer tim',
  'sent-today': 'Dikirim hari ini',
  'count-today': 'Transfer hari ini',
  standing: 'Transfer tim',
  on: 'Diizinkan',
  off: 'Dimatikan',
  'off-by': 'Dimatikan oleh {by} pada {date}: {reason}',
  'switch-off': 'Matikan transfer',
  'switch-on': 'Nyalakan transfer',
  'switch-off-text': 'Anggota ini lalu tidak dapat mengirim atau menerima uang anggota lain.',
  'switch-on-text': 'Anggota ini dapat mengirim dan menerima uang lagi, sesuai kebijakan.',
};
