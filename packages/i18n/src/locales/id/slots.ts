// Indonesian texts of slot games on their stage: the reels, their wins, the paytable and the rules.
import type { Texts } from '../../texts.ts';
import type { slots as english } from '../en/slots.ts';

export const slots: Texts<typeof english> = {
  'golden-lotus-20': 'Golden Lotus 20',
  'monsoon-243': 'Monsoon 243',
  'jade-tumble': 'Jade Tumble',
  'lantern-court': 'Lantern Court',
  'thunder-gate': 'Thunder Gate',
  'coral-bloom': 'Coral Bloom',
  'golden-quarry': 'Golden Quarry',
  'ember-vault': 'Ember Vault',
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
  'hold-won': 'Ruang harta terbuka',
  'hold-won-text': 'Koin menetap. {count} putaran ulang, dan tiap koin baru mengisinya kembali.',
  'hold-coins': 'Koin',
  'respins-left': 'Sisa putaran ulang',
  'hold-total': 'Koin membayar',
  'hold-full': 'Semua tempat terisi',
  'cap-title': 'Kemenangan tertinggi satu putaran',
  'result-won': 'Menang {amount}.',
  'result-returned': 'Kembali {amount} dari taruhan {stake}.',
  'result-lost': 'Tidak menang.',
  'result-tumbles': 'Simbol jatuh {count} kali.',
  'result-hold': 'Koin ditahan.',
  'result-feature': 'Dengan {count} putaran gratis.',
  'result-balance': 'Saldo {amount}.',
  'result-replay': 'Tayangan ulang: {result}',
  'state-text': 'Saldo {balance}, taruhan {stake}.',
  'window-caption': 'Gulungan yang sedang tampil',
  'window-reel': 'Gulungan {reel}',
  'window-rows': 'Baris',
  'window-row': 'Baris {row}',
  'line-win': 'Garis {line}: {count} × {symbol} membayar {amount}.',
  'ways-win': '{count} × {symbol} lewat {ways} jalur membayar {amount}.',
  'symbol-win': '{count} × {symbol} membayar {amount}.',
  'golden-lotus-20-H1': 'Teratai emas',
  'golden-lotus-20-H2': 'Koi',
  'golden-lotus-20-H3': 'Zamrud',
  'golden-lotus-20-H4': 'Lentera',
  'monsoon-243-P1': 'Merak',
  'monsoon-243-P2': 'Gajah',
  'monsoon-243-P3': 'Kembang sepatu',
  'monsoon-243-P4': 'Mangga',
  'jade-tumble-P0': 'Naga',
  'jade-tumble-P1': 'Harimau',
  'jade-tumble-P2': 'Teratai',
  'jade-tumble-P3': 'Kura-kura',
  'jade-tumble-P4': 'Batu ungu',
  'jade-tumble-P5': 'Batu biru',
  'jade-tumble-P6': 'Batu kuning',
  'jade-tumble-P7': 'Batu toska',
  'jade-tumble-P8': 'Batu merah',
  'lantern-court-H1': 'Rubah',
  'lantern-court-H2': 'Kipas',
  'lantern-court-H3': 'Teko',
  'lantern-court-H4': 'Kue bulan',
  'thunder-gate-H1': 'Penjaga guntur',
  'thunder-gate-H2': 'Elang',
  'thunder-gate-H3': 'Genderang',
  'thunder-gate-H4': 'Pedang',
  'coral-bloom-P0': 'Gurita',
  'coral-bloom-P1': 'Ikan tropis',
  'coral-bloom-P2': 'Penyu',
  'coral-bloom-P3': 'Cumi-cumi',
  'coral-bloom-P4': 'Ubur-ubur',
  'coral-bloom-P5': 'Kerang',
  'coral-bloom-P6': 'Ikan buntal',
  'golden-quarry-H1': 'Peti harta',
  'golden-quarry-H2': 'Kereta tambang',
  'golden-quarry-H3': 'Dinamit',
  'golden-quarry-H4': 'Palu dan beliung',
  'ember-vault-H1': 'Naga',
  'ember-vault-H2': 'Mahkota',
  'ember-vault-H3': 'Telur naga',
  'ember-vault-H4': 'Kunci',
  'symbol-A': 'As',
  'symbol-K': 'Raja',
  'symbol-Q': 'Ratu',
  'symbol-J': 'Jack',
  'symbol-T': 'Sepuluh',
  'symbol-W': 'Wild',
  'symbol-S': 'Scatter',
  'symbol-O': 'Bola',
  'symbol-C': 'Koin',
  paytable: 'Tabel pembayaran',
  'paytable-at': 'Pada taruhan {stake}',
  'paytable-wild': 'Menggantikan semua simbol kecuali scatter. Tidak pernah di gulungan pertama.',
  'paytable-expanding':
    'Memenuhi seluruh gulungannya, lalu menggantikan semua simbol kecuali scatter. Tidak pernah di gulungan pertama.',
  'paytable-scatter-once':
    'Membayar di posisi mana pun. {count} atau lebih juga memberi {spins} putaran gratis.',
  'paytable-scatter':
    'Membayar di posisi mana pun. {count} atau lebih juga memberi {spins} putaran gratis, dan setiap kemenangan di dalamnya dihitung {multiplier} kali.',
  'paytable-scatter-spins':
    'Membayar di posisi mana pun, dan {count} atau lebih memberi putaran gratis: {spins}.',
  'paytable-wild-cluster':
    'Menyambung setiap kelompok yang disentuhnya, juga dari beberapa simbol sekaligus. Sendirian bukan kelompok.',
  'paytable-wild-coin': 'Menggantikan semua simbol kecuali koin. Tidak pernah di gulungan pertama.',
  'paytable-orb': 'Muncul dalam putaran gratis. Nilainya salah satu dari {values}.',
  'paytable-coin':
    '{count} atau lebih dalam satu tampilan ditahan, dan {respins} putaran ulang dimulai.',
  'paytable-lines': '{count} garis',
  'paytable-line': 'Garis {line}: baris {rows}',
  rules: 'Aturan dan peluang',
  'rules-play':
    'Pilih taruhan lalu putar. Taruhan keluar dari saldo saat gulungan mulai, dan hasil putaran ditambahkan saat putaran selesai.',
  'rules-lines':
    'Semua {count} garis selalu aktif. Satu garis membayar deret terpanjang satu simbol dari gulungan pertama; setiap garis membayar sekali dan kemenangan garis dijumlahkan.',
  'rules-ways':
    'Satu simbol membayar untuk setiap jalur lewat gulungan yang bersebelahan dari gulungan pertama: jumlahnya di tiap gulungan dikalikan. Tiap simbol membayar deret terpanjangnya, dan semua kemenangan dijumlahkan. {ways} jalur selalu aktif.',
  'rules-shifting':
    'Setiap gulungan menampilkan {least} sampai {most} baris, diundi lagi di tiap putaran, jadi ada hingga {ways} jalur.',
  'rules-anywhere':
    'Satu simbol membayar menurut berapa kali ia tampil, di mana pun: mulai dari {least}. Tiap simbol membayar sekali dalam satu tampilan.',
  'rules-clusters': 'Mulai dari {least} sel bersimbol sama yang bersisian, satu kelompok membayar.',
  'rules-falls':
    'Yang menang diambil, yang di atasnya jatuh, dan simbol baru datang dari atas, sampai tidak ada lagi yang menang. Scatter tetap tinggal, dan membayar setelah semuanya diam.',
  'rules-cascade':
    'Kemenangan pendaratan dan tiap jatuhan sesudahnya dikalikan {paid}, dan dalam putaran gratis {free}; yang terakhir berlaku untuk semua jatuhan berikutnya.',
  'rules-scatter':
    'Scatter membayar di mana saja, dalam kelipatan taruhan menurut jumlahnya: {pays}.',
  'rules-free-spins':
    'Putaran gratis didapat dari scatter: {spins}. Putaran gratis memakai taruhan putaran yang memenangkannya, dan scatter menambahnya, sampai {max} putaran.',
  'rules-expanding':
    'Gulungan yang menampilkan wild menjadi wild dari atas sampai bawah sebelum garisnya dibayar.',
  'rules-free-filled':
    '{count} scatter atau lebih memberi {spins} putaran gratis dengan taruhan putaran yang memenangkannya. Gulungan yang dipenuhi wild tetap penuh sampai putaran terakhir. Putaran gratis tidak memberi putaran gratis lagi.',
  'free-filled': 'Gulungan penuh tetap bertahan',
  'rules-free-anywhere':
    '{count} scatter atau lebih memberi {spins} putaran gratis pada taruhan putaran yang memenangkannya. Dalam putaran gratis {least} scatter atau lebih memberi {more} lagi, sampai {max} putaran.',
  'rules-orbs':
    'Bila putaran gratis menang dan ada bola di tampilan terakhirnya, nilainya ({values}) ditambahkan ke pengali yang bertahan sampai putaran gratis selesai, dan pengali itu mengalikan kemenangan simbol putaran tersebut.',
  'rules-free-rising':
    'Dalam putaran gratis setiap tampilan yang menang menaikkan pengali semua yang berikutnya sebesar {step}, sampai putaran gratis selesai.',
  'rules-hold':
    '{count} koin atau lebih dalam satu tampilan ditahan. Sel di sekitarnya berputar sendiri selama {respins} putaran ulang, dan tiap koin baru menetap serta mengembalikan semua putaran ulang. Bila habis atau semua sel terisi, semua koin dibayar.',
  'rules-coins': 'Satu koin bernilai {least} sampai {most} kali taruhan, atau satu hadiah.',
  'rules-prizes':
    'Hadiah dalam kelipatan taruhan: Mini {mini}, Minor {minor}, Major {major}. Yang mengisi semua sel memenangkan Grand: {grand} lagi.',
  'free-orbs': 'Bola mengumpulkan pengali sampai putaran terakhir',
  'free-rising': 'Tiap kemenangan menaikkan pengali sampai putaran terakhir',
  'free-cascade': 'Jatuhan dihitung {times}',
  'rules-free-wilds': 'Dalam putaran gratis setiap wild dihitung sebagai {count} simbol.',
  'rules-free-multipliers': 'Setiap putaran gratis mengundi pengali kemenangannya: {multipliers}.',
  'free-wilds': 'Setiap wild dihitung {count}',
  'free-multipliers': 'Tiap putaran mengundi pengali hingga × {most}',
  'rules-free':
    '{count} scatter atau lebih memberi {spins} putaran gratis. Putaran gratis memakai taruhan putaran yang memenangkannya, setiap kemenangan dihitung {multiplier} kali, dan {count} scatter atau lebih memberi {more} lagi, sampai {max} putaran.',
  'paytable-wild-cluster':
    'Bergabung dengan setiap kelompok yang disentuhnya, juga beberapa simbol sekaligus.',
  'paytable-wild-coin': 'Menggantikan semua simbol kecuali koin. Tidak pernah di gulungan pertama.',
  'paytable-orb':
    'Hanya jatuh dalam putaran gratis. Bila putarannya menang, nilainya masuk ke pengali yang bertahan sampai putaran gratis terakhir.',
  'paytable-coin':
    '{count} atau lebih dalam satu tampilan ditahan selama {respins} putaran ulang. Masing-masing membayar nilai yang tertera.',
  'rules-count':
    'Satu simbol membayar menurut jumlahnya, di mana pun letaknya. {count} sudah cukup; tiap simbol membayar sekali per tampilan.',
  'rules-cluster':
    'Satu simbol membayar bila {count} atau lebih bersentuhan ke atas, bawah, kiri, atau kanan. Setiap kelompok membayar.',
  'rules-fall':
    'Simbol yang menang dihapus, simbol di atasnya jatuh dan simbol baru datang dari atas, sampai tidak ada yang menang. Scatter tetap di tempat dan membayar setelah semuanya diam.',
  'rules-cascade':
    'Kemenangan saat gulungan berhenti dan tiap jatuhan sesudahnya dihitung makin besar: {multipliers}. Yang terakhir berlaku untuk semua jatuhan berikutnya dalam putaran itu.',
  'rules-free-cascade': 'Dalam putaran gratis dihitung {multipliers}.',
  'rules-free-more':
    'Dalam putaran gratis, {count} scatter atau lebih memberi {more} putaran tambahan.',
  'rules-free-rising':
    'Dalam putaran gratis setiap tampilan yang menang menaikkan pengali semua kemenangan sesudahnya sebesar {step}, sampai putaran gratis terakhir.',
  'rules-free-orbs':
    'Dalam putaran gratis jatuh bola, masing-masing bernilai salah satu dari {values}. Bila putaran menang, bola di tampilan terakhirnya masuk ke pengali, yang bertahan sampai putaran gratis terakhir, dan mengalikan kemenangan simbol putaran itu. Putaran tanpa bola tidak dikalikan.',
  'rules-hold':
    '{count} koin atau lebih dalam satu tampilan ditahan, dan semua kotak lain berputar sendiri selama {respins} putaran ulang. Setiap koin baru ikut bertahan dan mengembalikan semua putaran ulang. Selesai bila putaran ulang habis atau tidak ada kotak kosong.',
  'rules-hold-coins':
    'Lalu setiap koin yang ditahan membayar nilainya, dalam kelipatan taruhan: {values}.',
  'rules-hold-prizes':
    'Empat hadiah tetap, dalam kelipatan taruhan: Mini {mini}×, Minor {minor}×, dan Major {major}× ada di koin; Grand {grand}× dibayar sebagai tambahan bila semua kotak berisi koin.',
  'rules-hold-chance':
    'Dalam satu putaran ulang, setiap kotak kosong mendapat koin rata-rata sekali dalam {oneIn} kali.',
  'rules-return-hold':
    'Dalam jangka panjang {percent} dari semua taruhan dibayarkan kembali: {base} oleh garis, {feature} oleh koin yang ditahan. Hasil satu sesi dapat jauh berbeda ke dua arah.',
  'rules-odds-hold':
    'Rata-rata satu dari {hits} putaran membayar sesuatu dan satu dari {trigger} menahan koin. Bayaran tertinggi garis dalam satu putaran adalah {highest} kali taruhan.',
  'free-orbs': 'Bola mengumpulkan pengali',
  'free-rising': 'Setiap kemenangan menaikkan pengali sebesar {step}',
  'free-cascade': 'Kemenangan dihitung {multipliers}',
  'rules-cap':
    'Satu putaran membayar paling banyak {times} kali taruhannya ({amount} pada taruhan ini). Bila tercapai, putaran selesai.',
  'rules-return':
    'Dalam jangka panjang {percent} dari semua taruhan dibayarkan kembali: {base} oleh putaran biasa, {feature} oleh putaran gratis. Hasil satu sesi dapat jauh berbeda ke dua arah.',
  'rules-odds':
    'Rata-rata satu dari {hits} putaran membayar sesuatu dan satu dari {trigger} memberi putaran gratis. Bayaran tertinggi satu putaran sebelum putaran gratis adalah {highest} kali taruhan.',
  'par-open': 'Lembar PAR lengkap',
  'par-return':
    'Pengembalian, {rounds, plural, =0 {dihitung tepat} other {dari simulasi # putaran}}',
  'par-deviation': 'Simpangan baku satu putaran, dalam taruhan',
  'par-volatility': 'Indeks volatilitas (90 %)',
  'par-spins': 'Rata-rata putaran gratis atau putaran ulang per fitur',
  'par-bands': 'Yang dikembalikan sekian putaran, 95 dari 100 kali',
  'par-rounds': 'Putaran',
  'par-band': 'Pengembalian',
  'par-pays': 'Sumbangan setiap pembayaran',
  'par-pay': 'Pembayaran',
  'par-often': 'Kali per putaran',
  'par-share': 'Bagian pengembalian',
  'rules-round':
    'Server memutuskan seluruh putaran saat Anda menekan putar; layar menampilkannya. Bila koneksi terputus, putaran diselesaikan dan Anda melihatnya saat kembali.',
  'rules-fault': 'Kerusakan mesin membatalkan permainan yang terkena; taruhan dikembalikan.',
  'rules-keys':
    'Tombol: Spasi atau Enter memutar, panah mengubah taruhan, M untuk suara, Esc menutup.',
};
