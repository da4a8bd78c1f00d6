// Indonesian texts of how staff look after agents and their teams.
import type { Texts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: Texts<typeof english> = {
  intro:
    'Agen memimpin tim: semua orang di bawahnya, sedalam apa pun. Buka salah satu untuk melihat timnya dan mengubah statusnya.',
  make: 'Jadikan agen',
  'make-text': 'Anggota langsung mendapat kode undangan dan pusat agen tanpa masuk ulang.',
  username: 'Nama pengguna anggota',
  kind: 'Jenis',
  'kind-of': 'Agen, jenis {number}',
  'kind-hint': 'Semua jenis berwenang sama di sini. Nomornya diberitahukan ke sistem luar.',
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
  'move-text':
    '{count, plural, =0 {{name} pindah sendiri.} other {{name} pindah bersama # orang di bawahnya.}} Permainan sebelumnya dihitung di tempat yang baru.',
  'move-to': 'Nama pengguna agen di atasnya',
  'move-to-hint': 'Kosong: ke paling atas, tanpa agen di atasnya.',
  'set-kind': 'Ubah jenis',
  end: 'Cabut status agen',
  'end-text': '{name} langsung kehilangan pusat agen, dan semua tautan {name} ditutup selamanya.',
  'end-line':
    'Langsung di bawah: {count, plural, =0 {tidak ada} other {# orang}}. Mereka naik satu tingkat bersama semua yang mereka pimpin.',
  file: 'Berkas anggota',
};
