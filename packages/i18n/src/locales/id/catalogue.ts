// Indonesian texts of the lobby: categories, game cards and the winner board.
import type { Texts } from '../../texts.ts';
import type { catalogue as english } from '../en/catalogue.ts';

export const catalogue: Texts<typeof english> = {
  'category-LIVE': 'Kasino langsung',
  'category-RNG': 'Slot',
  'category-SPORTS': 'Olahraga',
  'category-ESPORTS': 'E-sports',
  'category-FISH': 'Tembak ikan',
  'category-PVP': 'Poker',
  'category-LOTT': 'Lotre',
  'category-ELOTT': 'E-lotre',
  hot: 'Populer',
  new: 'Baru',
  play: 'Main',
  'play-demo': 'Coba gratis',
  'search-games': 'Cari permainan',
  'no-games': 'Tidak ada permainan yang cocok.',
  'games-count': '{count} permainan',
  'winner-board': '10 pemenang teratas',
  'winner-player': 'Pemain',
  'winner-game': 'Permainan',
  'winner-prize': 'Hadiah',
  'winner-time': 'Waktu menang',
  'no-winners': 'Pemenang pertama belum ada.',
  return: 'RTP {percent}',
};
