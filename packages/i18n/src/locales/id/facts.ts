// Indonesian texts of facts.
import type { Texts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Texts<typeof english> = {
  title: 'Untung rugi',
  member: 'Anggota',
  members: 'Jumlah anggota',
  rounds: 'Putaran',
  stake: 'Taruhan',
  'valid-bet': 'Omzet',
  payout: 'Pembayaran',
  result: 'Hasil pemain',
  deposit: 'Deposit',
  withdrawal: 'Penarikan',
  bonus: 'Bonus',
  rebate: 'Rebat',
  'agent-rebate': 'Rebat agen',
  commission: 'Komisi',
  salary: 'Gaji',
  dividend: 'Dividen',
  'net-loss': 'Kerugian bersih',
};
