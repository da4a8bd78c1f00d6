// Artikel bantuan bawaan dalam bahasa Indonesia, sebagai HTML.
import type { Texts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: Texts<typeof english> = {
  'open-account-title': 'Bagaimana cara membuka akun?',
  'open-account-text':
    '<p>Tekan Daftar, pilih nama pengguna dan kata sandi, isi formulir, lalu setujui ketentuan. Anda langsung masuk.</p><p>Setiap orang boleh memiliki satu akun. Gunakan nama asli: penarikan hanya dibayarkan ke rekening atas nama tersebut.</p>',
  'sign-in-title': 'Bagaimana cara masuk?',
  'sign-in-text':
    '<p>Tekan Masuk, lalu isi nama pengguna dan kata sandi. Bila tersedia, Anda juga bisa memakai kode yang dikirim ke ponsel, atau kunci sandi di perangkat Anda.</p><p>Setelah beberapa kali gagal, akun terkunci setengah jam untuk melindungi kata sandi Anda.</p>',
  'forgot-password-title': 'Saya lupa kata sandi. Apa yang harus dilakukan?',
  'forgot-password-text':
    '<p>Tekan Lupa kata sandi di formulir masuk. Kami mengirim tautan ke email Anda atau kode ke ponsel Anda, lalu Anda memilih kata sandi baru.</p><p>Jika keduanya tidak bisa, hubungi layanan pelanggan. Setelah memverifikasi identitas Anda, staf memberi kata sandi yang berlaku satu hari.</p>',
  'try-free-title': 'Bisakah mencoba permainan tanpa uang?',
  'try-free-text':
    '<p>Bisa. Di demo gratis Anda memainkan permainan yang sama dengan uang mainan. Uang mainan tidak bernilai dan tidak dapat ditarik.</p>',
  'slide-puzzle-title': 'Mengapa saya harus menyelesaikan teka-teki?',
  'slide-puzzle-text':
    '<p>Untuk menghentikan program yang menebak kata sandi. Jika Anda tidak dapat menyelesaikannya, biarkan perangkat Anda menyelesaikan tugas kecil.</p>',
  'languages-title': 'Bagaimana cara mengganti bahasa atau warna?',
  'languages-text':
    '<p>Menu bahasa ada di bagian atas setiap halaman. Bahasa langsung berganti dan Anda tetap di halaman yang sama. Di sebelahnya Anda dapat memilih tema gelap atau terang.</p>',
  'deposit-title': 'Bagaimana cara deposit?',
  'deposit-text':
    '<p>Buka Deposit, pilih metode pembayaran dan jumlahnya, lalu bayar sesuai petunjuk. Saldo Anda bertambah begitu pembayaran dikonfirmasi.</p>',
  'deposit-missing-title': 'Deposit saya belum masuk',
  'deposit-missing-text':
    '<p>Kebanyakan deposit masuk dalam hitungan menit. Daftar di Deposit menunjukkan status deposit Anda.</p><p>Jika bank Anda menunjukkan pembayarannya tetapi deposit belum masuk setelah satu jam, laporkan di Deposit dengan waktu dan jumlahnya.</p>',
  'withdraw-title': 'Bagaimana cara menarik dana?',
  'withdraw-text':
    '<p>Atur kata sandi pembayaran, tambahkan rekening atas nama Anda, lalu ajukan jumlahnya. Dana langsung ditahan, ditinjau staf kami, lalu dibayarkan ke rekening Anda.</p>',
  'received-title': 'Mengapa saya ditanya apakah penarikan sudah diterima?',
  'received-text':
    '<p>Setelah penarikan dibayar, kami meminta Anda mengonfirmasi bahwa dananya sudah diterima. Jika belum, beri tahu kami dan kami akan menelusurinya. Jika Anda tidak menjawab dalam waktu yang tertera, dana dianggap diterima.</p>',
  'turnover-title': 'Mengapa ada syarat turnover sebelum penarikan?',
  'turnover-text':
    '<p>Dana deposit harus dipertaruhkan beberapa kali sebelum dapat ditarik. Ini mencegah pencucian uang. Halaman penarikan menampilkan sisa turnover.</p>',
  'accounts-title': 'Ke rekening mana saya bisa menarik dana?',
  'accounts-text':
    '<p>Ke rekening bank, dompet digital, dan alamat USDT atas nama Anda sendiri. Kami memeriksa salah ketik pada setiap alamat, dan Anda mengonfirmasi setiap rekening baru dengan faktor kedua.</p>',
  'categories-title': 'Permainan apa saja yang ada?',
  'categories-text':
    '<p>Lobi memiliki kategori untuk setiap jenis permainan: slot, kasino live, olahraga, e-sports, tembak ikan, poker, dan lotre. Kategori tampil jika ada penyedia yang menawarkannya. Cari menurut nama, saring menurut penyedia, dan tandai favorit dengan bintang.</p>',
  'broken-line-title': 'Apa yang terjadi jika koneksi putus di tengah putaran?',
  'broken-line-text':
    '<p>Tidak ada yang hilang. Server kami memutuskan putaran saat Anda bertaruh dan menyelesaikannya. Buka lagi permainan untuk melihat hasilnya.</p>',
  'game-closed-title': 'Mengapa saya tidak bisa membuka permainan?',
  'game-closed-text':
    '<p>Permainan bisa sedang dalam pemeliharaan atau dimatikan. Hal ini ditampilkan pada gambarnya. Anda juga tidak bisa membuka permainan selama istirahat, atau sebelum menyetujui ketentuan yang berubah.</p>',
  'rules-of-a-game-title': 'Di mana aturan permainan?',
  'rules-of-a-game-text':
    '<p>Di setiap permainan kami, tekan tanda tanya. Anda melihat apa yang membayar, bagaimana fitur dimulai, RTP yang pasti, dan hadiah terbesarnya. Aturan dapat dibaca tanpa bermain.</p>',
  'records-title': 'Di mana saya melihat putaran saya?',
  'records-text':
    '<p>Riwayat taruhan memuat setiap taruhan dengan permainan, hasil, dan waktunya. Putaran permainan kami sendiri dapat dibuka dan diverifikasi.</p>',
  'not-changed-title': 'Bagaimana saya tahu hasilnya tidak diubah?',
  'not-changed-text':
    '<p>Sebelum Anda bermain, kami menerbitkan hash dari seed rahasia. Seed Anda sendiri ikut dicampur. Setelah seed rahasia dibuka, browser Anda dapat mengundi ulang setiap putaran dan membandingkan hasilnya.</p>',
  'return-title': 'Apa itu RTP sebuah permainan?',
  'return-text':
    '<p>RTP adalah bagian dari semua taruhan yang dibayarkan kembali dalam jumlah putaran yang sangat besar. Hasil satu sesi bisa sangat berbeda.</p>',
  'verify-title': 'Bagaimana cara memverifikasi putaran?',
  'verify-text':
    '<p>Buka <a href="/fairness">Keadilan permainan</a>, pilih salah satu putaran Anda, lalu tekan Verifikasi. Browser Anda mengundinya ulang dari seed dan menunjukkan setiap langkah.</p>',
  'limits-title': 'Bagaimana cara mengatur batas?',
  'limits-text':
    '<p>Buka <a href="/?mc=limits">Batas</a> di pusat anggota. Batas yang lebih rendah langsung berlaku; yang lebih tinggi baru berlaku setelah 24 jam.</p>',
  'break-title': 'Bagaimana cara beristirahat dari permainan?',
  'break-text':
    '<p>Pilih istirahat dari satu jam sampai enam minggu di <a href="/?mc=limits">Batas</a>. Permainan langsung berhenti, dan Anda tidak dapat bermain lagi sebelum istirahat selesai.</p>',
  'signs-title': 'Apa tanda-tanda kecanduan judi?',
  'signs-text':
    '<p>Mengejar kekalahan, menyembunyikan pengeluaran, bermain dengan uang untuk keperluan lain, atau merasa tidak bisa berhenti. Beristirahatlah dan bicaralah dengan orang yang Anda percaya.</p>',
  'exclusion-title': 'Bagaimana cara berhenti secara permanen?',
  'exclusion-text':
    '<p>Kecualikan diri di <a href="/?mc=limits">Batas</a>, atau tutup akun Anda di Akun saya. Saldo Anda dapat ditarik. Orang yang dikecualikan tidak boleh membuka akun lain.</p>',
  'second-factor-title': 'Bagaimana agar akun saya lebih aman?',
  'second-factor-text':
    '<p>Tambahkan aplikasi autentikator atau kunci sandi di Akun saya. Sejak itu, kata sandi saja tidak cukup untuk masuk. Simpan kode pemulihan di tempat yang aman.</p>',
  'devices-title': 'Orang lain memakai akun saya. Apa yang harus dilakukan?',
  'devices-text':
    '<p>Akun saya memuat setiap perangkat yang sedang masuk dan setiap riwayat masuk beserta tempatnya. Keluarkan perangkat yang tidak Anda kenal, segera ganti kata sandi, dan hubungi kami.</p>',
  'payment-password-title': 'Untuk apa kata sandi pembayaran?',
  'payment-password-text':
    '<p>Kata sandi ini melindungi uang Anda meskipun orang lain masuk ke akun Anda. Anda memerlukannya untuk menarik dana dan menambah rekening. Kata sandi ini harus berbeda dari kata sandi masuk. Staf kami tidak akan pernah memintanya.</p>',
  'identity-title': 'Mengapa saya diminta dokumen?',
  'identity-text':
    '<p>Hukum mewajibkan kami mengetahui siapa yang bermain. Unggah foto dokumen Anda di Akun saya. Hanya staf yang memeriksanya yang dapat melihatnya.</p>',
  'privacy-title': 'Data apa yang Anda simpan tentang saya?',
  'privacy-text':
    '<p>Data yang Anda isi, uang dan putaran Anda, serta riwayat masuk Anda. Anda dapat mengunduh salinan semuanya di Akun saya kapan saja.</p>',
  'who-may-play-title': 'Siapa yang boleh bermain?',
  'who-may-play-text':
    '<p>Orang berusia {age} tahun ke atas, satu akun per orang, di tempat yang mengizinkan judi online.</p>',
  'void-round-title': 'Kapan sebuah putaran dibatalkan?',
  'void-round-text':
    '<p>Hanya jika gangguan membuat putaran tidak memiliki hasil. Kami lalu mengembalikan taruhan sepenuhnya. Anda dapat melihatnya di riwayat transaksi.</p>',
  'everything-title': 'Di mana saya melihat aktivitas akun saya?',
  'everything-text':
    '<p>Riwayat taruhan memuat setiap taruhan. Riwayat transaksi memuat setiap perubahan saldo Anda, dengan saldo sebelum dan sesudahnya.</p>',
  'close-account-title': 'Bagaimana cara menutup akun?',
  'close-account-text':
    '<p>Gunakan bagian terakhir Akun saya. Putaran yang terbuka diselesaikan dan saldo Anda dibayarkan lebih dahulu. Uang bonus hilang: halaman menampilkan jumlahnya sebelum Anda mengonfirmasi.</p>',
  'contact-title': 'Bagaimana cara menghubungi kami?',
  'contact-text':
    '<p>Layanan pelanggan ada di bilah samping setiap halaman. Sebutkan apa yang terjadi, kapan, dan jumlah atau permainannya, agar kami dapat cepat menemukannya.</p>',
};
