// Vietnamese texts of facts.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: 'Số liệu',
  member: 'Thành viên',
  members: 'Thành viên',
  rounds: 'Ván',
  stake: 'Tiền cược',
  'valid-bet': 'Doanh số cược',
  payout: 'Trả thưởng',
  result: 'Kết quả của người chơi',
  deposit: 'Tiền nạp',
  withdrawal: 'Tiền rút',
  bonus: 'Tiền thưởng',
  rebate: 'Hoàn trả',
  'agent-rebate': 'Hoàn trả đại lý',
  commission: 'Hoa hồng',
  salary: 'Lương',
  dividend: 'Cổ tức',
  'net-loss': 'Thua ròng',
};
