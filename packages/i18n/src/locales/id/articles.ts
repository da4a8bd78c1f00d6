// Artikel bantuan bawaan dalam bahasa Indonesia, sebagai HTML.
import type { Texts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: Texts<typeof english> = {
  'open-account-title': 'Bagaimana cara membuka akun?',
  'open-account-text':
    '<p>Tekan Daftar, pilih nama pengguna dan kata sandi, isi yang diminta formulir, lalu setujui ketentuan. Anda langsung masuk.</p><p>Setiap orang memiliki satu akun. Gunakan nama asli: penarikan hanya dibayarkan ke rekening atas nama tersebut.</p>',
  'sign-in-title': 'Bagaimana cara masuk?',
  'sign-in-text':
    '<p>Tekan Masuk, lalu isi nama pengguna dan kata sandi. Bila tersedia, Anda juga bisa memakai kode yang dikirim ke ponsel, atau passkey: kunci perangkat Anda sendiri.</p><p>Setelah beberapa kali salah, akun terkunci setengah jam agar tidak bisa ditebak orang.</p>',
  'forgot-password-title': 'Saya lupa kata sandi. Apa yang harus dilakukan?',
  'forgot-password-text':
    '<p>Tekan Lupa kata sandi di formulir masuk. Kami mengirim tautan ke email akun, atau kode ke ponselnya, lalu Anda memilih kata sandi baru.</p><p>Bila keduanya tidak ada, hubungi layanan pelanggan: staf memberi kata sandi untuk satu hari setelah yakin bahwa itu Anda.</p>',
  'try-free-title': 'Bisakah mencoba permainan tanpa uang?',
  'try-free-text':
    '<p>Bisa. Demo gratis memberi Anda uang mainan dan permainan yang sama dengan mesin yang sama. Uang mainan tidak bernilai dan tidak dapat ditarik.</p>',
  'slide-puzzle-title': 'Mengapa saya diminta menggeser potongan gambar?',
  'slide-puzzle-text':
    '<p>Agar mesin tidak bisa menebak kata sandi. Jika tidak bisa atau tidak mau menggeser, biarkan perangkat Anda menyelesaikan tugas kecil.</p>',
  'languages-title': 'Bagaimana cara mengganti bahasa atau warna?',
  'languages-text':
    '<p>Bahasa ada di bagian atas setiap halaman dan langsung berganti tanpa kehilangan tempat Anda. Di sebelahnya Anda memilih tampilan gelap atau terang.</p>',
  'deposit-title': 'Bagaimana cara deposit?',
  'deposit-text':
    '<p>Buka Deposit, pilih cara bayar dan jumlahnya, lalu selesaikan di halaman perusahaan pembayaran. Saldo bertambah sendiri begitu pembayaran dikonfirmasi.</p>',
  'deposit-missing-title': 'Deposit saya belum masuk',
  'deposit-missing-text':
    '<p>Kebanyakan deposit masuk dalam hitungan menit. Daftar di Deposit menunjukkan apa yang disampaikan perusahaan pembayaran kepada kami.</p><p>Bila bank Anda menunjukkan pembayarannya sedangkan daftar itu belum setelah satu jam, hubungi kami dengan menyebutkan waktu dan jumlahnya.</p>',
  'withdraw-title': 'Bagaimana cara menarik dana?',
  'withdraw-text':
    '<p>Atur kata sandi pembayaran satu kali, tambahkan rekening bank atas nama Anda, lalu minta jumlahnya. Dana langsung ditahan, ditinjau staf kami, lalu dibayarkan ke bank Anda.</p>',
  'received-title': 'Apa arti “Apakah dana sudah diterima?”',
  'received-text':
    '<p>Setelah penarikan dibayar, kami menanyakan apakah dananya sudah tiba. Jawab ya, atau jawab tidak dan kami akan menelusurinya. Tanpa jawaban sampai waktu yang tertera, dana dianggap diterima.</p>',
  'turnover-title': 'Mengapa harus bertaruh sebelum menarik dana?',
  'turnover-text':
    '<p>Dana deposit harus dipertaruhkan sejumlah kali yang tertera di halaman penarikan, agar situs ini tidak dipakai untuk memindahkan uang. Sisanya ditampilkan sebelum Anda meminta.</p>',
  'accounts-title': 'Ke rekening mana saya bisa menarik dana?',
  'accounts-text':
    '<p>Bank, dompet elektronik, dan alamat USDT atas nama Anda sendiri. Alamat yang salah ketik diketahui sebelum disimpan, dan setiap rekening baru dikonfirmasi dengan bukti bahwa itu Anda.</p>',
  'categories-title': 'Permainan apa saja yang ada?',
  'categories-text':
    '<p>Lobi memiliki tempat untuk setiap jenis: slot, meja live, olahraga, e-sports, tembak ikan, poker, dan lotre. Suatu jenis tampil begitu ada penyedia yang menawarkannya. Cari menurut nama, saring menurut penyedia, dan tandai favorit dengan bintang.</p>',
  'broken-line-title': 'Apa yang terjadi jika koneksi putus di tengah putaran?',
  'broken-line-text':
    '<p>Tidak ada yang hilang. Putaran diputuskan dan diselesaikan di pihak kami saat Anda bertaruh. Buka lagi permainannya dan hasilnya ditampilkan.</p>',
  'game-closed-title': 'Mengapa saya tidak bisa membuka permainan?',
  'game-closed-text':
    '<p>Permainan bisa ditutup untuk pemeliharaan, oleh penyedianya atau oleh kami; petaknya akan menyebutkannya. Selama jeda yang Anda ambil, atau selama ketentuan menunggu persetujuan Anda, tidak ada permainan yang terbuka.</p>',
  'rules-of-a-game-title': 'Di mana aturan sebuah permainan?',
  'rules-of-a-game-text':
    '<p>Di dalam setiap permainan kami, di balik tanda tanya: apa yang membayar, bagaimana fitur dimulai, persentase pengembalian yang pasti, dan hadiah terbesarnya. Aturan bisa dibuka tanpa uang.</p>',
  'records-title': 'Di mana saya melihat apa yang saya mainkan?',
  'records-text':
    '<p>Catatan taruhan memuat setiap taruhan dengan permainan, hasil, dan waktunya. Putaran permainan kami sendiri bisa dibuka dan diundi ulang.</p>',
  'not-changed-title': 'Bagaimana saya tahu hasilnya tidak diubah?',
  'not-changed-text':
    '<p>Sebelum Anda bermain, kami menerbitkan sidik jari dari benih rahasia. Benih Anda sendiri ikut dicampur, dan setelah rahasia dibuka peramban Anda dapat mengulang setiap putaran dan membandingkannya.</p>',
  'return-title': 'Apa arti pengembalian sebuah permainan?',
  'return-text':
    '<p>Itu bagian dari semua taruhan yang dibayarkan kembali dalam jumlah putaran yang sangat besar. Angka itu tidak mengatakan apa pun tentang satu sesi.</p>',
  'verify-title': 'Bagaimana cara memeriksa putaran sendiri?',
  'verify-text':
    '<p>Buka <a href="/fairness">Keadilan</a>, pilih salah satu putaran Anda, lalu tekan Periksa. Peramban Anda mengundinya ulang dari benih dan menunjukkan setiap langkah di samping yang Anda lihat.</p>',
  'limits-title': 'Bagaimana cara mengatur batas?',
  'limits-text':
    '<p>Buka <a href="/?mc=limits">Batas</a> di pusat pribadi. Batas yang lebih ketat langsung berlaku; yang lebih longgar baru berlaku setelah 24 jam.</p>',
  'break-title': 'Bagaimana cara mengambil jeda?',
  'break-text':
    '<p>Pilih jeda dari satu jam sampai enam minggu di menu <a href="/?mc=limits">Batas</a>. Permainan langsung berhenti dan tidak bisa dimulai lagi sebelum waktunya habis.</p>',
  'signs-title': 'Apa tanda bahwa bermain tidak lagi menyenangkan?',
  'signs-text':
    '<p>Mengejar kekalahan, menyembunyikan pengeluaran, bermain dengan uang untuk keperluan lain, atau merasa tidak bisa berhenti. Ambil jeda dan bicaralah dengan orang yang Anda percaya.</p>',
  'exclusion-title': 'Bagaimana cara berhenti sepenuhnya?',
  'exclusion-text':
    '<p>Tutup akun Anda di pusat keamanan, atau minta layanan pelanggan untuk mengecualikan Anda. Uang Anda dibayarkan lebih dahulu, dan orang yang dikecualikan tidak diterima lagi dengan nama lain.</p>',
  'second-factor-title': 'Bagaimana agar akun saya lebih aman?',
  'second-factor-text':
    '<p>Tambahkan aplikasi autentikator atau passkey di pusat keamanan. Sejak itu kata sandi saja tidak membuka apa pun. Simpan kode pemulihan di tempat yang hanya Anda ketahui.</p>',
  'devices-title': 'Ada orang lain di akun saya',
  'devices-text':
    '<p>Pusat keamanan memuat setiap perangkat yang sedang masuk dan setiap riwayat masuk beserta tempatnya. Akhiri yang tidak Anda kenal, segera ganti kata sandi, dan beri tahu kami.</p>',
  'payment-password-title': 'Untuk apa kata sandi pembayaran?',
  'payment-password-text':
    '<p>Kata sandi ini melindungi uang Anda dari siapa pun yang memegang sesi Anda: penarikan dan rekening baru memintanya. Ini bukan kata sandi untuk masuk, dan tidak ada staf kami yang akan memintanya.</p>',
  'identity-title': 'Mengapa saya diminta dokumen?',
  'identity-text':
    '<p>Hukum mewajibkan kami mengetahui siapa yang bermain. Unggah gambar dokumen Anda di pusat keamanan; staf memeriksanya dan tidak ada orang lain yang melihatnya.</p>',
  'privacy-title': 'Apa yang Anda simpan tentang saya?',
  'privacy-text':
    '<p>Apa yang Anda isi, uang dan putaran Anda, serta riwayat masuk Anda. Salinan semuanya bisa Anda ambil kapan saja dari pusat keamanan.</p>',
  'who-may-play-title': 'Siapa yang boleh bermain?',
  'who-may-play-text':
    '<p>Orang berusia {age} tahun ke atas, satu akun per orang, di tempat yang mengizinkan permainan daring.</p>',
  'void-round-title': 'Kapan sebuah putaran dibatalkan?',
  'void-round-text':
    '<p>Hanya jika gangguan membuatnya tidak dapat diputuskan. Taruhan dikembalikan penuh dan tercatat di catatan akun.</p>',
  'everything-title': 'Di mana saya melihat semua yang terjadi di akun saya?',
  'everything-text':
    '<p>Catatan taruhan memuat setiap taruhan, catatan akun memuat setiap pergerakan uang dengan saldo sebelum dan sesudahnya.</p>',
  'close-account-title': 'Bagaimana cara menutup akun?',
  'close-account-text':
    '<p>Di bagian akhir pusat keamanan. Uang Anda dibayarkan lebih dahulu; putaran yang masih terbuka diselesaikan sebelumnya.</p>',
  'contact-title': 'Bagaimana cara menghubungi seseorang?',
  'contact-text':
    '<p>Layanan pelanggan ada di bilah samping setiap halaman. Sebutkan apa yang terjadi, kapan, dan jumlah atau permainannya: dengan begitu kami langsung menemukannya.</p>',
};
