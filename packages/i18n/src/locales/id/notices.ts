// Teks pengumuman dalam bahasa Indonesia.
import type { Texts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Texts<typeof english> = {
  title: 'Pengumuman',
  player: 'Pengumuman',
  promotion: 'Promosi',
  none: 'Belum ada pengumuman saat ini.',
  more: 'Lihat selengkapnya',
  move: 'Pindahkan jendela ini',
  understood: 'Baik',
  pages: 'Halaman pengumuman',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  page: 'Halaman {page}',
  'demo-slots-title': 'Delapan slot dengan RTP yang dipublikasikan',
  'demo-slots-text': '<p>Setiap slot menampilkan RTP yang pasti dan bisa dicoba gratis.</p>',
  'demo-lottery-title': 'Undian hari ini',
  'demo-lottery-text': '<p>Lihat lotre apa saja yang tersedia dan kapan diundi.</p>',
  'demo-welcome-title': 'Selamat datang: mulai dalam tiga langkah',
  'demo-welcome-text':
    '<p>Tiga langkah dan Anda siap bermain:</p><ol><li>Daftar dengan nama pengguna dan kata sandi.</li><li>Coba permainan apa pun secara gratis, selama yang Anda mau.</li><li>Tetapkan batas Anda sebelum deposit pertama.</li></ol><p>Pusat bantuan menjawab semua pertanyaan lain.</p>',
  'demo-fair-title': 'Verifikasi setiap putaran di browser Anda sendiri',
  'demo-fair-text':
    '<p>Kami mengunci seed setiap putaran sebelum Anda bertaruh dan menampilkannya sesudahnya. Di halaman Keadilan permainan, browser Anda mengundi ulang putaran itu dan membandingkan hasilnya.</p>',
  'demo-agents-title': 'Kontrak dengan agen di bawah Anda',
  'demo-agents-text':
    '<p>Tawarkan dividen atau gaji kepada agen langsung di bawah Anda. Coba dulu pada bulan lalu.</p>',
  'demo-bills-title': 'Setiap tagihan menunjukkan cara hitungnya',
  'demo-bills-text':
    '<p>Buka tagihan untuk melihat anggota, tingkat, dan pembulatan. Ajukan sengketa bila ada yang kurang.</p>',
  'demo-limits-title': 'Batas Anda langsung berlaku',
  'demo-limits-text':
    '<p>Kami memeriksa batas deposit, taruhan, kerugian, dan waktu Anda di setiap transaksi. Batas yang lebih rendah langsung berlaku, yang lebih tinggi baru setelah sehari.</p>',
  'news-welcome-title': 'Selamat datang, {name}',
  'news-welcome-text':
    'Akun Anda sudah siap. Tetapkan batas sebelum bermain dengan uang asli. Jika ada pertanyaan, lihat pusat bantuan.',
  'news-deposit-success-title': 'Deposit telah masuk',
  'news-deposit-success-text': '{amount} telah ditambahkan ke saldo Anda.',
  'news-deposit-refused-title': 'Deposit tidak selesai',
  'news-deposit-refused-text':
    'Pembayaran sebesar {amount} tidak selesai. Saldo Anda tidak berubah. Jika bank Anda menunjukkan dana terpotong, hubungi kami.',
  'news-deposit-reversed-title': 'Deposit ditarik kembali',
  'news-deposit-reversed-text':
    'Penyedia pembayaran menarik kembali deposit sebesar {amount}. Jumlahnya kami potong dari saldo Anda. Jika saldo tidak cukup, sisanya menjadi utang Anda. Hubungi kami jika ada pertanyaan.',
  'news-deposit-report-found-title': 'Deposit yang hilang ditemukan',
  'news-deposit-report-found-text':
    'Kami menemukan deposit yang Anda laporkan. Lihat jawaban kami di dekat laporan Anda.',
  'news-deposit-report-refused-title': 'Deposit yang hilang tidak ditemukan',
  'news-deposit-report-refused-text':
    'Kami tidak menemukan deposit yang Anda laporkan. Lihat jawaban kami di dekat laporan Anda.',
  'news-deposit-report-closed-title': 'Laporan ditutup',
  'news-deposit-report-closed-text':
    'Kami menutup laporan Anda tentang deposit yang hilang. Lihat jawaban kami di dekat laporan Anda.',
  'news-withdrawal-approved-title': 'Penarikan disetujui',
  'news-withdrawal-approved-text': 'Penarikan Anda disetujui. Kami sedang mengirim dananya.',
  'news-withdrawal-paid-title': 'Penarikan dibayarkan',
  'news-withdrawal-paid-text':
    'Penarikan Anda telah dibayarkan. Setelah dana diterima, mohon konfirmasi di Penarikan.',
  'news-part-paid-title': 'Sebagian penarikan Anda dibayarkan',
  'news-part-paid-text':
    '{amount} seharusnya sudah ada di rekening Anda. Mohon konfirmasi di Penarikan apakah sudah Anda terima.',
  'news-payment-disputed-title': 'Pembayaran disengketakan',
  'news-payment-disputed-text':
    'Penerima menyatakan {amount} belum sampai. Mohon jawab di Deposit dan tambahkan bukti pembayaran Anda.',
  'news-dispute-decided-title': 'Sengketa diputuskan',
  'news-dispute-decided-text':
    'Kami sudah memutuskan sengketa tentang pembayaran {amount}. Buka pembayaran itu untuk melihat keputusan dan alasannya.',
  'news-withdrawal-refused-title': 'Penarikan ditolak',
  'news-withdrawal-refused-text': 'Penarikan Anda ditolak. Uangnya sudah kembali ke saldo Anda.',
  'news-vip-risen-title': 'Tingkat VIP {level}',
  'news-vip-risen-text': 'Tingkat VIP Anda kini {level}. Lihat keuntungannya di halaman VIP.',
  'news-vip-fallen-title': 'Tingkat VIP {level}',
  'news-vip-fallen-text': 'Tingkat VIP Anda kini {level}. Hal lain di akun Anda tidak berubah.',
  'news-vip-ended-title': 'Tanpa tingkat VIP',
  'news-vip-ended-text':
    'Saat ini Anda tidak memiliki tingkat VIP. Hal lain di akun Anda tidak berubah.',
  'news-lottery-corrected-title': '{game}: hasil diperbaiki',
  'news-lottery-corrected-text':
    'Hasil undian {issue} {game} diperbaiki dan slip Anda dihitung ulang. Lihat hasil dan kemenangan baru di pesanan Anda.',
  'news-lottery-cancelled-title': '{game}: undian dibatalkan',
  'news-lottery-cancelled-text':
    'Undian {issue} {game} dibatalkan. Taruhan Anda sudah kembali ke saldo.',
  'news-hand-cashed-out-title': '{game}: putaran diakhiri',
  'news-hand-cashed-out-text':
    'Putaran {game} Anda terbuka terlalu lama, jadi kami mencairkannya. Anda menerima {amount}.',
  'news-hand-given-back-title': '{game}: taruhan dikembalikan',
  'news-hand-given-back-text':
    'Putaran {game} Anda terbuka terlalu lama tanpa langkah pertama. Taruhan {amount} sudah kembali ke saldo Anda.',
  'news-hand-free-bet-back-title': '{game}: taruhan gratis Anda kembali',
  'news-hand-free-bet-back-text':
    'Ronde {game} Anda terbuka terlalu lama tanpa langkah pertama. Taruhan gratis {amount} dapat dipakai lagi sampai masa berlakunya habis.',
  'news-staff-changed-contacts-title': 'Data kontak diubah',
  'news-staff-changed-contacts-text':
    'Staf kami telah mengubah alamat email atau nomor ponsel akun Anda. Jika Anda tidak memintanya, segera hubungi kami.',
  'news-staff-reset-password-title': 'Kata sandi diatur ulang',
  'news-staff-reset-password-text':
    'Staf kami telah mengatur ulang kata sandi akun Anda. Jika Anda tidak memintanya, segera hubungi kami.',
  'news-deposit-means-blocked-title': 'Metode deposit diblokir',
  'news-deposit-means-blocked-text':
    'Terlalu banyak deposit dengan satu metode yang gagal, jadi kami memblokirnya untuk sementara. Anda dapat memakai metode lain.',
  'news-deposits-suspended-title': 'Deposit ditangguhkan',
  'news-deposits-suspended-text':
    'Terlalu banyak deposit yang gagal, jadi deposit Anda kami tangguhkan. Hubungi layanan pelanggan untuk membukanya. Anda tetap dapat bermain dan menarik dana.',
  'news-deposits-freed-title': 'Blokir deposit dibuka',
  'news-deposits-freed-text': 'Anda dapat deposit lagi dengan semua metode.',
  'news-limit-review-due-title': 'Apakah batas Anda masih sesuai?',
  'news-limit-review-due-text': 'Periksa batas Anda di Bermain aman, lalu pertahankan atau ubah.',
  'news-account-quiet-title': 'Akun Anda akan menjadi tidak aktif',
  'news-account-quiet-text':
    'Anda sudah lama tidak masuk. Jika Anda tidak masuk, akun Anda akan segera menjadi tidak aktif. Uang Anda tetap ada di akun.',
  'news-account-dormant-title': 'Akun Anda tidak aktif',
  'news-account-dormant-text':
    'Akun Anda menjadi tidak aktif karena Anda lama tidak masuk. Uang Anda tetap ada di akun. Masuk untuk mengaktifkannya kembali.',
  'news-transfer-sent-title': 'Transfer terkirim',
  'news-transfer-sent-text': 'Anda mengirim {amount} ke {name}.',
  'news-transfer-received-title': 'Transfer diterima',
  'news-transfer-received-text': 'Anda menerima {amount} dari {name}. Uangnya ada di saldo Anda.',
  'news-transfer-reversed-title': 'Transfer ditarik kembali',
  'news-transfer-reversed-text':
    'Kami telah menarik kembali transfer {amount} antara Anda dan {name}. Hubungi kami jika ada pertanyaan.',
  'news-contract-offered-title': 'Anda ditawari kontrak',
  'news-contract-offered-text':
    'Baca di Kontrak di pusat agen, lalu terima atau tolak dalam tujuh hari.',
  'news-contract-accepted-title': 'Kontrak diterima',
  'news-contract-accepted-text':
    'Seorang agen menerima kontrak yang Anda tawarkan. Kontrak berlaku mulai periode berikutnya.',
  'news-contract-rejected-title': 'Kontrak ditolak',
  'news-contract-rejected-text':
    'Seorang agen menolak kontrak yang Anda tawarkan. Kesepakatan sebelumnya tetap berlaku.',
  'news-contract-end-asked-title': 'Permintaan mengakhiri kontrak',
  'news-contract-end-asked-text':
    'Pihak lain meminta Anda mengakhiri kontrak. Kontrak tetap berjalan sampai Anda setuju.',
  'news-contract-end-accepted-title': 'Kontrak berakhir',
  'news-contract-end-accepted-text':
    'Pihak lain setuju mengakhiri kontrak. Kontrak berakhir bersama periode yang berjalan.',
  'news-contract-end-rejected-title': 'Kontrak tetap berjalan',
  'news-contract-end-rejected-text':
    'Pihak lain tidak setuju mengakhiri kontrak. Kontrak tetap berlaku.',
  'news-contract-end-withdrawn-title': 'Kontrak tetap berjalan',
  'news-contract-end-withdrawn-text':
    'Pihak lain tidak lagi meminta Anda mengakhiri kontrak. Kontrak tetap berlaku.',
  'news-contract-ended-title': 'Kontrak berakhir',
  'news-contract-ended-text':
    'Salah satu kontrak Anda berakhir, karena keputusan kami atau karena kontrak di atasnya berubah. Lihat waktu dan alasannya di Kontrak.',
  'news-contract-offer-ended-title': 'Penawaran kontrak dibatalkan',
  'news-contract-offer-ended-text':
    'Satu penawaran tidak berlaku lagi karena kontrak di atasnya berakhir atau berubah. Lihat di Kontrak.',
  'news-bill-forced-title': 'Tagihan ditagih paksa',
  'news-bill-forced-text':
    'Kami mengambil {amount} yang masih menjadi hak Anda dari saldo pembayarnya: yang ada sekarang, dan sisanya saat ada uang masuk.',
  'news-bill-collected-title': 'Tagihan ditagih paksa',
  'news-bill-collected-text':
    'Kami mengambil {amount} yang masih Anda utang untuk sebuah tagihan dari saldo Anda: yang ada sekarang, dan sisanya saat ada uang masuk.',
  'news-bill-paid-by-house-title': 'Tagihan dibayar',
  'news-bill-paid-by-house-text':
    'Kami telah membayar {amount} yang masih menjadi hak Anda dari sebuah tagihan.',
  'news-bill-refused-title': 'Tagihan dibatalkan',
  'news-bill-refused-text':
    'Kami memutuskan bahwa {amount} yang masih terutang dari sebuah tagihan tidak perlu dibayar.',
  'news-bill-disputed-title': 'Tagihan disengketakan',
  'news-bill-disputed-text':
    'Agen yang Anda bayar menyengketakan sebuah tagihan. Baca alasannya di Kontrak dan jawablah.',
  'news-bill-dispute-answered-title': 'Sengketa tagihan dijawab',
  'news-bill-dispute-answered-text':
    'Sengketa sebuah tagihan sudah dijawab. Baca jawabannya di Kontrak.',
  'news-feedback-answered-title': 'Masukan dijawab',
  'news-feedback-answered-text': 'Kami sudah menjawab masukan Anda. Lihat jawabannya di Masukan.',
  inbox: 'Kotak masuk',
  'inbox-none': 'Belum ada pesan. Kabar tentang deposit dan penarikan Anda akan tampil di sini.',
  'inbox-unread': '{count, plural, =0 {Semua sudah dibaca} other {# pesan belum dibaca}}',
  'inbox-read-all': 'Tandai semua sudah dibaca',
  'inbox-delete': 'Hapus',
  'inbox-delete-named': 'Hapus “{title}”',
  'inbox-new': 'Baru',
  'inbox-deleted': 'Pesan telah dihapus.',
};
