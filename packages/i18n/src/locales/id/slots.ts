// Indonesian texts of slot games on their stage: the reels, their wins, the paytable and the rules.
import type { Texts } from '../../texts.ts';
import type { slots as english } from '../en/slots.ts';

export const slots: Texts<typeof english> = {
  'golden-lotus-20': 'Golden Lotus 20',
  spin: 'Putar',
  spinning: 'Berputar',
  turbo: 'Turbo',
  autoplay: 'Main otomatis',
  'autoplay-start': 'Mulai {count} putaran',
  'autoplay-stop': 'Hentikan main otomatis, sisa {count} putaran',
  'autoplay-spins': 'Putaran',
  'autoplay-loss': 'Berhenti bila saya rugi',
  'autoplay-win': 'Berhenti bila satu putaran membayar minimal',
  'autoplay-feature': 'Berhenti bila mendapat putaran gratis',
  'autoplay-none': 'Tanpa batas',
  'autoplay-times': '{count} × taruhan ({amount})',
  'autoplay-ended-spins-played': 'Main otomatis selesai: semua putaran sudah dimainkan.',
  'autoplay-ended-loss-reached': 'Main otomatis selesai: batas kerugian Anda tercapai.',
  'autoplay-ended-win-reached': 'Main otomatis selesai: batas kemenangan Anda tercapai.',
  'autoplay-ended-feature-won': 'Main otomatis selesai: putaran gratis didapat.',
  'free-spins': 'Putaran gratis',
  'free-spin-of': '{index} dari {total}',
  'free-spins-won': '{count} putaran gratis',
  'free-spins-more': 'Tambah {count} putaran gratis',
  'free-spins-times': 'Setiap kemenangan × {multiplier}',
  'feature-total': 'Putaran gratis membayar',
  'tier-big': 'Menang besar',
  'tier-mega': 'Menang mega',
  'tier-grand': 'Menang agung',
  'cap-title': 'Kemenangan tertinggi satu putaran',
  'result-won': 'Menang {amount}.',
  'result-returned': 'Kembali {amount} dari taruhan {stake}.',
  'result-lost': 'Tidak menang.',
  'result-feature': 'Dengan {count} putaran gratis.',
  'result-balance': 'Saldo {amount}.',
  'result-replay': 'Tayangan ulang: {result}',
  'state-text': 'Saldo {balance}, taruhan {stake}.',
  'window-caption': 'Gulungan yang sedang tampil',
  'window-reel': 'Gulungan {reel}',
  'window-rows': 'Baris',
  'window-row': 'Baris {row}',
  'line-win': 'Garis {line}: {count} × {symbol} membayar {amount}.',
  'scatter-win': '{count} × {symbol} membayar {amount}.',
  'symbol-H1': 'Teratai emas',
  'symbol-H2': 'Koi',
  'symbol-H3': 'Zamrud',
  'symbol-H4': 'Lentera',
  'symbol-A': 'As',
  'symbol-K': 'Raja',
  'symbol-Q': 'Ratu',
  'symbol-J': 'Jack',
  'symbol-T': 'Sepuluh',
  'symbol-W': 'Wild',
  'symbol-S': 'Scatter',
  paytable: 'Tabel pembayaran',
  'paytable-at': 'Pada taruhan {stake}',
  'paytable-wild': 'Menggantikan semua simbol kecuali scatter. Muncul pada gulungan 2, 3, dan 4.',
  'paytable-scatter':
    'Membayar di posisi mana pun. {count} atau lebih juga memberi {spins} putaran gratis, dan setiap kemenangan di dalamnya dihitung {multiplier} kali.',
  'paytable-lines': '{count} garis',
  'paytable-line': 'Garis {line}: baris {rows}',
  rules: 'Aturan dan peluang',
  'rules-play':
    'Pilih taruhan lalu putar. Taruhan keluar dari saldo saat gulungan mulai, dan hasil putaran ditambahkan saat putaran selesai.',
  'rules-lines':
    'Semua {count} garis selalu aktif. Satu garis membayar deret terpanjang satu simbol dari gulungan pertama; setiap garis membayar sekali dan kemenangan garis dijumlahkan.',
  'rules-scatter':
    'Scatter membayar di mana saja: tiga, empat, atau lima membayar {three}, {four}, atau {five} kali taruhan, di samping garis.',
  'rules-free':
    '{count} scatter atau lebih memberi {spins} putaran gratis. Putaran gratis memakai taruhan putaran yang memenangkannya, setiap kemenangan dihitung {multiplier} kali, dan {count} scatter atau lebih memberi {more} lagi, sampai {max} putaran.',
  'rules-cap':
    'Satu putaran membayar paling banyak {times} kali taruhannya ({amount} pada taruhan ini). Bila tercapai, putaran selesai.',
  'rules-return':
    'Dalam jangka panjang {percent} dari semua taruhan dibayarkan kembali: {base} oleh putaran biasa, {feature} oleh putaran gratis. Hasil satu sesi dapat jauh berbeda ke dua arah.',
  'rules-odds':
    'Rata-rata satu dari {hits} putaran membayar sesuatu dan satu dari {trigger} memberi putaran gratis. Bayaran tertinggi satu putaran sebelum putaran gratis adalah {highest} kali taruhan.',
  'rules-round':
    'Server memutuskan seluruh putaran saat Anda menekan putar; layar menampilkannya. Bila koneksi terputus, putaran diselesaikan dan Anda melihatnya saat kembali.',
  'rules-fault': 'Kerusakan mesin membatalkan permainan yang terkena; taruhan dikembalikan.',
  'rules-keys':
    'Tombol: Spasi atau Enter memutar, panah mengubah taruhan, M untuk suara, Esc menutup.',
};
