// Indonesian texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { Texts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: Texts<typeof english> = {
  title: 'Jackpot',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  'tier-jackpot': 'Jackpot {tier}',
  close: 'Tutup',
  'now-at': 'Jackpot {tier}, sekarang {amount}',
  'all-slots': 'Setiap putaran slot kami bisa memenangkannya',
  'drops-by': 'Dimenangkan paling lambat di {amount}',
  'last-win': 'Terakhir dimenangkan {when}: {amount}',
  'none-yet': 'Belum pernah dimenangkan',
  'how-it-works': 'Cara kerja jackpot',
  'rule-linked':
    'Semua slot kami berbagi jackpot ini. Setiap putaran dengan uang asli mengisinya dan bisa memenangkannya, apa pun hasil di gulungan. Peluangnya sebanding dengan taruhan.',
  'rule-fed': '{percent}% dari setiap taruhan mengisinya.',
  'rule-diverted': 'Tambahan {percent}% masuk ke cadangan untuk modal awal jackpot berikutnya.',
  'rule-seed': 'Dimulai dari {amount}.',
  'rule-ceiling': 'Tumbuh hingga {amount}. Kontribusi di atasnya masuk ke cadangan.',
  'rule-chance':
    'Rata-rata dimenangkan sekali setiap {amount} dipertaruhkan: taruhan {stake} menang satu kali dari {times}.',
  'rule-mystery':
    'Ini jackpot misteri. Jackpot membayar paling sedikit {minimum} dan paling banyak {maximum}. Jumlahnya diundi di awal dan disembunyikan. Putaran yang taruhannya membawa jackpot ke jumlah itu memenangkannya.',
  'rule-commitment': 'Hash jumlah tersembunyi',
  'rule-order':
    'Jika dua pemain menang pada saat yang sama, putaran yang lebih dulu kami catat memenangkan jackpot ini. Yang lain memenangkan jackpot berikutnya, yang dimulai lagi dari modal awalnya.',
  'rule-prize': 'Hadiah langsung dibayar, di luar kemenangan putaran.',
  'rule-verify':
    'Angka penentunya diundi dengan seed Anda sendiri. Setelah seed dibuka, Anda dapat mengundi ulang angka itu.',
  'rule-return':
    'Jackpot mengembalikan rata-rata {percent}% dari setiap taruhan, di luar pengembalian permainan.',
  'rule-demo':
    'Mode demo tidak mengisi jackpot dan tidak bisa memenangkannya karena isinya uang asli. Peluang lainnya sama.',
  'not-in-demo': 'Tidak berlaku di mode demo',
  won: 'Anda memenangkan jackpot {tier}',
  'won-amount': 'Anda memenangkan {amount}. Hadiah sudah masuk ke saldo Anda.',
  collect: 'Lanjutkan',
};
