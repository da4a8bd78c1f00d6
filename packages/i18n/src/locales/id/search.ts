// Indonesian texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { Texts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: Texts<typeof english> = {
  title: 'Cari di situs',
  placeholder: 'Permainan, penyedia, halaman, bantuan',
  open: 'Cari',
  results: 'Hasil',
  games: 'Permainan',
  categories: 'Kategori',
  vendors: 'Penyedia',
  pages: 'Halaman',
  help: 'Bantuan',
  recent: 'Pencarian sebelumnya',
  hot: 'Permainan populer',
  clear: 'Hapus riwayat pencarian',
  begin: 'Ketik nama permainan atau penyedia, atau yang ingin Anda lakukan.',
  nothing: 'Tidak ada yang cocok dengan “{words}”.',
  count: '{count, plural, =0 {Tidak ditemukan} other {# hasil}}',
  failed: 'Pencarian gagal. Silakan coba lagi.',
  'key-choose': 'pilih',
  'key-open': 'buka',
  'key-close': 'tutup',
  'also-deposit': 'isi saldo setor uang dana bank top up',
  'also-withdraw': 'cairkan ambil uang dana rekening bank wd',
  'also-bets': 'riwayat putaran hasil permainan',
  'also-record': 'riwayat mutasi transaksi saldo catatan',
  'also-limits': 'bermain aman batas jeda istirahat pengecualian diri tes mandiri',
  'also-account': 'kata sandi profil ponsel email passkey perangkat keamanan',
  'also-inbox': 'pesan kotak masuk pemberitahuan',
  'also-feedback': 'tulis keluhan saran kontak',
  'also-fairness': 'verifikasi seed putaran adil periksa',
  'also-help': 'tanya jawab aturan ketentuan faq',
  'also-app': 'aplikasi ponsel pasang android iphone',
  'also-service': 'kontak dukungan chat bantuan cs admin',
  'also-favourites': 'bintang game ditandai',
};
