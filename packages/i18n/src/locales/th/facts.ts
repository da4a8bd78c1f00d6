// Thai texts of facts.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: 'ข้อมูลสรุป',
  member: 'สมาชิก',
  members: 'สมาชิก',
  rounds: 'รอบ',
  stake: 'เดิมพัน',
  'valid-bet': 'ยอดเดิมพันที่มีผล',
  payout: 'ยอดจ่ายรางวัล',
  result: 'ผลสุทธิของผู้เล่น',
  deposit: 'ยอดฝาก',
  withdrawal: 'ยอดถอน',
  bonus: 'โบนัส',
  rebate: 'รีเบต',
  'agent-rebate': 'รีเบตเอเย่นต์',
  commission: 'ค่าคอมมิชชัน',
  salary: 'ค่าจ้าง',
  dividend: 'เงินปันผล',
  'net-loss': 'ยอดเสียสุทธิ',
};
