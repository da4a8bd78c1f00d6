// Teks pusat bantuan di sekitar artikelnya.
import type { Texts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: Texts<typeof english> = {
  title: 'Bantuan',
  intro: 'Jawaban singkat untuk pertanyaan yang paling sering diajukan.',
  contents: 'Topik',
  find: 'Cari jawaban',
  nothing: 'Tidak ada jawaban yang cocok. Coba kata lain, atau hubungi layanan pelanggan.',
  hits: '{count, plural, other {# jawaban}}',
  'start-title': 'Memulai',
  'money-title': 'Deposit dan penarikan',
  'games-title': 'Permainan',
  'fair-title': 'Keadilan permainan',
  'safer-play-title': 'Bermain aman',
  'security-title': 'Keamanan akun',
  'terms-title': 'Ketentuan dan kontak',
  move: 'Pindahkan jendela ini',
  whole: 'Buka pusat bantuan',
};
