// Indonesian texts of the live channel: what it tells and how it is doing.
import type { Texts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: Texts<typeof english> = {
  connected: 'Tersambung',
  reconnecting: 'Menyambung kembali…',
  offline: 'Anda sedang offline.',
  'deposit-settled': '{amount} sudah masuk.',
  'withdrawal-approved': 'Penarikan Anda disetujui.',
  'withdrawal-paid': 'Penarikan Anda telah dibayar. Mohon konfirmasi setelah dana diterima.',
  'withdrawal-refused': 'Penarikan Anda ditolak dan dananya kembali ke saldo.',
  'session-ended': 'Anda dikeluarkan di perangkat ini.',
  'winner-joined': '{name} memenangkan {amount}',
};
