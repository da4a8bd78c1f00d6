// Indonesian texts of the home page: hero, lanes, winners and what the house promises.
import type { Texts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: Texts<typeof english> = {
  'page-title': 'Beranda',
  'hero-title': 'Verifikasi sendiri setiap hasil',
  'hero-text':
    'Satu dompet, permainan buatan kami, dan tanda terima setiap putaran yang dapat diverifikasi browser Anda.',
  'hero-play': 'Main {game}',
  'hero-demo': 'Coba gratis',
  'hero-how': 'Cara kerjanya',
  'see-all': 'Lihat semua',
  'games-fact': '{count, plural, other {# permainan}}',
  'no-games': 'Permainan sedang dimuat. Silakan kembali sebentar lagi.',
  'games-failed': 'Permainan tidak dapat dimuat. Silakan coba lagi.',
  'trust-title': 'Mengapa bermain di sini',
  'trust-check-title': 'Verifikasi sendiri setiap hasil',
  'trust-check-text':
    'Kami mengunci seed sebelum Anda bertaruh dan membukanya saat Anda minta. Browser Anda lalu mengundi ulang putaran itu dan membandingkan hasilnya.',
  'trust-check-link': 'Verifikasi putaran',
  'trust-money-title': 'Uang yang bisa dilacak',
  'trust-money-text':
    'Setiap entri di riwayat transaksi menunjukkan saldo sebelum dan sesudahnya. Setelah setiap penarikan kami menanyakan apakah dananya sudah Anda terima.',
  'trust-money-times':
    'Belakangan ini separuh deposit masuk dalam {deposit, plural, other {# menit}} dan separuh penarikan dibayar dalam {withdrawal, plural, other {# menit}}.',
  'trust-money-link': 'Cara kerja penarikan',
  'trust-limits-title': 'Batas yang selalu berlaku',
  'trust-limits-text':
    'Atur batas taruhan, kerugian, dan waktu, atau istirahat dengan satu ketukan. Kami memeriksa setiap taruhan terhadap batas Anda.',
  'trust-limits-link': 'Bermain aman',
  banners: 'Berita dan spanduk',
  carousel: 'korsel',
  slide: 'slide',
  'slide-of': '{name}, {place} dari {count}',
  'slide-show': 'Tampilkan: {name}',
  'slide-previous': 'Slide sebelumnya',
  'slide-next': 'Slide berikutnya',
  'slides-pause': 'Jeda slide',
  'slides-resume': 'Putar slide',
  'banner-go': 'Lihat selengkapnya',
  notices: 'Pengumuman',
  'notices-pause': 'Jeda pengumuman',
  'notices-resume': 'Jalankan pengumuman',
  'notices-all': 'Semua pengumuman',
  'popular-lotteries': 'Lotre populer',
  'more-lotteries': 'Tampilkan lebih banyak lotre',
  'drawn-numbers': 'Undian terakhir: {numbers}',
  'closes-in': 'Sisa waktu taruhan',
  'popular-fact': 'paling banyak dibuka dalam 7 hari terakhir',
  lotteries: 'Lotre',
  'lotteries-fact': 'undian berikutnya',
  'draw-number': 'Undian {issue}',
  'no-result-yet': 'Belum ada hasil',
  'lottery-opens': 'Buka {time}',
};
