// Indonesian texts of slot games on their stage.
import type { Texts } from '../../texts.ts';
import type { slots as english } from '../en/slots.ts';

export const slots: Texts<typeof english> = {
  spin: 'Putar',
  stop: 'Berhenti',
  stake: 'Taruhan',
  'stake-up': 'Naikkan taruhan',
  'stake-down': 'Turunkan taruhan',
  win: 'Menang',
  'last-win': 'Kemenangan terakhir',
  turbo: 'Turbo',
  autoplay: 'Main otomatis',
  'autoplay-left': 'Sisa {count} putaran',
  paytable: 'Tabel pembayaran',
  rules: 'Aturan',
  'sound-on': 'Suara hidup',
  'sound-off': 'Suara mati',
  'full-screen': 'Layar penuh',
  history: 'Riwayat',
  'free-games': '{count} permainan gratis',
  return: 'RTP teoretis {percent}',
  'play-money': 'Uang mainan',
};
