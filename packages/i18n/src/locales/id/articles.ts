// Artikel bantuan bawaan dalam bahasa Indonesia, sebagai HTML.
import type { Texts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: Texts<typeof english> = {
  'open-account-title': 'Bagaimana cara membuka akun?',
  'open-account-text':
    '<p>Tekan Daftar, pilih nama pengguna dan kata sandi, isi formulir, lalu setujui ketentuan. Anda langsung masuk.</p><p>Setiap orang boleh memiliki satu akun. Gunakan nama asli: penarikan hanya dibayarkan ke rekening atas nama tersebut.</p>',
  'sign-in-title': 'Bagaimana cara masuk?',
  'sign-in-text':
    '<p>Tekan Masuk, lalu isi nama pengguna dan kata sandi. Bila tersedia, Anda juga bisa memakai kode yang dikirim ke ponsel, atau kunci sandi: kunci perangkat Anda sendiri.</p><p>Setelah beberapa kali gagal, akun terkunci setengah jam agar kata sandi tidak bisa ditebak.</p>',
  'forgot-password-title': 'Saya lupa kata sandi. Apa yang harus dilakukan?',
  'forgot-password-text':
    '<p>Tekan Lupa kata sandi di formulir masuk. Kami mengirim tautan ke email Anda atau kode ke ponsel Anda, lalu Anda memilih kata sandi baru.</p><p>Bila keduanya tidak ada, hubungi layanan pelanggan. Setelah yakin bahwa itu Anda, staf memberi kata sandi yang berlaku satu hari.</p>',
  'try-free-title': 'Bisakah mencoba permainan tanpa uang?',
  'try-free-text':
    '<p>Bisa. Demo gratis memberi Anda uang mainan dan permainan yang sama dengan mesin yang sama. Uang mainan tidak bernilai dan tidak dapat ditarik.</p>',
  'slide-puzzle-title': 'Mengapa saya harus menyelesaikan teka-teki?',
  'slide-puzzle-text':
    '<p>Untuk menghentikan program yang menebak kata sandi. Jika tidak bisa atau tidak mau menggeser, biarkan perangkat Anda menyelesaikan tugas kecil.</p>',
  'languages-title': 'Bagaimana cara mengganti bahasa atau warna?',
  'languages-text':
    '<p>Menu bahasa ada di bagian atas setiap halaman. Bahasa langsung berganti dan Anda tetap di halaman yang sama. Di sebelahnya Anda memilih tema gelap atau terang.</p>',
  'deposit-title': 'Bagaimana cara deposit?',
  'deposit-text':
    '<p>Buka Deposit, pilih metode pembayaran dan jumlahnya, lalu selesaikan di halaman penyedia pembayaran. Saldo bertambah begitu pembayaran dikonfirmasi.</p>',
  'deposit-missing-title': 'Deposit saya belum masuk',
  'deposit-missing-text':
    '<p>Kebanyakan deposit masuk dalam hitungan menit. Daftar di Deposit menunjukkan laporan penyedia pembayaran tentang deposit Anda.</p><p>Bila bank Anda menunjukkan pembayarannya tetapi daftar itu belum setelah satu jam, hubungi kami dengan menyebutkan waktu dan jumlahnya.</p>',
  'withdraw-title': 'Bagaimana cara menarik dana?',
  'withdraw-text':
    '<p>Atur kata sandi pembayaran, tambahkan rekening bank atas nama Anda, lalu minta jumlahnya. Dana langsung ditahan, ditinjau staf kami, lalu dibayarkan ke bank Anda.</p>',
  'received-title': 'Mengapa saya ditanya apakah penarikan sudah diterima?',
  'received-text':
    '<p>Setelah penarikan dibayar, kami meminta Anda mengonfirmasi bahwa dananya sudah diterima. Jika belum, beri tahu kami dan kami akan menelusurinya. Tanpa jawaban sampai waktu yang tertera, dana dianggap diterima.</p>',
  'turnover-title': 'Mengapa saya harus memenuhi turnover sebelum menarik dana?',
  'turnover-text':
    '<p>Dana deposit harus dipertaruhkan sejumlah kali yang tertera di halaman penarikan, untuk mencegah pencucian uang. Sisa turnover ditampilkan sebelum Anda meminta penarikan.</p>',
  'accounts-title': 'Ke rekening mana saya bisa menarik dana?',
  'accounts-text':
    '<p>Ke bank, dompet elektronik, dan alamat USDT atas nama Anda sendiri. Kami memeriksa salah ketik pada alamat sebelum menyimpannya, dan Anda mengonfirmasi setiap rekening baru dengan bukti kedua bahwa itu Anda.</p>',
  'categories-title': 'Permainan apa saja yang ada?',
  'categories-text':
    '<p>Lobi memiliki kategori untuk setiap jenis: slot, kasino live, olahraga, e-sports, tembak ikan, poker, dan lotre. Kategori tampil begitu ada penyedia yang menawarkannya. Cari menurut nama, saring menurut penyedia, dan tandai favorit dengan bintang.</p>',
  'broken-line-title': 'Apa yang terjadi jika koneksi putus di tengah putaran?',
  'broken-line-text':
    '<p>Tidak ada yang hilang. Putaran diputuskan dan diselesaikan di pihak kami saat Anda bertaruh. Buka lagi permainannya dan hasilnya ditampilkan.</p>',
  'game-closed-title': 'Mengapa saya tidak bisa membuka permainan?',
  'game-closed-text':
    '<p>Permainan bisa sedang dalam pemeliharaan atau dimatikan oleh penyedianya atau oleh kami; petaknya akan menyebutkannya. Anda juga tidak bisa membuka permainan selama istirahat, atau sebelum menyetujui ketentuan yang berubah.</p>',
  'rules-of-a-game-title': 'Di mana aturan sebuah permainan?',
  'rules-of-a-game-text':
    '<p>Di dalam setiap permainan kami, di balik tanda tanya: apa yang membayar, bagaimana fitur dimulai, persentase pengembalian yang pasti, dan hadiah terbesarnya. Aturan bisa dibuka tanpa uang.</p>',
  'records-title': 'Di mana saya melihat apa yang saya mainkan?',
  'records-text':
    '<p>Riwayat taruhan memuat setiap taruhan dengan permainan, hasil, dan waktunya. Putaran permainan kami sendiri bisa dibuka dan diundi ulang.</p>',
  'not-changed-title': 'Bagaimana saya tahu hasilnya tidak diubah?',
  'not-changed-text':
    '<p>Sebelum Anda bermain, kami menerbitkan sidik jari dari seed rahasia. Seed Anda sendiri ikut dicampur, dan setelah rahasia dibuka browser Anda dapat mengulang setiap putaran dan membandingkannya.</p>',
  'return-title': 'Apa arti pengembalian sebuah permainan?',
  'return-text':
    '<p>Itu bagian dari semua taruhan yang dibayarkan kembali dalam jumlah putaran yang sangat besar. Angka itu tidak mengatakan apa pun tentang satu sesi.</p>',
  'verify-title': 'Bagaimana cara memeriksa putaran sendiri?',
  'verify-text':
    '<p>Buka <a href="/fairness">Keadilan</a>, pilih salah satu putaran Anda, lalu tekan Periksa. Browser Anda mengundinya ulang dari seed dan menunjukkan setiap langkah.</p>',
  'limits-title': 'Bagaimana cara mengatur batas?',
  'limits-text':
    '<p>Buka <a href="/?mc=limits">Batas</a> di pusat anggota. Batas yang lebih ketat langsung berlaku; yang lebih longgar baru berlaku setelah 24 jam.</p>',
  'break-title': 'Bagaimana cara mengambil istirahat?',
  'break-text':
    '<p>Pilih istirahat dari satu jam sampai enam minggu di menu <a href="/?mc=limits">Batas</a>. Permainan langsung berhenti, dan Anda tidak dapat bermain lagi sebelum istirahat selesai.</p>',
  'signs-title': 'Apa tanda-tanda masalah judi?',
  'signs-text':
    '<p>Mengejar kekalahan, menyembunyikan pengeluaran, bermain dengan uang untuk keperluan lain, atau merasa tidak bisa berhenti. Ambil istirahat dan bicaralah dengan orang yang Anda percaya.</p>',
  'exclusion-title': 'Bagaimana cara berhenti secara permanen?',
  'exclusion-text':
    '<p>Kecualikan diri di menu <a href="/?mc=limits">Batas</a>, atau tutup akun Anda di Akun saya. Saldo Anda dapat ditarik. Orang yang dikecualikan tidak kami terima dengan nama lain.</p>',
  'second-factor-title': 'Bagaimana agar akun saya lebih aman?',
  'second-factor-text':
    '<p>Tambahkan aplikasi autentikator atau kunci sandi di Akun saya. Sejak itu kata sandi saja tidak cukup. Simpan kode pemulihan di tempat yang aman.</p>',
  'devices-title': 'Ada orang lain di akun saya',
  'devices-text':
    '<p>Pusat keamanan memuat setiap perangkat yang sedang masuk dan setiap riwayat masuk beserta tempatnya. Keluarkan yang tidak Anda kenal, segera ganti kata sandi, dan hubungi kami.</p>',
  'payment-password-title': 'Untuk apa kata sandi pembayaran?',
  'payment-password-text':
    '<p>Kata sandi ini melindungi uang Anda meskipun orang lain masuk ke akun Anda: Anda memerlukannya untuk menarik dana dan menambah rekening. Kata sandi ini berbeda dari kata sandi masuk. Staf kami tidak akan pernah memintanya.</p>',
  'identity-title': 'Mengapa saya diminta dokumen?',
  'identity-text':
    '<p>Hukum mewajibkan kami mengetahui siapa yang bermain. Unggah foto dokumen Anda di Akun saya. Hanya staf yang memeriksanya yang dapat melihatnya.</p>',
  'privacy-title': 'Apa yang Anda simpan tentang saya?',
  'privacy-text':
    '<p>Apa yang Anda isi, uang dan putaran Anda, serta riwayat masuk Anda. Salinan semuanya bisa Anda ambil kapan saja dari Akun saya.</p>',
  'who-may-play-title': 'Siapa yang boleh bermain?',
  'who-may-play-text':
    '<p>Orang berusia {age} tahun ke atas, satu akun per orang, di tempat yang mengizinkan judi online.</p>',
  'void-round-title': 'Kapan sebuah putaran dibatalkan?',
  'void-round-text':
    '<p>Hanya jika gangguan membuat hasilnya tidak ada. Taruhan lalu dikembalikan penuh dan dicatat di riwayat transaksi.</p>',
  'everything-title': 'Di mana saya melihat aktivitas akun saya?',
  'everything-text':
    '<p>Riwayat taruhan memuat setiap taruhan, riwayat transaksi memuat setiap pergerakan uang dengan saldo sebelum dan sesudahnya.</p>',
  'close-account-title': 'Bagaimana cara menutup akun?',
  'close-account-text':
    '<p>Di bagian akhir Akun saya. Uang Anda dibayarkan lebih dahulu; putaran yang masih terbuka diselesaikan sebelumnya.</p>',
  'contact-title': 'Bagaimana cara menghubungi kami?',
  'contact-text':
    '<p>Layanan pelanggan ada di bilah samping setiap halaman. Sebutkan apa yang terjadi, kapan, dan jumlah atau permainannya, agar kami cepat menemukannya.</p>',
};
