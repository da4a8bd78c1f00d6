// Indonesian texts of every refusal of the contract: what happened, and what the reader can do now.
import type { RefusalName } from '@baize/contract';

export const refusals: Readonly<Record<RefusalName, string>> = {
  // the gateway
  'path-unknown': 'Alamat ini tidak ada. Periksa kembali atau kembali ke beranda.',
  'method-not-supported': 'Alamat ini tidak menerima permintaan seperti itu. Muat ulang halaman.',
  'merchant-unknown': 'Tidak ada merek di alamat ini. Silakan hubungi layanan pelanggan.',
  maintenance:
    'Situs sedang dalam pemeliharaan. Saldo Anda aman. Silakan kembali beberapa saat lagi.',
  'region-restricted':
    'Permainan kami tidak tersedia di lokasi Anda. Hubungi kami jika menurut Anda ini kesalahan.',
  'module-off': 'Fitur ini sedang tidak tersedia. Silakan coba lagi nanti.',
  'body-too-large': 'Data yang dikirim terlalu besar. Perkecil lalu coba lagi.',
  'content-not-supported':
    'Jenis data yang dikirim tidak dapat dibaca. Muat ulang halaman lalu coba lagi.',
  'too-many-requests':
    'Terlalu banyak percobaan dalam waktu singkat. Tunggu {seconds, select, undefined {satu menit} other {{seconds} detik}} lalu coba lagi.',
  'session-missing': 'Anda belum masuk atau sesi Anda telah berakhir. Silakan masuk.',
  'role-not-allowed': 'Anda bukan agen. Bagian ini hanya untuk agen.',
  'demo-not-allowed': 'Fitur ini memerlukan akun Anda sendiri. Silakan daftar terlebih dahulu.',
  'permission-missing':
    'Peran Anda tidak mencakup tindakan ini. Minta izinnya kepada pemilik platform.',
  'confirmation-missing': 'Ini perubahan sensitif. Konfirmasi identitas Anda terlebih dahulu.',
  'request-invalid':
    'Permintaan berisi nilai yang tidak valid{place, select, undefined {} other { ({place})}}. Periksa kembali isian Anda.',
  'seal-invalid': 'Pesan terlindungi tidak dapat dibuka. Muat ulang halaman lalu coba lagi.',
  'idempotency-key-invalid': 'Kunci permintaan ini tidak valid. Muat ulang halaman lalu coba lagi.',
  'message-stale':
    'Waktu pesan ini terlalu lampau atau di masa depan. Periksa jam Anda lalu kirim ulang.',
  'idempotency-key-reused':
    'Kunci permintaan ini sudah dipakai untuk permintaan lain. Muat ulang halaman lalu mulai lagi.',
  fault:
    'Terjadi kesalahan di pihak kami. Tidak ada yang berubah. Silakan coba lagi. Jika terjadi lagi, hubungi kami.',
  // identity
  'credentials-wrong': 'Nama pengguna atau kata sandi salah. Periksa keduanya lalu coba lagi.',
  'account-locked':
    'Akun ini terkunci{minutes, select, undefined {} other { selama sekitar {minutes} menit lagi}}. Coba lagi nanti atau hubungi layanan pelanggan.',
  'account-excluded':
    'Akun ini dikecualikan dari permainan. Hubungi layanan pelanggan jika ada pertanyaan.',
  'captcha-wrong': 'Verifikasi manusia gagal. Selesaikan yang baru lalu coba lagi.',
  'trial-not-offered': 'Mode demo tanpa akun saat ini tidak tersedia. Silakan daftar.',
  'name-misleading': 'Nama ini bisa disangka milik kami. Pilih nama lain.',
  'username-taken': 'Nama pengguna ini sudah dipakai. Pilih nama lain.',
  'field-required':
    'Kolom ini tidak boleh kosong{field, select, undefined {} other { ({field})}}. Isi lalu coba lagi.',
  'field-format':
    'Format kolom ini salah{field, select, undefined {} other { ({field})}}. Perbaiki lalu coba lagi.',
  'password-common': 'Kata sandi ini terlalu umum. Pilih kata sandi lain.',
  'passwords-differ': 'Kedua isian berbeda. Ketik ulang konfirmasinya.',
  'age-below-limit':
    'Anda harus {age, select, undefined {cukup umur} other {berusia minimal {age} tahun}} untuk mendaftar di sini.',
  'affiliate-code-wrong': 'Kode undangan ini tidak valid. Perbaiki atau kosongkan.',
  'payment-password-set':
    'Anda sudah mengatur kata sandi pembayaran. Gunakan, atau ubah di Akun saya.',
  'payment-password-same-as-login':
    'Kata sandi pembayaran tidak boleh sama dengan kata sandi masuk. Pilih yang lain.',
  'account-closed': 'Akun ini sudah ditutup. Hubungi layanan pelanggan jika ada pertanyaan.',
  'player-excluded':
    'Kami tidak dapat membuka akun untuk Anda karena Anda tercatat dalam daftar pengecualian diri.',
  'phone-invalid': 'Harap masukkan nomor telepon yang benar.',
  'phone-token-wrong':
    'Konfirmasi telepon tidak cocok dengan nomor ini atau sudah kedaluwarsa. Verifikasi ulang nomornya.',
  'mobile-taken':
    'Nomor ponsel ini milik akun lain. Gunakan nomor lain atau pulihkan akun tersebut.',
  'email-taken':
    'Alamat email ini milik akun lain. Gunakan alamat lain atau pulihkan akun tersebut.',
  'person-registered': 'Anda sudah punya akun di sini. Masuk dengan akun itu, atau pulihkan.',
  'referral-code-wrong': 'Kode referensi ini tidak valid. Perbaiki atau kosongkan.',
  'terms-missing': 'Silakan setujui ketentuan dan pemberitahuan privasi yang berlaku.',
  'code-wrong':
    'Kode verifikasi salah. {left, select, undefined {Periksa lalu coba lagi.} other {Sisa percobaan: {left}.}}',
  'code-expired': 'Kode verifikasi ini sudah tidak berlaku. Minta kode baru.',
  'code-blocked':
    'Anda meminta terlalu banyak kode. Coba lagi dalam {minutes, select, undefined {5} other {{minutes}}} menit.',
  'code-not-sent':
    'Kode tidak dapat dikirim{reason, select, undefined {} other {: {reason}}}. Coba lagi nanti atau pilih cara lain.',
  'ticket-spent': 'Login tersimpan sudah kedaluwarsa. Masukkan kata sandi Anda.',
  'challenge-spent':
    'Proses masuk ini terlalu lama atau terlalu sering dicoba. Silakan mulai lagi.',
  'work-missing':
    'Perangkat ini belum kami kenal, jadi harus menyelesaikan tugas kecil dahulu. Silakan masuk lagi.',
  'second-factor-missing': 'Masukkan faktor kedua Anda.',
  'factor-code-wrong': 'Kode ini salah atau sudah dipakai. Tunggu kode baru lalu coba lagi.',
  'factor-locked':
    'Terlalu banyak kode salah. Coba lagi {minutes, select, undefined {nanti} other {sekitar {minutes} menit lagi}}.',
  'factor-not-set-up':
    'Faktor kedua belum disiapkan. Siapkan aplikasi autentikator atau kunci sandi terlebih dahulu.',
  'totp-already-on':
    'Aplikasi autentikator sudah disiapkan. Hapus dulu untuk menyiapkan yang lain.',
  'totp-not-begun': 'Penyiapan ini terlalu lama. Mulai lagi.',
  'passkey-unknown': 'Kunci sandi ini sudah dihapus. Muat ulang halaman.',
  'passkey-limit-reached': 'Jumlah kunci sandi Anda sudah maksimal. Hapus satu dulu.',
  'passkey-refused': 'Kunci sandi tidak diterima. Coba lagi atau pilih cara lain.',
  'old-password-wrong': 'Kata sandi lama salah. Periksa lalu coba lagi.',
  'password-unchanged': 'Kata sandi baru sama dengan yang lama. Pilih yang lain.',
  'username-email-not-found':
    'Nama pengguna/email tidak ditemukan. Periksa keduanya lalu coba lagi.',
  'recovery-spent': 'Tautan pemulihan ini sudah kedaluwarsa atau sudah dipakai. Minta yang baru.',
  'contact-not-verified': 'Tambahkan dan verifikasi kontak ini dulu.',
  'field-fixed':
    'Data ini sudah diisi dan tidak dapat diubah di sini{field, select, undefined {} other { ({field})}}. Hubungi layanan pelanggan untuk memperbaikinya.',
  'icon-unknown': 'Ikon ini tidak tersedia. Pilih salah satu yang ditampilkan.',
  'session-unknown': 'Sesi ini sudah berakhir.',
  'identity-not-open': 'Dokumen Anda sedang diperiksa atau sudah diterima.',
  'identity-missing': 'Verifikasi identitas Anda dulu dengan foto dokumen.',
  'terms-due': 'Ketentuan kami telah berubah. Setujui untuk melanjutkan.',
  'picture-missing': 'Unggah foto dokumen terlebih dahulu.',
  'picture-unreadable':
    'Gambar ini tidak dapat dibaca. Gunakan gambar PNG, JPEG, atau WebP paling besar {megabytes, select, undefined {5} other {{megabytes}}} MB.',
  // wallet
  'amount-invalid': 'Jumlah ini tidak valid. Masukkan angka dengan paling banyak dua desimal.',
  'amount-below-minimum':
    'Jumlahnya terlalu kecil. {minimum, select, undefined {Masukkan jumlah yang lebih besar.} other {Minimal {minimum}.}}',
  'amount-above-maximum':
    'Jumlahnya terlalu besar. {maximum, select, undefined {Masukkan jumlah yang lebih kecil.} other {Maksimal {maximum}.}}',
  'balance-too-low': 'Saldo Anda tidak cukup. Kurangi jumlahnya atau lakukan deposit.',
  'channel-unknown': 'Metode deposit ini tidak tersedia lagi. Pilih yang lain.',
  'channel-closed':
    'Metode deposit ini sedang tutup. {opens, select, undefined {Pilih yang lain.} other {Buka pukul {opens}.}}',
  'channel-provider-unknown':
    'Penyedia pembayaran ini tidak terhubung. Pilih yang terhubung, atau “house” untuk rekening kami sendiri.',
  'channel-limits-wrong':
    'Batasnya tidak valid. Minimum tidak boleh melebihi maksimum, dan jumlah cepat harus di antaranya.',
  'channel-account-missing':
    'Transfer manual memerlukan setidaknya satu rekening kami yang aktif untuk setiap banknya.',
  'channel-network-missing': 'Deposit kripto memerlukan jaringan dan jumlah konfirmasi.',
  'deposit-channel-changed':
    'Orang lain telah mengubah metode deposit. Muat ulang daftarnya lalu coba lagi.',
  'promotion-not-offered':
    'Promosi ini tidak tersedia untuk deposit ini. Pilih yang lain atau lanjutkan tanpa promosi.',
  'deposit-not-found': 'Deposit tersebut tidak ada. Periksa daftarnya.',
  'deposit-not-open': 'Deposit ini sudah diputuskan. Muat ulang daftarnya.',
  'deposit-not-credited': 'Tanda terima hanya tersedia untuk deposit yang sudah masuk.',
  'deposit-credited': 'Deposit ini sudah masuk. Periksa riwayat transaksi Anda.',
  'proof-limit-reached':
    'Anda sudah mengirim jumlah gambar maksimal untuk deposit ini. Staf kami sedang memeriksanya.',
  'deposit-report-open':
    'Anda sudah melaporkan deposit ini. Kami sedang memeriksanya dan akan menjawab di kotak masuk Anda.',
  'deposit-report-limit-reached':
    'Anda memiliki terlalu banyak laporan terbuka. Tunggu sampai salah satunya kami jawab.',
  'deposit-report-not-found': 'Laporan tersebut tidak ada. Muat ulang daftarnya.',
  'deposit-report-answered': 'Laporan ini sudah dijawab. Muat ulang daftarnya.',
  'provider-unavailable':
    'Penyedia pembayaran tidak merespons. Dana Anda tidak dipotong. Coba lagi nanti atau pilih metode lain.',
  'signature-wrong': 'Tanda tangan pesan ini salah. Pesan tidak diproses.',
  'payment-unknown': 'Pembayaran tersebut tidak ada. Pesan tidak diproses.',
  'payment-password-missing':
    'Anda belum memiliki kata sandi pembayaran. Atur dahulu di Akun saya.',
  'payment-password-wrong':
    'Kata sandi pembayaran salah. {attemptsLeft, select, undefined {Periksa lalu coba lagi.} other {Sisa percobaan: {attemptsLeft}.}}',
  'payment-password-locked':
    'Kata sandi pembayaran terlalu sering salah dan terkunci{minutes, select, undefined {} other { selama sekitar {minutes} menit lagi}}. Coba lagi nanti.',
  'bank-card-not-found':
    'Tujuan penarikan ini tidak ada di daftar Anda. Pilih salah satu milik Anda.',
  'bank-unknown': 'Kami tidak dapat membayar ke bank atau dompet digital ini. Pilih dari daftar.',
  'account-number-wrong':
    'Nomor rekening atau alamat ini tidak valid. Periksa setiap angka dan huruf, atau salin ulang.',
  'bank-card-exists':
    'Tujuan penarikan ini sudah ada di daftar Anda. Gunakan atau tambahkan yang lain.',
  'bank-card-in-use':
    'Masih ada penarikan ke tujuan ini. Anda dapat menghapusnya setelah penarikan itu selesai.',
  'bank-card-limit-reached':
    'Anda sudah mencapai jumlah maksimal tujuan penarikan. Gunakan salah satunya, atau hapus satu dulu.',
  'debt-open':
    'Anda berutang{debt, select, undefined {} other { {debt}}} karena deposit ditarik kembali atau hasil undian dikoreksi. Kemenangan melunasinya lebih dulu; setelah itu Anda dapat menarik dana.',
  'turnover-not-met':
    'Turnover deposit Anda belum terpenuhi. {turnover, select, undefined {Pasang taruhan lagi terlebih dahulu.} other {Sisa turnover: {turnover}.}}',
  'bonus-not-found': 'Bonus tersebut tidak ada. Periksa daftarnya.',
  'bonus-not-open': 'Bonus ini sudah tidak aktif.',
  'bonus-not-proposed': 'Bonus ini tidak sedang menunggu keputusan.',
  'bonus-changed': 'Bonus telah berubah. Periksa lagi jumlahnya.',
  'bonus-stake-too-high':
    'Selama bonus Anda aktif, taruhan {maximum, select, undefined {hanya boleh setinggi ketentuannya} other {paling tinggi {maximum}}}. Turunkan taruhan, atau batalkan bonus.',
  'weights-changed': 'Orang lain telah menyimpan bobot ini. Muat ulang lalu coba lagi.',
  'withdrawal-count-reached':
    'Anda sudah memakai semua {count, select, undefined {} other {{count} }}penarikan untuk hari ini. Anda dapat menarik lagi besok.',
  'withdrawal-sum-reached':
    'Jumlah ini melebihi batas penarikan per hari. {left, select, undefined {Coba jumlah yang lebih kecil.} other {Sisa hari ini: {left}.}}',
  'withdrawal-fee-changed':
    'Biayanya berubah{fee, select, undefined {} other { menjadi {fee}}}. Periksa jumlah yang Anda terima, lalu kirim permintaan lagi.',
  'refund-source-first':
    '{amount, select, undefined {Deposit Anda} other {{amount}}} harus kembali dulu ke {bank, select, undefined {rekening asalnya} other {{bank}}}. Pilih rekening itu.',
  'part-not-found': 'Bagian penarikan tersebut tidak ada. Muat ulang halamannya.',
  'part-not-open': 'Bagian ini sedang dibayar. Muat ulang halamannya.',
  'part-not-paid': 'Bagian ini belum dibayarkan. Konfirmasikan setelah dana diterima.',
  'part-too-small':
    'Ada bagian yang terlalu kecil. Minimal {minimum, select, undefined {sebesar satu deposit} other {{minimum}}}.',
  'parts-sum-wrong':
    'Jumlah semua bagian harus {amount, select, undefined {sama dengan yang dibayarkan} other {{amount}}}{sum, select, undefined {} other {, bukan {sum}}}.',
  'receipt-answer-missing': 'Jawab apakah dananya sudah Anda terima.',
  'proof-missing': 'Tambahkan gambar riwayat rekening Anda, misalnya daftar mutasi terakhir.',
  'payment-dispute-not-found': 'Pembayaran tersebut tidak ada. Muat ulang halamannya.',
  'dispute-decided': 'Sengketa ini sudah diputuskan. Anda tidak dapat lagi menambahkan pesan.',
  'dispute-waits-for-answers':
    'Pembayar masih bisa menjawab. Putuskan setelah pembayar menjawab atau waktunya habis.',
  'evidence-empty': 'Tulis sesuatu atau tambahkan gambar.',
  'evidence-too-often': 'Anda sudah mencapai jumlah pesan maksimal. Tunggu keputusannya.',
  'c2c-off': 'Pembayaran antaranggota sedang tidak tersedia. Pilih metode lain.',
  'c2c-blocked':
    'Anda membatalkan atau tidak melakukan pembayaran yang Anda terima. Untuk sementara Anda tidak dapat menerima pembayaran lain.',
  'c2c-unpaid':
    'Anda masih memiliki pembayaran ke anggota lain yang belum selesai. Bayar atau batalkan dulu.',
  'c2c-offer-gone': 'Anggota lain baru saja menerima pembayaran ini. Pilih yang lain.',
  'c2c-deposit-not-found': 'Deposit tersebut tidak ada. Muat ulang halamannya.',
  'c2c-not-waiting': 'Deposit ini tidak lagi menunggu pembayaran Anda. Jangan membayarnya.',
  'withdrawal-not-found': 'Penarikan tersebut tidak ada. Periksa daftarnya.',
  'withdrawal-not-pending': 'Penarikan ini sudah diputuskan. Muat ulang daftarnya.',
  'held-return-not-found': 'Pengembalian yang ditahan itu tidak ada. Muat ulang daftarnya.',
  'held-return-decided': 'Pengembalian ini sudah diputuskan. Muat ulang daftarnya.',
  'deposits-suspended':
    'Terlalu banyak deposit yang gagal, jadi deposit Anda ditangguhkan. Hubungi layanan pelanggan untuk membukanya.',
  'deposit-means-blocked':
    'Terlalu banyak deposit dengan metode ini yang gagal. Pilih metode lain, atau coba lagi besok.',
  'limit-prompt-due': 'Jawab dahulu pertanyaan tentang batas deposit.',
  'limit-prompt-required': 'Pasang batas deposit, atau pilih “Tanpa batas”.',
  'limit-raise-unknown':
    'Tidak ada batas lebih tinggi yang menunggu konfirmasi Anda. Muat ulang halaman.',
  'limit-level-unknown': 'Tingkat VIP tersebut tidak ada. Muat ulang daftarnya.',
  'deposit-block-unknown': 'Deposit anggota ini tidak diblokir. Muat ulang halaman.',
  'transfers-off': 'Transfer ke anggota lain tidak tersedia untuk akun Anda.',
  'transfer-not-downline':
    'Anda tidak dapat mengirim uang ke anggota ini: ia tidak berada di bagian tim Anda.',
  'transfer-no-upline': 'Tidak ada agen di atas Anda yang dapat dikirimi uang.',
  'transfer-receiver-closed':
    'Akun ini saat ini tidak dapat menerima jumlah tersebut. Tidak ada yang dikirim.',
  'transfer-count-reached': 'Anda sudah mencapai jumlah transfer untuk hari ini. Coba lagi besok.',
  'transfer-limit-reached':
    'Jumlah ini melebihi batas transfer harian Anda. {remaining, select, undefined {Masukkan jumlah yang lebih kecil.} other {Hari ini Anda masih dapat mengirim {remaining}.}}',
  'transfer-unknown': 'Transfer tersebut tidak ada. Muat ulang daftarnya.',
  'transfer-reversed': 'Transfer ini sudah ditarik kembali. Muat ulang daftarnya.',
  'transfer-money-gone':
    'Penerima tidak lagi memiliki uang ini, jadi tidak dapat dikembalikan. Tidak ada yang diubah.',
  'withdrawal-not-approved': 'Penarikan ini belum disetujui. Setujui sebelum membayarnya.',
  'withdrawal-not-paid': 'Penarikan ini belum dibayarkan. Konfirmasikan setelah dana diterima.',
  'receipt-already-confirmed':
    'Penarikan ini sudah Anda konfirmasi. Tidak ada lagi yang perlu dilakukan.',
  'record-changed': 'Penarikan ini berubah sejak Anda membukanya. Periksa lagi.',
  'member-owes':
    'Anggota ini masih berutang {debt, select, undefined {uang} other {{debt}}}, jadi tidak ada yang dibayarkan. Tolak penarikan ini, atau tunggu sampai utangnya lunas.',
  'signatures-needed': 'Penarikan ini harus ditandatangani dua orang dulu.',
  'deposit-settled-already': 'Deposit ini sudah dikreditkan.',
  'deposit-not-settled': 'Deposit ini belum dikreditkan, jadi tidak ada yang perlu dibatalkan.',
  'adjustment-proof-missing': 'Masukkan bukti bahwa dana sudah masuk.',
  'adjustment-waiting-already': 'Koreksi deposit ini sudah diusulkan.',
  'adjustment-not-found': 'Koreksi itu tidak ada, atau belum dibukukan.',
  'adjustment-decided': 'Koreksi ini sudah diputuskan.',
  'case-claimed':
    '{name, select, undefined {Orang lain} other {{name}}} sedang memeriksa penarikan ini.',
  'pay-not-allowed': 'Anda tidak memiliki izin untuk membayar penarikan.',
  'withdrawal-rules-changed': 'Orang lain telah mengubah aturan. Muat ulang lalu coba lagi.',
  'reason-text-missing': 'Tulis alasannya setidaknya dalam bahasa Inggris.',
  'remark-missing': 'Tulis alasan penolakan. Anggota akan membacanya.',
  'bulk-unknown': 'Pratinjau ini sudah tidak ada. Buat yang baru.',
  'reason-unknown': 'Alasan ini tidak ada di daftar.',
  'reasons-too-many': 'Daftar alasan penuh. Hapus beberapa dulu.',
  'handover-waiting': 'Serah terima Anda yang terakhir belum diterima.',
  'handover-unknown': 'Serah terima ini tidak ada.',
  'handover-accepted': 'Serah terima ini sudah diterima.',
  'rule-approves-all': 'Aturan yang menyetujui memerlukan syarat “Jumlah paling banyak”.',
  'rule-twice': 'Dua aturan memiliki id yang sama. Ubah salah satunya.',
  'days-wrong': 'Pilih tanggal yang valid, paling lama satu tahun.',
  'provider-unknown': 'Penyedia itu tidak ada, atau tidak menyediakan file harian.',
  'difference-unknown': 'Selisih ini tidak ada.',
  'difference-closed': 'Selisih ini sudah ditutup.',
  'receipt-disputed':
    'Anda melaporkan bahwa penarikan ini belum diterima. Layanan pelanggan sedang menelusurinya.',
  // wagering and games
  'deposit-limit-reached':
    '{whose, select, operator {Deposit ini akan melebihi batas deposit kami untuk akun Anda.} other {Deposit ini akan melebihi batas yang Anda tetapkan.}} {remaining, select, undefined {Masukkan jumlah yang lebih kecil.} none {Anda dapat deposit lagi setelah batas diperbarui.} other {Anda masih dapat deposit {remaining}.}}',
  'stake-limit-reached':
    'Taruhan ini akan melebihi batas yang Anda tetapkan. Kurangi taruhan atau tunggu sampai batas diperbarui.',
  'loss-limit-reached':
    'Anda telah mencapai batas kerugian. Anda dapat bermain lagi setelah batas diperbarui.',
  'spend-limit-reached':
    'Anda telah mencapai batas pengeluaran. Anda dapat bermain lagi setelah batas diperbarui.',
  'session-limit-reached':
    'Anda telah mencapai batas waktu. Beristirahatlah dan kembali lagi nanti.',
  'player-on-break':
    'Anda sedang beristirahat dari permainan{until, select, undefined {} other { sampai {until}}}. Istirahat berakhir sendiri dan tidak dapat dipersingkat.',
  'self-excluded':
    'Anda telah mengecualikan diri dari permainan{until, select, undefined {} other { sampai {until}}}. Ini tidak dapat diakhiri lebih awal. Saldo Anda tetap dapat ditarik.',
  'session-budget-due': 'Tetapkan dulu anggaran uang dan waktu untuk sesi ini.',
  'reality-check-due':
    'Periksa berapa lama Anda bermain dan berapa biayanya. Lalu putuskan apakah Anda melanjutkan.',
  'reality-check-locked':
    'Permainan dijeda. {minutes, select, undefined {Tunggu sebentar.} other {Anda dapat melanjutkan dalam sekitar {minutes} menit.}}',
  'round-unknown': 'Putaran tersebut tidak ada di akun Anda. Periksa riwayat taruhan.',
  'choice-not-allowed': 'Pilihan ini tidak tersedia untuk taruhan ini. Pilih yang lain.',
  'step-not-allowed': 'Langkah ini tidak bisa dilakukan sekarang. Pilih langkah lain.',
  'hand-over': 'Putaran ini sudah berakhir.',
  'hand-moved-on':
    'Putaran ini sudah berlanjut di jendela lain. Keadaannya saat ini ditampilkan di sini.',
  'free-bet-unknown': 'Anda tidak lagi memiliki taruhan gratis ini. Tidak ada yang dipertaruhkan.',
  'free-rounds-unknown': 'Putaran gratis itu sudah tidak ada. Tidak ada yang dipertaruhkan.',
  'round-open': 'Putaran sebelumnya masih terbuka. Selesaikan dahulu.',
  'issue-not-open': 'Undian ini belum dibuka. Tidak ada taruhan yang dipasang.',
  'issue-unknown': 'Undian ini tidak ada.',
  'issue-closed': 'Undian ini sudah ditutup. Tidak ada taruhan yang dipasang.',
  'play-off': 'Jenis taruhan ini sedang tidak tersedia. Tidak ada taruhan yang dipasang.',
  'slip-refused':
    '{slip, select, undefined {Sebuah slip} other {Slip {slip}}} tidak dapat diterima{reason, select, undefined {} other {: {reason}}}. Tidak ada taruhan yang dipasang.',
  'number-closed':
    '{number, select, undefined {Sebuah nomor} other {Nomor {number}}} pada {slip, select, undefined {sebuah slip} other {slip {slip}}} tidak menerima taruhan lagi untuk undian ini. Tidak ada taruhan yang dipasang.',
  'chase-refused':
    'Taruhan beruntun ini tidak dapat diterima{reason, select, undefined {} other {: {reason}}}. Tidak ada taruhan yang dipasang.',
  'total-differs':
    '{total, select, undefined {Totalnya berbeda} other {Totalnya {total}, bukan {told}}}. Periksa slip Anda. Tidak ada taruhan yang dipasang.',
  'too-many-slips':
    'Satu pesanan dapat memuat {most, select, undefined {lebih sedikit} other {paling banyak {most}}} slip.',
  'exposure-limit-reached':
    'Pilihan ini sudah habis untuk undian ini. Pilih angka lain atau kurangi taruhan.',
  'stakes-closed': 'Taruhan untuk putaran ini sudah ditutup. Tidak ada taruhan yang dipasang.',
  'round-slips-reached':
    'Anda sudah mencapai jumlah taruhan maksimal di putaran ini. Tidak ada taruhan yang dipasang.',
  'round-sold-out':
    'Putaran ini tidak menerima taruhan sebesar ini lagi. Tidak ada taruhan yang dipasang. Coba taruhan lebih kecil.',
  'slip-unknown': 'Anda tidak memiliki taruhan seperti itu di putaran ini.',
  'flight-not-begun': 'Belum bisa dicairkan. Anda dapat mencairkan mulai 1,01×.',
  'flight-unknown': 'Penerbangan itu tidak ada.',
  'flight-cancelled': 'Penerbangan ini sudah dibatalkan.',
  'flight-drawn': 'Penerbangan ini sudah memiliki hasil dan tidak dapat dibatalkan.',
  'flight-not-late':
    'Penerbangan ini masih dapat diundi. Hanya yang terlambat yang dapat dibatalkan.',
  'flight-over':
    'Penerbangan sudah berakhir sebelum pencairan Anda sampai di server. Taruhan ini kalah.',
  'lottery-blocked':
    'Lotre tidak tersedia untuk akun Anda. Tidak ada taruhan yang dipasang. Jika ada pertanyaan, hubungi kami.',
  'lottery-limit-reached':
    'Pesanan ini akan melebihi batas akun Anda{most, select, undefined {} other { ({most})}}. Tidak ada taruhan yang dipasang. Kurangi taruhan.',
  'order-unknown': 'Pesanan ini tidak ada.',
  'order-not-open': 'Pesanan ini tidak dapat dibatalkan lagi.',
  'group-out-of-range':
    '{least, select, undefined {Grup hadiah ini tidak tersedia.} other {Grup hadiah ini tidak tersedia. Pilih dari {least} sampai {most}.}}',
  'group-off-step':
    '{step, select, undefined {Grup hadiah ini tidak sesuai langkahnya.} other {Grup hadiah naik setiap {step}. Pilih {below} atau {above}.}}',
  'group-not-below-parent':
    '{most, select, undefined {Grup hadiah ini terlalu tinggi untuk anggota ini.} other {Grup hadiah tertinggi untuk anggota ini adalah {most}.}}',
  'group-below-team':
    '{least, select, undefined {Grup hadiah ini lebih rendah dari salah satu di tim anggota ini.} other {Ada anggota tim ini yang memiliki grup {least}. Pilih grup ini atau yang lebih tinggi.}}',
  'play-unknown': 'Lotre ini tidak memiliki jenis taruhan itu.',
  'schedule-invalid':
    'Jadwal tidak valid. {reason, select, no_draws {Tidak ada undian di dalamnya.} sessions_overlap {Sesinya bertumpuk.} closes_before_it_opens {Sebuah undian akan ditutup sebelum dibuka.} a_day_runs_into_the_next {Satu hari bertumpuk dengan hari berikutnya.} the_name_has_no_number {Pola nama tidak memuat nomor.} the_name_is_too_long {Namanya akan terlalu panjang.} two_days_would_have_the_same_names {Dua hari akan memiliki nama yang sama.} two_years_would_have_the_same_names {Dua tahun akan memiliki nama yang sama.} a_holiday_ends_before_it_begins {Sebuah periode tanpa undian berakhir sebelum dimulai.} an_extra_day_is_before_the_first {Hari undian tambahan mendahului hari lotre pertama.} a_day_does_not_exist {Ada tanggal yang tidak ada.} other {Periksa kembali.}} Tidak ada yang diubah.',
  'lottery-terms-invalid':
    'Ketentuan ini tidak valid. {reason, select, groups_out_of_order {Grup hadiah terendah lebih tinggi daripada yang tertinggi.} group_not_even {Grup hadiah naik setiap 2.} cap_below_ticket {Batas pembayaran per undian lebih rendah daripada per slip.} exposure_below_cap {Batas per hasil lebih rendah daripada batas pembayaran per slip.} amount_zero {Ada jumlah yang bernilai nol.} amount_too_high {Ada jumlah yang terlalu tinggi.} amount {Jumlah memuat paling banyak dua desimal, odds paling banyak empat.} price_fixed {Harga lotre ini tetap.} tiers_differ {Jenis taruhan ini memakai odds lain.} push_changed {Taruhan yang dikembalikan memiliki odds 1.} other {Periksa kembali.}} Tidak ada yang diubah.',
  'limited-numbers-changed':
    'Orang lain telah mengubah nomor-nomor ini. Muat ulang lalu ulangi perubahan Anda.',
  'limited-number-invalid':
    '{number, select, undefined {Sebuah nomor} other {“{number}”}} tidak dapat dibatasi: nomor itu berulang, jumlah digitnya salah, atau jenis taruhannya tidak memakai nomor tunggal. Tidak ada yang diubah.',
  'return-out-of-range':
    'Pengembaliannya di luar batas{percent, select, undefined {} other {: nilainya akan menjadi {percent}%, tetapi harus antara {least}% dan {most}%}}. Tidak ada yang diubah.',
  'drawn-by-us':
    'Baize mengundi lotre ini sendiri. Hasilnya tidak dapat dimasukkan atau dikoreksi.',
  'result-too-early': 'Undian ini belum berlangsung.',
  'result-known': 'Undian ini sudah memiliki hasil. Hasil itu hanya dapat dikoreksi.',
  'result-same': 'Angka ini sudah menjadi hasil undian tersebut.',
  'result-invalid':
    'Angka ini tidak dapat menjadi hasil. {reason, select, places_wrong {Jumlah angkanya tidak tepat.} number_unknown {Salah satu angka tidak ada dalam permainan ini.} number_repeated {Sebuah angka muncul dua kali.} other {Periksa kembali.}}',
  'numbers-differ':
    'Angka ini berbeda dari yang dimasukkan pertama. Tidak ada yang diubah. Periksa kedua isian.',
  'issue-drawn': 'Undian ini sudah memiliki hasil dan tidak dapat dibatalkan.',
  'issue-not-drawn': 'Undian ini belum memiliki hasil.',
  'issue-settling': 'Undian ini sedang diselesaikan. Coba lagi sebentar.',
  'issue-cancelled': 'Undian ini sudah dibatalkan.',
  'proposal-unknown': 'Usulan ini tidak ada.',
  'proposal-closed': 'Usulan ini sudah diputuskan.',
  'proposal-waits': 'Sebuah usulan masih menunggu orang kedua. Putuskan usulan itu dahulu.',
  'seed-rotation-blocked':
    'Seed tidak dapat diganti selama ada putaran terbuka. Selesaikan putaran dahulu.',
  'seed-not-committed':
    'Anda belum melihat seed server berikutnya. Buka halaman Keadilan permainan terlebih dahulu.',
  'game-unknown': 'Permainan ini tidak tersedia. Pilih yang lain.',
  'game-off': 'Permainan ini sedang tidak tersedia. Pilih yang lain.',
  'game-unverified':
    'Permainan kami dijeda selama kodenya diperiksa. Uang Anda aman. Coba lagi nanti.',
  'game-maintenance':
    'Permainan ini sedang dalam pemeliharaan. Pilih yang lain atau kembali lagi nanti.',
  'demo-not-offered': 'Permainan ini tidak tersedia dalam mode demo.',
  'vendor-unavailable':
    'Penyedia permainan ini tidak merespons. Coba sebentar lagi atau pilih permainan lain.',
  'favourites-full': 'Daftar favorit Anda penuh. Hapus satu permainan dahulu.',
  'picture-unknown': 'Gambar itu tidak ada.',
  'category-unknown': 'Kategori itu tidak ada.',
  'vendor-unknown': 'Penyedia itu tidak ada.',
  'notice-unknown': 'Pengumuman itu tidak ada. Muat ulang daftarnya.',
  'article-unknown': 'Artikel itu tidak ada.',
  'article-not-house': 'Tidak ada teks bawaan untuk artikel ini.',
  'article-incomplete': 'Tulis judul dan teks dalam setiap bahasa.',
  'feedback-length':
    'Masukan Anda harus berisi {min, select, undefined {lebih banyak atau lebih sedikit kata} other {{min} sampai {max} kata}}.',
  'feedback-too-often': 'Anda terlalu sering mengirim masukan. Tunggu satu jam.',
  'feedback-unknown': 'Masukan itu tidak ada.',
  'feedback-answered': 'Masukan ini sudah dijawab.',
  'language-unknown': 'Bahasa ini tidak tersedia.',
  'notice-untitled': 'Beri pengumuman judul dalam sedikitnya satu bahasa.',
  'notice-dates-crossed': 'Tanggal akhir lebih awal daripada tanggal mulai. Ubah salah satunya.',
  'vip-levels-changed': 'Orang lain telah mengubah tingkat. Muat ulang lalu ulangi perubahan Anda.',
  'vip-level-unknown': 'Tingkat itu tidak ada. Muat ulang halaman.',
  'vip-emblem-twice':
    '{level, select, undefined {Sebuah tingkat} other {Tingkat {level}}} memakai lencana yang sudah dipakai tingkat lain.',
  'vip-levels-not-ascending':
    '{level, select, undefined {Sebuah tingkat} other {Tingkat {level}}} harus mensyaratkan lebih dari tingkat di bawahnya. Setiap tingkat memerlukan turnover lebih besar, dan syarat depositnya tidak boleh lebih rendah.',
  'vip-keep-too-high':
    '{level, select, undefined {Sebuah tingkat} other {Tingkat {level}}} tidak boleh mensyaratkan turnover lebih besar untuk bertahan daripada untuk mencapainya, dan tidak boleh kurang dari tingkat di bawahnya.',
  'vip-benefit-falling':
    '{level, select, undefined {Sebuah tingkat} other {Tingkat {level}}} tidak boleh memiliki keuntungan lebih kecil daripada tingkat di bawahnya atau anggota tanpa tingkat.',
  'vip-contact-invalid':
    'Kontak {level, select, undefined {sebuah tingkat} other {tingkat {level}}} harus diawali https://, mailto: atau tel: dan lengkap.',
  'vip-level-held':
    '{level, select, undefined {Tingkat itu} other {Tingkat {level}}} memiliki anggota dan tidak dapat dihapus.',
  'vip-until-invalid': 'Pilih hari setelah hari ini, dalam satu tahun.',
  'vip-not-set': 'Staf belum menetapkan tingkat untuk anggota ini.',
  'jackpot-unknown': 'Jackpot itu tidak ada.',
  'jackpot-terms-invalid':
    'Ketentuan ini tidak valid: batas atas harus di atas modal awal, dan jackpot misteri memerlukan kontribusi.',
  'jackpot-ceiling-lowered':
    'Batas atas tidak dapat diturunkan karena sudah diumumkan kepada pemain.',
  'order-incomplete': 'Daftar sudah tidak terbaru. Muat ulang lalu atur urutannya lagi.',
  'launch-mode-unknown': 'Permainan tidak dapat dibuka dengan cara ini. Buka kembali dari lobi.',
  'launch-used': 'Tautan permainan ini sudah dipakai. Buka kembali dari lobi.',
  'game-open-elsewhere':
    'Anda membuka slot di jendela lain. Anda hanya dapat memainkan satu slot pada saat yang sama.',
  'rules-changed':
    'Aturan permainan ini telah berubah, jadi tidak ada taruhan yang dipasang. Buka lagi permainan untuk bermain dengan aturan baru.',
  'stake-not-offered':
    'Nilai taruhan ini tidak tersedia di permainan ini. Pilih salah satu yang ditampilkan.',
  'stake-too-high':
    'Taruhan ini melebihi maksimum untuk satu putaran slot. Pilih taruhan yang lebih rendah.',
  // vendors
  'token-unknown': 'Tidak ada permainan terbuka dengan token ini. Buka kembali dari lobi.',
  'token-expired': 'Sesi permainan ini sudah berakhir. Buka kembali dari lobi.',
  'player-unknown': 'Pemain ini belum pernah membuka permainan Anda.',
  'currency-differs': 'Mata uangnya berbeda dari saat permainan ini dibuka.',
  'bet-unknown': 'Tidak ada taruhan seperti itu dalam putaran ini.',
  'bet-rolled-back': 'Taruhan ini sudah dibatalkan dan tidak berlaku lagi.',
  'round-closed': 'Putaran ini sudah berakhir. Mulailah putaran baru.',
  'round-paid': 'Putaran ini sudah dibayar, jadi taruhan terakhirnya tidak dapat dibatalkan.',
  'wallet-unknown': 'Dompet ini sedang tidak menerima transfer.',
  'address-invalid':
    'Ini bukan alamat server yang valid. Awali dengan https:// lalu periksa kembali.',
  'key-invalid':
    'Kunci ini tidak valid. Rahasia minimal 32 karakter; kunci publik berupa RSA minimal 2048 bit dalam PEM.',
  'key-missing': 'Kunci penyedia ini belum ada. Masukkan terlebih dahulu.',
  // chat
  'chat-room-unknown': 'Ruang ini tidak ada.',
  'chat-room-closed': 'Ruang ini ditutup untuk pesan baru.',
  'chat-room-unnamed': 'Beri ruang ini nama dalam setidaknya satu bahasa.',
  'chat-paused':
    'Anda tidak dapat memakai ruang obrolan selama istirahat atau pengecualian diri. Layanan pelanggan tetap tersedia.',
  'chat-banned':
    'Anda tidak dapat memakai ruang obrolan saat ini. Hubungi layanan pelanggan untuk penjelasan.',
  'chat-muted':
    'Anda tidak dapat menulis di ruang obrolan saat ini. Hubungi layanan pelanggan untuk penjelasan.',
  'chat-rules-due': 'Baca dan setujui aturan obrolan terlebih dahulu.',
  'chat-phone-needed': 'Verifikasi nomor ponsel Anda untuk menulis di sini.',
  'chat-deposit-needed': 'Hanya anggota yang pernah melakukan deposit yang dapat menulis di sini.',
  'chat-text-empty': 'Tulis pesan terlebih dahulu.',
  'chat-text-long':
    'Pesan ini terlalu panjang{max, select, undefined {} other {: paling banyak {max} karakter}}.',
  'chat-words-blocked': 'Pesan ini berisi kata yang diblokir. Ubah lalu kirim lagi.',
  'chat-too-often': 'Anda mengirim pesan terlalu cepat. Tunggu sebentar lalu kirim lagi.',
  'chat-slow':
    'Ruang ini dalam mode lambat. {seconds, select, undefined {Tunggu sebentar lalu kirim lagi.} other {Kirim lagi dalam {seconds} dtk.}}',
  'chat-repeated': 'Anda baru saja mengirim pesan yang sama.',
  'chat-message-unknown': 'Pesan ini sudah tidak ada.',
  'chat-message-own': 'Ini pesan Anda sendiri. Anda hanya dapat melaporkan pesan orang lain.',
  'chat-writer-unknown': 'Anda tidak menyembunyikan orang ini.',
  'chat-reports-many':
    'Anda sudah melaporkan banyak pesan. Staf kami sedang memeriksanya. Tunggu satu jam.',
  'chat-sanction-unknown': 'Bisu atau larangan ini tidak ada, atau sudah selesai.',
  'chat-thread-unknown': 'Percakapan ini tidak ada.',
  'chat-thread-taken':
    'Percakapan ini ditangani staf lain{by, select, undefined {} other {: {by}}}. Ambil alih lebih dahulu.',
  // brand
  'brand-file-unknown': 'File merek itu tidak ada. Muat ulang halaman.',
  'contrast-too-low':
    'Warna ini sulit dibaca{theme, select, undefined {} other { pada tema {theme, select, dark {gelap} other {terang}}: {text} di atas {ground} berkontras {ratio} dan perlu {least}}}. Tidak ada yang disimpan.',
  'icon-not-square':
    'Ikon harus persegi dan lebarnya paling sedikit 192 piksel. Pilih gambar lain.',
  'web-address-invalid':
    'Alamat web ini tidak valid{address, select, undefined {} other {: {address}}}. Alamat harus diawali https:// dan tidak memuat nama pengguna atau kata sandi.',
  'contact-twice': 'Setiap jenis kontak hanya boleh satu kali. Hapus yang kedua.',
  'package-invalid':
    'Data paket tidak valid. Namanya berbentuk com.example.house, sidik jari terdiri dari 32 pasang digit yang dipisahkan titik dua, dan SHA-256 terdiri dari 64 digit.',
  'certificate-invalid':
    'Sertifikat ini tidak dapat dipakai: harus berupa PEM, masih berlaku, dan cocok dengan kuncinya.',
  // console
  'member-state-fixed':
    'Akun ini ditutup atau mengecualikan diri. Statusnya tidak dapat diubah di sini.',
  'password-change-due':
    'Pilih kata sandi Anda sendiri terlebih dahulu. Kata sandi yang Anda terima hanya berlaku untuk satu kali masuk.',
  'second-factor-enrolment':
    'Siapkan faktor kedua untuk akun Anda terlebih dahulu. Anda tidak dapat memakai konsol tanpanya.',
  'staff-account-locked': 'Akun staf ini dikunci. Hubungi pemilik platform.',
  'initial-password-expired': 'Kata sandi yang Anda terima sudah kedaluwarsa. Mintalah yang baru.',
  'password-short': 'Gunakan sedikitnya {min, select, undefined {12} other {{min}}} karakter.',
  'password-guessable': 'Kata sandi ini memuat nama Anda atau nama merek. Pilih yang lain.',
  'staff-unknown': 'Akun staf ini tidak ada.',
  'staff-own': 'Anda tidak dapat mengubah akun Anda sendiri di sini. Mintalah kepada staf lain.',
  'staff-above-own':
    'Akun ini memiliki izin yang tidak Anda miliki. Minta kepada orang yang memilikinya.',
  'role-unknown': 'Peran ini tidak ada.',
  'role-fixed': 'Peran pemilik tidak dapat diubah.',
  'role-own': 'Anda tidak dapat mengubah peran Anda sendiri. Mintalah kepada staf lain.',
  'role-above-own':
    'Peran ini memiliki izin yang tidak Anda miliki. Anda hanya dapat memberikan izin yang Anda miliki.',
  'role-held': 'Peran ini masih diberikan kepada staf. Beri staf itu peran lain terlebih dahulu.',
  'role-taken': 'Sudah ada peran dengan nama ini.',
  'permission-unknown': 'Salah satu izin ini tidak ada.',
  'permission-alone':
    'Peran yang dapat melihat pesan sandbox juga harus dapat menyetel ulang kata sandi anggota.',
  'second-person-needed':
    'Staf lain harus melakukan tindakan ini: Anda yang mengusulkannya, atau dalam 24 jam terakhir Anda mengubah cara masuk anggota ini atau rekan Anda.',
  'staff-credentials-wrong':
    'Nama pengguna atau kata sandi salah. Periksa keduanya lalu coba lagi.',
  'staff-locked':
    'Akun staf ini terkunci setelah beberapa kali gagal. Tunggu {minutes, select, undefined {beberapa saat} other {sekitar {minutes} menit}} lalu coba lagi.',
  'agreement-kind-off': 'Kontrak jenis ini sedang tidak ditawarkan.',
  'agreement-not-direct':
    'Anda hanya dapat membuat kontrak dengan agen tepat di bawah Anda. Periksa nama penggunanya.',
  'agreement-period-wrong':
    'Kontrak jenis ini tidak memiliki periode tersebut. Pilih periode lain.',
  'agreement-terms-invalid':
    'Tingkatan harus naik: tiap tingkat meminta lebih dari tingkat sebelumnya dan membayar setidaknya sama. Persentase di atas 0 dan paling tinggi 100%.',
  'agreement-salaries-exclude':
    'Agen ini sudah memiliki gaji jenis lain dengan Anda. Gaji harian, per jam, dan real-time tidak dapat digabung.',
  'agreement-rate-above-own':
    '{tier, select, undefined {Salah satu tingkat membayar} other {Tingkat {tier} membayar}} lebih besar daripada kontrak Anda sendiri dengan syarat yang sama. Turunkan persentasenya.',
  'agreement-rate-above-house':
    'Kami menawarkan paling tinggi {most, select, undefined {tarif yang lebih rendah} other {{most} %}} untuk kontrak jenis ini. Turunkan tarifnya.',
  'agreement-pay-above-house':
    'Gaji dari kami membayar paling banyak {most, select, undefined {jumlah yang lebih kecil} other {{most}}} dalam satu periode. Tetapkan batas yang tidak lebih tinggi.',
  'bill-proposal-waits': 'Pembayaran tagihan ini sudah menunggu orang kedua.',
  'bill-proposal-not-found':
    'Pembayaran ini tidak lagi menunggu orang kedua. Muat ulang tagihannya.',
  'agreement-answer-due':
    'Sebuah penawaran masih menunggu jawaban. Tarik penawaran itu sebelum menulis yang baru.',
  'agreement-not-found': 'Kontrak ini tidak ada. Muat ulang daftarnya.',
  'agreement-request-unnamed': 'Ada beberapa permintaan yang menunggu. Sebutkan mana yang dijawab.',
  'agreement-state-fixed':
    'Tindakan ini tidak dapat lagi dilakukan: kontrak sudah berubah. Muat ulang kontraknya.',
  'bill-state-fixed':
    'Tindakan ini tidak dapat lagi dilakukan: tagihan sudah selesai. Muat ulang tagihannya.',
  'bill-facts-large':
    'Tagihan ini memuat lebih dari 100.000 anggota, terlalu banyak untuk satu berkas. Baca anggotanya per halaman.',
  'bill-facts-gone':
    'Angka tiap anggota untuk periode ini tidak disimpan lagi. Tagihan per jam atau per lima menit dapat diekspor selama 35 hari.',
  'bill-dispute-open': 'Tagihan ini sudah disengketakan. Tunggu jawabannya.',
  'bill-dispute-none': 'Tagihan ini tidak disengketakan. Muat ulang tagihannya.',
  'run-not-found': 'Perhitungan ini tidak ada. Muat ulang daftarnya.',
  'run-too-early': 'Periode ini belum berakhir, atau angkanya belum dihitung. Coba lagi nanti.',
  'agreement-days-too-many':
    'Per jam dapat dicoba untuk 7 hari dan lima menit untuk 1 hari, dalam 35 hari terakhir.',
  'agreement-days-wrong':
    'Pilih hari pertama dan hari terakhir secara berurutan, paling banyak 186 hari.',
  'bill-not-found': 'Tagihan ini tidak ada. Muat ulang daftarnya.',
  'agent-links-full':
    'Anda sudah mencapai jumlah tautan terbuka maksimal. Tutup tautan yang tidak diperlukan lagi.',
  'agent-link-unknown': 'Anda tidak memiliki tautan ini. Muat ulang daftarnya.',
  'agent-already': 'Anggota ini sudah menjadi agen.',
  'agent-promotion-failed': 'Anggota ini tidak dapat dijadikan agen. Hubungi layanan pelanggan.',
  'agent-unknown': 'Tidak ada agen aktif dengan nama pengguna ini. Periksa nama penggunanya.',
  'agent-registrations-full':
    'Anda sudah mencapai jumlah pendaftaran maksimal hari ini. Bagikan tautan Anda, atau coba lagi besok.',
  'agent-member-came':
    'Anggota ini sudah pernah masuk. Sekarang hanya anggota itu yang dapat mengatur kata sandinya.',
  'agent-not-yet': 'Anggota ini bukan agen.',
  'move-second-person':
    'Anda mengusulkan pemindahan ini, atau dalam 24 jam terakhir mengubah cara masuk agen di atas posisi baru. Staf lain harus melakukan tindakan ini.',
  'move-proposal-gone': 'Pemindahan ini tidak lagi menunggu orang kedua. Muat ulang halaman.',
  'agent-too-deep':
    'Tim akan memiliki terlalu banyak tingkat. Pilih agen di tingkat yang lebih tinggi.',
  'agent-below':
    'Anggota tidak dapat dipindahkan ke bawah dirinya sendiri atau ke dalam timnya sendiri.',
  'member-not-found': 'Anggota tersebut tidak ada. Periksa nama pengguna atau nomornya.',
  'module-unknown': 'Sakelar modul tersebut tidak ada. Muat ulang daftarnya.',
  'module-fixed': 'Sakelar ini tidak dapat dimatikan karena dibutuhkan platform.',
  'setting-unknown': 'Pengaturan tersebut tidak ada. Muat ulang daftarnya.',
  'setting-invalid':
    'Nilai ini tidak diperbolehkan untuk pengaturan tersebut. {min, select, undefined {Perbaiki lalu coba lagi.} other {Masukkan bilangan bulat dari {min} sampai {max}.}}',
  'field-rule-invalid':
    'Aturan ini tidak dapat dipakai. {fault, select, bounds {Isi panjang minimal mulai 0 dan panjang maksimal 1 sampai 500 yang tidak lebih kecil.} kind {Pilih salah satu jenis teks.} unreadable {Tidak semua browser dapat membaca pola ini: look-around dan back reference tidak dapat dipakai.} slow {Ada teks yang perlu waktu terlalu lama untuk diperiksa: hindari pengulangan di dalam pengulangan.} other {Perbaiki lalu coba lagi.}}',
  'address-list-invalid':
    'Ada isian yang bukan alamat IP atau blok alamat{address, select, undefined {} other {: {address}}}. Tulis seperti 198.51.100.7, 198.51.100.0/24 atau 2001:db8::/32.',
  'terms-incomplete':
    'Tulis ketentuan dan pemberitahuan privasi dalam setiap bahasa sebelum menerbitkannya.',
  'message-incomplete': 'Tulis judul dan teks dalam setiap bahasa.',
  'message-unknown': 'Pesan itu tidak ada. Muat ulang daftarnya.',
  'message-withdrawn': 'Pesan ini sudah ditarik.',
  'receiver-on-pause':
    '{name, select, undefined {Salah satu anggota di daftar} other {{name}}} sedang istirahat atau mengecualikan diri dan tidak boleh menerima iklan. Hapus namanya dari daftar.',
  'audience-empty': 'Pesan ini tidak memiliki penerima.',
  'movement-not-found': 'Entri ini tidak ada.',
  'record-period-missing': 'Pilih tanggal yang akan disimpan.',
  'record-too-long': 'Entri terlalu banyak untuk satu file. Pilih periode yang lebih pendek.',
  'statement-period-invalid':
    'Rekening koran mencakup satu sampai 366 hari hingga hari ini. Periksa tanggalnya.',
  'statement-too-long':
    'Entri terlalu banyak untuk satu rekening koran. Pilih periode yang lebih pendek.',
  'promotion-not-found': 'Promosi ini tidak tersedia. Buka daftarnya lagi.',
  'promotion-closed': 'Promosi ini sudah ditutup.',
  'promotion-changed': 'Ketentuannya telah berubah. Baca lagi sebelum melanjutkan.',
  'board-not-found': 'Belum ada papan peringkat di sini.',
  'board-ended': 'Papan peringkat ini telah berakhir.',
  'promotion-stopped': 'Promosi ini dihentikan.',
  'promotion-not-for-you': 'Promosi ini tidak berlaku untuk akun Anda.',
  'promotion-mobile-missing': 'Verifikasi nomor ponsel Anda dahulu.',
  'promotion-group-taken':
    'Anda sedang mengikuti promosi lain yang sejenis. Selesaikan atau tinggalkan dahulu.',
  'promotion-not-joined': 'Anda belum mengikuti promosi ini.',
  'promotion-had': 'Anda sudah mengajukan promosi ini atau menerima hadiahnya.',
  'promotion-code-unknown': 'Kode ini tidak berlaku. Periksa lalu coba lagi.',
  'promotion-code-often': 'Anda terlalu sering mencoba kode. Coba lagi nanti.',
  'promotion-budget-spent': 'Semua hadiah promosi ini sudah dibagikan.',
  'promotion-dates-wrong': 'Waktu selesai harus setelah waktu mulai.',
  'promotion-reward-wrong': 'Ada hadiah yang belum lengkap. Periksa jumlah, jenis, dan syaratnya.',
  'promotion-condition-wrong': 'Ada syarat yang tidak cocok dengan pemicunya. Periksa keduanya.',
  'promotion-draw-wrong':
    'Undian belum lengkap. Undian dibuka dengan tiket atau harian, langsung dibayar setiap kali dibuka, dan tidak memiliki langkah.',
  'draw-used-up':
    'Undian ini ditutup: salah satu hadiahnya sudah habis, sehingga peluangnya tidak lagi benar. Tiket Anda tetap milik Anda.',
  'draw-opening-unknown': 'Undian ini tidak termasuk yang pernah Anda buka.',
  'ticket-missing': 'Anda tidak memiliki tiket untuk undian ini.',
  'ticket-unknown': 'Tiket ini tidak ditemukan.',
  'voucher-used': 'Voucher ini sudah dipakai.',
  'voucher-cancelled': 'Voucher ini telah dibatalkan.',
  'voucher-expired': 'Voucher ini sudah kedaluwarsa.',
  'voucher-promotion-wrong': 'Voucher hanya dibuat untuk promosi dengan kode.',
  'voucher-expiry-wrong': 'Waktu kedaluwarsa sudah lewat.',
  'voucher-name-taken':
    'Promosi ini sudah memiliki voucher dengan nama ini. Kodenya tidak dapat ditampilkan lagi.',
  'voucher-batches-full': 'Promosi ini sudah memiliki jumlah kelompok voucher maksimum.',
  'voucher-not-found': 'Voucher ini tidak ditemukan.',
  'voucher-none-left': 'Tidak ada voucher yang tersisa.',
  'promotion-budget-too-low': 'Anggaran tidak cukup untuk satu hadiah.',
  'promotion-audience-wrong':
    'Tidak ada yang bisa masuk sasaran ini. Periksa level, tanggal pendaftaran, dan apakah anggota baru bisa bergabung lebih dulu.',
  'promotion-conditions-opposed':
    'Syarat satu langkah tidak pernah bisa terpenuhi bersama. Periksa nilainya satu sama lain, sasaran, dan periodenya.',
  'promotion-terms-wrong':
    'Tidak ada taruhan yang bisa memenuhi ketentuan ini. Periksa taruhan tertinggi dan jumlah yang bisa dilepas.',
  'promotion-share-uncapped':
    'Bagian di atas 10% memerlukan jumlah tertinggi, atau anggaran untuk tiap anggota.',
  'promotion-budget-opposed':
    'Anggaran saling bertentangan atau tidak menutup hadiah termahal. Sehari dan seorang anggota mendapat paling banyak totalnya, dan masing-masing menutup satu hadiah.',
  'segment-filter-wrong':
    'Tidak ada yang bisa masuk segmen ini. Periksa batas-batasnya satu sama lain.',
  'promotion-text-missing': 'Tulis judul dan ketentuan dalam bahasa Inggris.',
  'promotion-segment-unknown': 'Segmen promosi ini tidak dikenal.',
  'segment-not-found': 'Segmen ini tidak dikenal.',
  'segment-changed': 'Segmen ini baru saja diubah orang lain. Buka lagi.',
  'segment-name-taken': 'Nama ini sudah dipakai segmen lain.',
  'envelope-not-found': 'Amplop merah ini tidak ada.',
  'envelope-not-open': 'Amplop merah ini tidak sedang dibuka.',
  'envelope-empty': 'Semua isi amplop merah ini sudah diambil.',
  'envelope-sum-wrong':
    'Total, isi, dan jumlahnya tidak cocok: sen bulat, paling sedikit satu untuk tiap isi.',
  'envelope-published': 'Amplop merah ini sudah terbit dan tidak dapat diubah.',
  'envelope-over': 'Amplop merah ini tidak sedang berjalan.',
  'promotion-trial-impossible':
    'Data lama tidak menunjukkan kapan pemicu ini akan terjadi. Promosi untuk deposit, permainan, masuk, dan pendaftaran dapat diuji.',
  'promotion-second-person': 'Promosi ini harus diterbitkan oleh orang kedua.',
  'reward-not-found': 'Hadiah tersebut tidak ada. Muat ulang daftarnya.',
  'reward-not-available': 'Hadiah ini tidak dapat diklaim sekarang.',
  'reward-expired': 'Hadiah ini sudah kedaluwarsa.',
  'reward-decided': 'Hadiah ini sudah diputuskan.',
  'reward-amount-wrong': 'Jumlah ini tidak mungkin untuk hadiah tersebut.',
  'reward-own-member': 'Anda pernah membuka akun anggota ini. Orang lain yang harus memutuskan.',
  'reward-not-returnable':
    'Hadiah ini tidak dapat ditarik: sudah terpakai, atau syaratnya sudah terpenuhi.',
  'points-too-few': 'Poin Anda tidak cukup.',
  'point-good-not-found': 'Hadiah ini sudah tidak ada di toko poin.',
  'point-good-closed': 'Hadiah ini sedang tidak tersedia.',
  'point-good-changed': 'Hadiah ini baru saja diubah orang lain. Muat ulang.',
  'point-good-wrong': 'Hadiah belum lengkap. Periksa nama dan harganya.',
  'point-price-changed': 'Harganya berubah. Periksa lalu konfirmasi lagi.',
  'point-address-missing': 'Isi nama penerima dan alamat.',
  'point-mobile-missing': 'Isi nomor ponsel.',
  'point-stock-empty': 'Stok hadiah ini habis.',
  'point-conversion-off': 'Poin tidak dapat ditukar dengan uang saat ini.',
  'point-step-wrong': 'Masukkan jumlah poin sesuai kelipatannya.',
  'point-budget-spent': 'Semua poin saat ini sudah diberikan. Coba lagi nanti.',
  'point-money-spent':
    'Uang sebanyak itu untuk poin sudah habis saat ini. Tukar lebih sedikit poin, atau coba lagi nanti.',
  'point-scheme-changed': 'Tarif baru saja diubah orang lain. Muat ulang.',
  'point-rate-wrong': 'Ada tarif yang tidak mungkin. Periksa jumlahnya.',
  'redemption-not-found': 'Penukaran ini tidak dikenal.',
  'redemption-decided': 'Penukaran ini sudah diputuskan.',
  'rebate-out-of-range':
    '{most, select, undefined {Rabat ini di atas yang tertinggi untuk jenis permainan ini.} other {Rabat tertinggi untuk jenis permainan ini adalah {most}%.}}',
  'rebate-off-step':
    '{step, select, undefined {Rabat ini tidak sesuai kelipatannya.} other {Rabat untuk jenis permainan ini naik per {step}%.}}',
  'rebate-not-below-parent':
    '{most, select, undefined {Rabat ini terlalu tinggi untuk anggota ini.} other {Rabat tertinggi untuk anggota ini adalah {most}%.}}',
  'rebate-below-team':
    '{least, select, undefined {Rabat ini lebih rendah dari rabat seseorang tepat di bawahnya.} other {Seseorang tepat di bawahnya sudah punya rabat. Pilih {least}% atau lebih.}}',
  'rebate-quota-full':
    '{from, select, undefined {Tidak ada tempat lagi untuk rabat setinggi ini.} other {Tidak ada tempat lagi untuk rabat {from}% atau lebih.}}',
  'rebate-quotas-twice': 'Dua kuota berlaku untuk kategori dan rabat yang sama. Sisakan satu saja.',
  'rebate-bounds-wrong':
    'Rabat tertinggi dan selisihnya harus kelipatan langkah, dan setiap kategori hanya boleh muncul sekali.',
  'rebate-unknown': 'Rabat ini tidak ada. Muat ulang daftarnya.',
  'commission-rate-above-house':
    'Rumah membayar paling tinggi {most, select, undefined {tarif yang lebih rendah} other {{most} %}} untuk paket jenis ini. Turunkan tarifnya.',
  'rebate-rate-above-house':
    'Rumah membayar rabat paling tinggi {most, select, undefined {tarif yang lebih rendah} other {{most} %}}. Turunkan batas maksimum.',
  'commission-plans-overlap':
    'Paket lain yang aktif{plan, select, undefined {} other { ({plan})}} sudah membayar permainan yang sama di pohon yang sama.',
  'commission-proposal-gone':
    'Ketentuan ini tidak lagi menunggu orang kedua. Muat ulang daftarnya.',
  'commission-unknown': 'Paket atau komisi ini tidak ada. Muat ulang daftarnya.',
  'commission-tiers-wrong':
    'Jumlah dan tarif tingkat harus naik, dan tingkat terakhir tanpa batas.',
  'commission-root-below':
    '{agent, select, undefined {Salah satu agen ini} other {{agent}}} bukan agen di puncak pohon. Isi hanya agen tanpa upline, atau kosongkan untuk semua pohon.',
  'commission-period-due':
    'Satu periode paket ini sudah berakhir tetapi belum dibayar. Ubah paket setelah dibayar, biasanya dalam satu jam.',
};
