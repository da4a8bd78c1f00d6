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
  'drops-by': 'Jatuh paling lambat di {amount}',
  'last-win': 'Terakhir dimenangkan {when}: {amount}',
  'none-yet': 'Belum pernah dimenangkan',
  'how-it-works': 'Cara kerja jackpot',
  'rule-linked':
    'Semua slot kami berbagi jackpot ini. Setiap putaran dengan uang sungguhan mengisinya, dan setiap putaran bisa memenangkannya, apa pun yang tampak di gulungan. Makin besar taruhan, makin besar peluangnya, dengan ukuran yang sama.',
  'rule-fed': 'Diisi {percent}% dari setiap taruhan.',
  'rule-diverted': 'Tambahan {percent}% masuk ke cadangan untuk modal awal jackpot berikutnya.',
  'rule-seed': 'Dimulai dari {amount}.',
  'rule-ceiling': 'Tumbuh paling tinggi sampai {amount}. Selebihnya masuk ke cadangan.',
  'rule-chance':
    'Rata-rata dimenangkan sekali setiap {amount} dipertaruhkan: taruhan {stake} menang satu kali dari {times}.',
  'rule-mystery':
    'Misteri: membayar paling sedikit {minimum} dan paling banyak {maximum}. Jumlahnya diundi saat dimulai dan disembunyikan. Putaran yang taruhannya mengangkat jackpot sampai jumlah itu memenangkannya.',
  'rule-commitment': 'Hash jumlah tersembunyi',
  'rule-order':
    'Dua pemenang pada saat yang sama: putaran yang lebih dulu tercatat di pembukuan kami memenangkan jackpot ini, yang berikutnya memenangkan jackpot selanjutnya, yang dimulai lagi dari modal awalnya.',
  'rule-prize':
    'Hadiah langsung dibayar, di samping pembayaran putaran, dan dihitung sebagai pembayarannya.',
  'rule-verify':
    'Angka penentunya berasal dari seed Anda sendiri. Buka seed itu dan Anda bisa mengundinya lagi.',
  'rule-return':
    'Jackpot mengembalikan rata-rata {percent}% dari setiap taruhan, di samping pengembalian permainan.',
  'rule-demo':
    'Dalam mode demo jackpot tidak diisi dan tidak bisa dimenangkan: isinya uang sungguhan. Peluang lainnya tetap sama.',
  'not-in-demo': 'Tidak berlaku di demo',
  won: 'Anda memenangkan jackpot {tier}',
  'won-amount': '{amount} milik Anda. Hadiah sudah masuk ke saldo.',
  collect: 'Lanjutkan',
};
