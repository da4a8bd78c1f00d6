// Teks pengumuman dalam bahasa Indonesia, untuk pemain dan untuk staf.
import type { Texts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Texts<typeof english> = {
  title: 'Pengumuman',
  player: 'Pengumuman',
  promotion: 'Promosi',
  none: 'Belum ada pengumuman saat ini.',
  more: 'Lihat selengkapnya',
  move: 'Pindahkan jendela ini',
  understood: 'Baik',
  pages: 'Halaman pengumuman',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  page: 'Halaman {page}',
};
