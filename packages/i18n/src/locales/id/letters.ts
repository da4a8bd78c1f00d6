// Teks bagi staf yang menulis kepada pemain: artikel pusat bantuan dan pesan kotak masuk.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    'Artikel menurut topik, seperti yang dibaca pemain. Yang disimpan langsung tampil di halaman yang terbuka; setiap versi disimpan dan setiap perubahan tercatat di log audit.',
  'article-new': 'Artikel baru',
  subject: 'Topik',
  'whose-text': 'Teks',
  'houses-text': 'Teks bawaan',
  'text-by': 'Oleh {name}',
  'saved-at': 'Disimpan',
  versions: '{count, plural, other {# versi}}',
  version: 'Versi {number}, {name}, {when}',
  'version-take': 'Ambil ke formulir',
  reset: 'Kembali ke teks bawaan',
  'reset-sure': 'Ya, kembali ke teks bawaan',
  'not-written': '{language} – belum ada',
  'messages-intro':
    'Yang dikirim langsung ada di kotak masuk penerima. Selama belum dibaca, pesan dapat ditarik kembali.',
  'messages-none':
    'Belum ada yang dikirim. Tulis pesan pertama kepada seorang anggota, sebuah daftar, atau semua.',
  'message-new': 'Pesan baru',
  audience: 'Kepada',
  'audience-named': 'Anggota menurut nama',
  'audience-everyone': 'Semua anggota',
  'audience-agents': 'Agen',
  'audience-new': 'Baru dalam 30 hari terakhir',
  'audience-idle': 'Tidak masuk selama 30 hari',
  names: 'Nama pengguna',
  'names-hint': 'Satu atau banyak, dipisah spasi, koma, atau baris; paling banyak 500.',
  advertising: 'Iklan',
  'advertising-hint': 'Ini iklan: yang sedang istirahat atau mengecualikan diri tidak menerimanya',
  check: 'Hitung penerima',
  'send-to': '{count, plural, other {Kirim ke # anggota}}',
  'will-receive':
    '{recipients, plural, other {# anggota akan menerima pesan ini.}}{spared, plural, =0 {} other { # dilewati: sedang istirahat atau mengecualikan diri.}}',
  'sent-to': '{count, plural, other {Terkirim ke # anggota.}}',
  'sent-at': 'Dikirim',
  'sent-by': 'Oleh',
  'sent-when': '{when}, {name}',
  sent: 'Terkirim',
  read: 'Dibaca',
  'read-of': '{read} dari {recipients}',
  withdrawn: 'Ditarik',
  'withdrawn-from': '{count, plural, other {Dari # anggota}}, {when}',
  withdraw: 'Tarik yang belum dibaca',
  'withdraw-sure': 'Ya, tarik pesan ini',
  open: 'Buka',
};
