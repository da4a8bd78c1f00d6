// Indonesian texts of becoming an agent: how it works, and the application.
import type { Texts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: Texts<typeof english> = {
  title: 'Menjadi agen',
  intro:
    'Agen mengajak pemain kepada kami dan membantu mereka. Penghasilan agen tertulis dalam kontrak.',
  'apply-title': 'Ajukan',
  'apply-text':
    'Ceritakan tentang diri Anda dan pemain yang Anda kenal. Staf kami membaca dan menjawab setiap pengajuan.',
  'talk-title': 'Sepakati kontrak',
  'talk-text':
    'Kami berbicara dengan Anda dan menyepakati kontrak. Kontrak menyebutkan penghasilan Anda dan kapan dibayarkan.',
  'invite-title': 'Undang',
  'invite-text':
    'Anda mendapat kode dan tautan sendiri. Orang yang mendaftar dengannya bergabung ke tim Anda.',
  'paid-title': 'Terima bayaran',
  'paid-text': 'Kami membayar sesuai kontrak Anda. Anda dapat menanyakannya kapan saja.',
  'fair-title': 'Aturan bagi agen',
  'fair-text':
    'Undang hanya orang yang cukup umur. Jangan mendesak orang bermain, menjanjikan kemenangan, atau menghubungi orang yang meminta tidak dihubungi. Jangan hubungi pemain yang sedang istirahat atau mengecualikan diri.',
  'agent-title': 'Anda seorang agen',
  'agent-text':
    'Akun Anda sudah menjadi akun agen. Untuk kode atau kontrak, hubungi layanan pelanggan.',
  about: 'Tentang Anda',
  'about-hint':
    'Paling sedikit tiga kata. Sebutkan di mana Anda aktif dan bagaimana kami dapat menghubungi Anda.',
  send: 'Kirim pengajuan',
  sent: 'Pengajuan terkirim',
  'sent-text': 'Staf kami akan membacanya dan menjawab di kotak masuk Anda.',
  answered: 'Pengajuan dijawab',
  'answered-text': 'Kami telah menjawab pengajuan Anda.',
  read: 'Baca jawaban',
  'members-apply':
    'Anda memerlukan akun untuk mengajukan, agar kami dapat menjawab. Daftar atau masuk.',
  'by-service': 'Hubungi layanan pelanggan untuk mengajukan.',
};
