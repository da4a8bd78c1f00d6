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
  username: 'Nama pengguna pengirim atau penerima',
  reverse: 'Tarik kembali',
  'reverse-title': 'Tarik kembali transfer ini?',
  'reverse-text':
    '{amount} kembali dari {receiver} ke {sender}. Ini hanya bisa selama {receiver} masih memiliki uangnya. Kedua anggota diberi tahu.',
  'reversed-by': 'Oleh {by} pada {date}: {reason}',
  member: 'Transfer tim',
  'sent-today': 'Dikirim hari ini',
  'count-today': 'Transfer hari ini',
  standing: 'Status transfer tim',
  on: 'Diizinkan',
  off: 'Diblokir',
  'off-by': 'Diblokir oleh {by} pada {date}: {reason}',
  'switch-off': 'Blokir transfer',
  'switch-on': 'Izinkan transfer',
  'switch-off-text':
    'Anggota ini tidak akan dapat lagi mengirim uang ke anggota lain atau menerima uang dari mereka.',
  'switch-on-text': 'Anggota ini akan dapat mengirim dan menerima uang lagi, sesuai kebijakan.',
};
