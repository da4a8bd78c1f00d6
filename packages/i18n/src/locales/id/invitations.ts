// Texts of inviting friends in the language id.
import type { Texts } from '../../texts.ts';
import type { invitations as english } from '../en/invitations.ts';

export const invitations: Texts<typeof english> = {
  headline: 'Undang teman ke {name}',
  intro:
    'Teman yang mendaftar dengan kode atau tautan Anda muncul di bawah. Setiap langkah mereka memberi Anda hadiah.',
  means: 'Kode dan tautan Anda',
  code: 'Kode Anda',
  link: 'Tautan Anda',
  share: 'Bagikan tautan',
  'share-text': 'Bergabunglah dengan saya di {name}',
  'link-copied': 'Tautan disalin.',
  qr: 'Kode QR tautan Anda',
  'save-qr': 'Simpan kode QR',
  'total-friends': 'Teman',
  'total-earned': 'Diperoleh',
  'total-claimed': 'Hadiah diklaim',
  'total-available': 'Siap diklaim',
  'total-pending': 'Sedang diperiksa',
  rules: 'Hadiah dari seorang teman',
  'rules-until': 'Sampai {date}',
  'when-registered': 'Teman Anda mendaftar',
  'fact-turnover': 'Teman Anda bertaruh total {value}',
  'fact-rounds': 'Teman Anda bermain {count, plural, other {# putaran}}',
  'fact-deposits': 'Teman Anda deposit total {value}',
  'fact-deposit-count':
    'Teman Anda melakukan {count, plural, one {deposit pertama} other {# deposit}}',
  'fact-sign-in-days': 'Teman Anda masuk pada {count, plural, other {# hari}}',
  'fact-sign-in-row': 'Teman Anda masuk {count, plural, other {# hari berturut-turut}}',
  'fact-level': 'Teman Anda mencapai tingkat VIP {count}',
  'fact-account-days': 'Teman Anda sudah menjadi anggota selama {count, plural, other {# hari}}',
  checked:
    'Mengundang diri sendiri tidak memberi hadiah. Bila teman memakai perangkat, alamat, rekening pembayaran, atau nama yang sama dengan Anda, tim kami memeriksa hadiahnya lebih dahulu.',
  private:
    'Deposit dan permainan teman tetap pribadi: Anda hanya melihat kemajuan setiap langkah dalam kelipatan sepuluh persen.',
  terms: 'Ketentuan',
  'to-join':
    'Baca ketentuannya dan ikuti lebih dahulu. Hanya teman yang mendaftar setelah Anda ikut yang dihitung.',
  'see-promotion': 'Lihat promosi',
  friends: 'Teman Anda',
  'no-friends': 'Belum ada yang mendaftar dengan kode Anda.',
  'none-running': 'Saat ini tidak ada hadiah untuk mengundang teman.',
  since: 'Mendaftar {date}',
  'not-counted': 'Mendaftar di luar tanggal berlakunya hadiah.',
  'step-open': '{percent} %',
  gave: 'Memberi Anda {rewards}',
  claim: 'Klaim {reward}',
  more: 'Tampilkan lebih banyak teman',
};
