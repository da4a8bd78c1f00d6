// Korean texts of facts: the columns of a team's profit list.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: '손익',
  member: '회원',
  members: '회원 수',
  rounds: '라운드',
  stake: '베팅액',
  'valid-bet': '유효 베팅액',
  payout: '당첨금',
  result: '회원 손익',
  deposit: '입금',
  withdrawal: '출금',
  bonus: '보너스',
  rebate: '리베이트',
  'agent-rebate': '에이전트 리베이트',
  commission: '커미션',
  salary: '급여',
  dividend: '배당금',
  'net-loss': '순손실',
};
