// Thai texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: 'กำไรขาดทุน',
  'by-day': 'ตามวัน',
  'by-category': 'ตามหมวดหมู่',
  'by-vendor': 'ตามค่ายเกม',
  views: 'วิธีสรุปยอด',
  day: 'วัน',
  category: 'หมวดหมู่',
  vendor: 'ค่ายเกม',
  rounds: 'รอบ',
  stake: 'เดิมพัน',
  payout: 'ยอดจ่าย',
  net: 'ผลสุทธิ',
  deposited: 'ฝากแล้ว',
  withdrawn: 'ถอนแล้ว',
  other: 'เลิกให้บริการแล้ว',
  total: 'รวม',
  none: 'ไม่มีรายการที่สรุปผลในช่วงวันนี้',
  longer: 'แสดง 30 วัน',
  counted: 'นับรอบที่สรุปผลแล้วตามวันที่รอบเริ่ม การฝากนับเมื่อเงินเข้า การถอนนับเมื่อจ่าย วันนับตาม {zone}',
};
