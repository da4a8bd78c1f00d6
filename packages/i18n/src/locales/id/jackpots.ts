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
  'now-at': 'Jackpot {tier}, kini {amount}',
  'all-slots': 'Setiap putaran slot kami bisa memenangkannya',
  'drops-by': 'Pasti jatuh paling lambat di {amount}',
  'last-win': 'Terakhir dimenangkan {when}: {amount}',
  'none-yet': 'Belum pernah dimenangkan',
  'how-it-works': 'Cara kerja jackpot',
  'rule-linked':
    'Semua slot kami berbagi jackpot ini. Setiap putaran dengan uang sungguhan mengisinya dan bisa memenangkannya, apa pun yang tampak di gulungan. Peluangnya sebanding dengan taruhan.',
  'rule-fed': 'Diisi {percent}% dari setiap taruhan.',
  'rule-diverted': 'Tambahan {percent}% masuk ke cadangan untuk modal awal jackpot berikutnya.',
  'rule-seed': 'Dimulai dari {amount}.',
  'rule-ceiling': 'Tumbuh paling tinggi sampai {amount}. Selebihnya masuk ke cadangan.',
  'rule-chance':
    'Rata-rata dimenangkan sekali setiap {amount} dipertaruhkan: taruhan {stake} menang satu kali dari {times}.',
  'rule-mystery':
    'Jackpot misteri: membayar paling sedikit {minimum} dan paling banyak {maximum}. Jumlahnya diundi di awal dan disembunyikan. Putaran yang taruhannya membawa jackpot ke jumlah itu memenangkannya.',
  'rule-commitment': 'Hash jumlah tersembunyi',
  'rule-order':
    'Jika dua pemain menang pada saat yang sama, putaran yang lebih dulu kami catat memenangkan jackpot ini. Yang lain memenangkan jackpot berikutnya, yang dimulai lagi dari modal awalnya.',
  'rule-prize': 'Hadiah langsung dibayar, di luar pembayaran putaran.',
  'rule-verify':
    'Angka penentunya diundi dari seed Anda sendiri. Buka seed itu dan Anda bisa mengundinya lagi.',
  'rule-return':
    'Jackpot mengembalikan rata-rata {percent}% dari setiap taruhan, di luar pengembalian permainan.',
  'rule-demo':
    'Dalam mode demo jackpot tidak diisi dan tidak bisa dimenangkan: isinya uang sungguhan. Peluang lainnya tetap sama.',
  'not-in-demo': 'Tidak berlaku di demo',
  won: 'Anda memenangkan jackpot {tier}',
  'won-amount': 'Anda memenangkan {amount}. Hadiah sudah masuk ke saldo Anda.',
  collect: 'Lanjutkan',
};
