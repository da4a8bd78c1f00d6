// Teks masukan, untuk pemain yang menulis dan staf yang menjawab.
import type { Texts } from '../../texts.ts';
import type { feedback as english } from '../en/feedback.ts';

export const feedback: Texts<typeof english> = {
  title: 'Masukan',
  intro:
    'Ceritakan apa yang salah atau apa yang bisa diperbaiki. Kami membaca semuanya dan menjawab di sini.',
  about: 'Topik',
  content: 'Pesan Anda',
  'content-hint': '3 sampai 400 kata. Jangan pernah menulis kata sandi atau kode.',
  picture: 'Tambah gambar',
  'picture-hint': 'PNG, JPEG, atau WebP, hingga 5 MB.',
  'picture-remove': 'Hapus',
  send: 'Kirim',
  sent: 'Terima kasih. Masukan Anda sudah kami terima.',
  own: 'Masukan Anda',
  none: 'Anda belum pernah mengirim masukan.',
  waits: 'Menunggu jawaban',
  answered: 'Sudah dijawab',
  'type-deposit': 'Deposit',
  'type-withdraw': 'Penarikan',
  'type-game': 'Permainan',
  'type-service': 'Layanan',
  'type-application': 'Aplikasi dan situs',
  'type-agent': 'Menjadi agen',
  'type-other': 'Lainnya',
  'sent-at': 'Dikirim',
  who: 'Pengirim',
  nobody: 'Pengunjung',
  state: 'Status',
  open: 'Buka',
  'desk-intro':
    'Masukan dari pemain. Setiap masukan dapat dijawab sekali; anggota menemukan jawabannya di kotak masuk.',
  'view-open': 'Menunggu',
  'view-all': 'Semua',
  'none-open': 'Tidak ada masukan yang menunggu jawaban.',
  from: 'Masukan dari {name}',
  answer: 'Kirim jawaban',
  'your-answer': 'Jawaban',
  'answer-hint': 'Teks biasa, dalam bahasa yang dipakai pemain.',
};
