// Indonesian texts of the home page: hero, lanes, winners and what the house promises.
import type { Texts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: Texts<typeof english> = {
  'page-title': 'Beranda',
  'hero-title': 'Setiap hasil bisa Anda periksa.',
  'hero-text':
    'Satu dompet, permainan buatan sendiri, dan bukti setiap putaran yang bisa diperiksa di peramban Anda.',
  'hero-play': 'Main {game}',
  'hero-demo': 'Coba gratis',
  'hero-how': 'Cara kerjanya',
  'see-all': 'Lihat semua',
  'games-fact': '{count, plural, other {# permainan}}',
  'no-games': 'Permainan sedang disiapkan. Silakan kembali sebentar lagi.',
  'games-failed': 'Daftar permainan tidak dapat dimuat.',
  'trust-title': 'Mengapa bermain di sini',
  'trust-check-title': 'Setiap hasil bisa Anda periksa',
  'trust-check-text':
    'Benih dikunci sebelum Anda bertaruh dan dibuka saat Anda minta. Peramban Anda mengulang undiannya sendiri.',
  'trust-check-link': 'Periksa putaran',
  'trust-money-title': 'Uang yang bisa dilacak',
  'trust-money-text':
    'Setiap pergerakan menunjukkan saldo sebelum dan sesudahnya, dan setiap penarikan menunggu konfirmasi Anda.',
  'trust-money-times':
    'Terukur belakangan ini: separuh deposit selesai dalam {deposit, plural, other {# menit}}, separuh penarikan dalam {withdrawal, plural, other {# menit}}.',
  'trust-money-link': 'Cara kerja penarikan',
  'trust-limits-title': 'Batas Anda, ditaati',
  'trust-limits-text':
    'Atur batas taruhan, kerugian, dan waktu, atau ambil jeda dengan satu ketukan. Batas berlaku di setiap transaksi.',
  'trust-limits-link': 'Bermain aman',
  banners: 'Berita dan spanduk',
  carousel: 'korsel',
  slide: 'salindia',
  'slide-of': '{name}, {place} dari {count}',
  'slide-show': 'Tampilkan: {name}',
  'slide-previous': 'Salindia sebelumnya',
  'slide-next': 'Salindia berikutnya',
  'slides-pause': 'Jeda salindia',
  'slides-resume': 'Putar salindia',
  'banner-go': 'Lihat selengkapnya',
  notices: 'Pengumuman',
  'notices-pause': 'Jeda pengumuman',
  'notices-resume': 'Jalankan pengumuman',
  'notices-all': 'Semua pengumuman',
  'popular-lotteries': 'Lotre populer',
  'popular-fact': 'paling banyak dibuka dalam 7 hari terakhir',
};
