// Indonesian texts of how staff look after agents and their teams.
import type { Texts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: Texts<typeof english> = {
  intro:
    'Agen memimpin tim: semua anggota di bawahnya, di tingkat mana pun. Buka agen untuk melihat dan mengubah timnya.',
  make: 'Angkat agen',
  'make-text': 'Anggota langsung mendapat kode undangan dan pusat agen tanpa masuk ulang.',
  username: 'Nama pengguna anggota',
  kind: 'Jenis',
  'kind-of': 'Agen, jenis {number}',
  'kind-hint': 'Semua jenis memiliki izin yang sama. Sistem luar menerima nomornya.',
  size: 'Tim',
  since: 'Agen sejak',
  none: 'Tidak ada agen yang cocok.',
  'no-agent': 'Bukan agen',
  place: 'Posisi dalam hierarki',
  top: 'Paling atas',
  code: 'Kode undangan',
  now: 'Tim saat ini',
  direct: 'Langsung di bawah',
  agents: 'Agen dalam tim',
  balance: 'Saldo tim',
  'came-to': 'Hasil tim',
  active: 'Anggota aktif',
  'first-deposits': 'Deposit pertama',
  net: 'Hasil pemain',
  below: 'Di bawah {name}',
  'nobody-below': 'Tidak ada anggota di bawah.',
  'open-line': 'Tim {name}',
  people: '{count, plural, other {# orang}}',
  more: 'Tampilkan lagi',
  move: 'Pindahkan',
  'move-named': 'Pindahkan {name}',
  'move-team':
    '{count, plural, =0 {{name} tidak memiliki tim.} other {{name} pindah bersama # anggota timnya.}} Aktivitas sebelumnya tetap dihitung untuk agen di atasnya yang lama.',
  'move-to': 'Nama pengguna agen di atasnya',
  'move-to-hint': 'Jika kosong, anggota pindah ke paling atas, tanpa agen di atasnya.',
  'moves-wait': 'Pemindahan yang menunggu orang kedua',
  'move-waits': 'Pemindahan ini sekarang menunggu orang kedua.',
  'move-proposed': '{name} pindah ke bawah {upline}.',
  'move-proposed-by': 'Diusulkan oleh {name}, {date}',
  'move-proposed-why':
    'Kami membayar agen di atas posisi baru lewat kontrak, sehingga hasil tim ini akan ikut dihitung.',
  'move-confirm': 'Konfirmasi pemindahan',
  'move-withdraw': 'Batalkan usulan pemindahan',
  'set-kind': 'Ubah jenis',
  end: 'Cabut status agen',
  'end-text':
    '{name} langsung kehilangan akses ke pusat agen, dan semua tautan {name} ditutup permanen.',
  'end-line':
    'Langsung di bawah: {count, plural, =0 {tidak ada anggota} other {# anggota}}. Mereka naik satu tingkat bersama timnya.',
  file: 'Berkas anggota',
};
