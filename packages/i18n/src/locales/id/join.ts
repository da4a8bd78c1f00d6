// Indonesian texts of becoming an agent: how it works, and the application.
import type { Texts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: Texts<typeof english> = {
  title: 'Menjadi agen',
  intro:
    'Agen mengajak pemain kepada kami dan melayani mereka. Penghasilan agen tertulis dalam kontrak; di sini kami tidak menjanjikan angka apa pun.',
  'apply-title': 'Ajukan',
  'apply-text':
    'Tulis sedikit tentang diri Anda dan pemain yang Anda kenal. Staf membaca dan menjawab setiap pengajuan.',
  'talk-title': 'Sepakati',
  'talk-text':
    'Kami berbicara dengan Anda dan menuliskan dalam kontrak apa yang Anda terima, dari apa, dan kapan.',
  'invite-title': 'Undang',
  'invite-text':
    'Anda mendapat kode dan tautan sendiri. Siapa pun yang mendaftar dengannya menjadi bagian tim Anda.',
  'paid-title': 'Terima bayaran',
  'paid-text':
    'Kontrak menyebutkan apa yang Anda terima dan kapan; Anda dapat menanyakannya kapan saja.',
  'fair-title': 'Yang kami minta dari agen',
  'fair-text':
    'Undang hanya orang yang cukup umur. Jangan mendesak siapa pun bermain, menjanjikan kemenangan, atau menghubungi orang yang meminta berhenti. Jangan ganggu pemain yang beristirahat atau mengecualikan diri.',
  'agent-title': 'Anda seorang agen',
  'agent-text': 'Akun Anda sudah akun agen. Untuk kode atau kontrak, hubungi layanan pelanggan.',
  about: 'Tentang Anda',
  'about-hint':
    'Paling sedikit tiga kata. Sebutkan di mana Anda aktif dan bagaimana kami dapat menghubungi Anda.',
  send: 'Kirim pengajuan',
  sent: 'Pengajuan terkirim',
  'sent-text': 'Staf membacanya dan menjawab ke kotak masuk Anda.',
  answered: 'Pengajuan dijawab',
  'answered-text': 'Kami telah menjawab pengajuan Anda.',
  read: 'Baca yang tertulis',
  'members-apply': 'Anda perlu akun untuk mengajukan, agar kami dapat menjawab. Daftar atau masuk.',
  'by-service': 'Hubungi layanan pelanggan untuk mengajukan.',
};
