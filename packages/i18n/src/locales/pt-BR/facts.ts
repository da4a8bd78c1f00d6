// Brazilian Portuguese texts of facts: the columns of a team's profit list.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: 'Lucros e perdas',
  member: 'Jogador',
  members: 'Jogadores',
  rounds: 'Rodadas',
  stake: 'Apostas',
  'valid-bet': 'Volume válido',
  payout: 'Prêmios',
  result: 'Resultado do jogador',
  deposit: 'Depósitos',
  withdrawal: 'Saques',
  bonus: 'Bônus',
  rebate: 'Rebates',
  'agent-rebate': 'Rebates de agente',
  commission: 'Comissão',
  salary: 'Salários',
  dividend: 'Dividendos',
  'net-loss': 'Perda líquida',
};
