// Indonesian texts of the messages to members: codes, recoveries and notices about their account.
import type { Texts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: Texts<typeof english> = {
  'code-subject': 'Kode Anda {code}',
  'code-text':
    'Kode {brand} Anda {code}. Berlaku {minutes} menit. Staf {brand} tidak akan pernah meminta kode ini.',
  'outside-code-text': '{code} adalah kode verifikasi Anda. Berlaku {seconds} detik.',
  'recovery-subject': 'Atur kata sandi baru di {brand}',
  'recovery-text':
    'Halo {name}, kami menerima permintaan kata sandi baru untuk akun Anda di {brand}. Jika itu Anda, buka tautan ini dalam {minutes} menit. Jika bukan, abaikan pesan ini: kata sandi Anda tidak berubah.',
  'reset-text':
    'Halo {name}, staf kami telah mengatur ulang kata sandi akun Anda di {brand} dan mengeluarkan Anda dari semua perangkat. Buka tautan ini dalam {minutes} menit untuk mengatur kata sandi baru. Jika Anda tidak memintanya, silakan hubungi kami.',
  'notice-subject': 'Akun Anda di {brand}',
  'notice-deposit-means-blocked':
    '{name}, terlalu banyak deposit dengan satu metode gagal di {brand}. Metode itu kami blokir untuk sementara; Anda dapat memakai metode lain.',
  'notice-deposits-suspended':
    '{name}, terlalu banyak deposit gagal di {brand}. Deposit Anda kami tangguhkan. Hubungi layanan pelanggan untuk membukanya.',
  'notice-deposits-freed': '{name}, Anda dapat deposit lagi di {brand} dengan semua metode.',
  'notice-limit-review-due':
    '{name}, apakah batas Anda di {brand} masih sesuai? Periksa di Bermain aman, lalu pertahankan atau ubah.',
  'notice-account-quiet':
    '{name}, Anda sudah lama tidak masuk ke {brand}. Jika Anda tidak masuk, akun Anda akan segera menjadi tidak aktif. Uang Anda tetap ada di akun.',
  'notice-account-dormant':
    '{name}, akun Anda di {brand} kini tidak aktif. Uang Anda tetap ada di akun. Masuk untuk mengaktifkannya kembali.',
  'notice-new-place':
    'Halo {name}, ada login ke akun Anda dari tempat baru: {device} di {address}. Jika bukan Anda, segera ubah kata sandi dan keluar dari semua perangkat.',
  'notice-password-changed':
    'Halo {name}, kata sandi akun Anda telah diubah ({device} di {address}). Jika bukan Anda, segera hubungi kami.',
  'notice-password-recovered':
    'Halo {name}, kata sandi baru telah diatur untuk akun Anda ({device} di {address}) dan Anda dikeluarkan dari semua perangkat. Jika bukan Anda, segera hubungi kami.',
  'notice-payment-password-changed':
    'Halo {name}, kata sandi pembayaran Anda telah diubah ({device} di {address}). Jika bukan Anda, segera hubungi kami.',
  'notice-mobile-changed':
    'Halo {name}, nomor ponsel akun Anda telah diubah ({device} di {address}). Jika bukan Anda, segera hubungi kami.',
  'notice-email-changed':
    'Halo {name}, alamat email akun Anda telah diubah ({device} di {address}). Jika bukan Anda, segera hubungi kami.',
  'notice-factors-changed':
    'Halo {name}, faktor kedua akun Anda telah diubah. Jika bukan Anda, segera hubungi kami.',
  'notice-accounts-changed':
    'Halo {name}, rekening penarikan Anda telah diubah. Jika bukan Anda, segera hubungi kami.',
  'notice-account-closed':
    'Halo {name}, akun Anda di {brand} telah ditutup sesuai permintaan Anda.',
  'notice-account-locked':
    'Halo {name}, akun Anda di {brand} telah dikunci. Hubungi kami jika ada pertanyaan.',
  'notice-staff-changed-contacts':
    'Halo {name}, staf kami telah mengubah data kontak akun Anda di {brand}. Jika Anda tidak memintanya, segera hubungi kami.',
  'notice-staff-reset-password':
    'Halo {name}, staf kami telah mengatur ulang kata sandi akun Anda di {brand} dan mengeluarkan Anda dari semua perangkat. Jika Anda tidak memintanya, segera hubungi kami.',
};
