// Thai texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: 'ช่วยเหลือ',
  intro: 'คำตอบสั้น ๆ ของคำถามที่ผู้เล่นถามบ่อย',
  contents: 'หัวข้อ',
  find: 'ค้นหาคำตอบ',
  nothing: 'ไม่มีคำตอบที่มีคำเหล่านี้ ลองคำอื่น หรือสอบถามฝ่ายบริการลูกค้า',
  hits: '{count, plural, other {# คำตอบ}}',
  'start-title': 'เริ่มต้นใช้งาน',
  'money-title': 'การฝากและถอนเงิน',
  'games-title': 'เกม',
  'fair-title': 'ผลที่ยุติธรรม',
  'safer-play-title': 'เล่นอย่างปลอดภัย',
  'security-title': 'ความปลอดภัยของบัญชี',
  'terms-title': 'ข้อกำหนดและการติดต่อ',
  move: 'ย้ายหน้าต่างนี้',
  whole: 'เปิดศูนย์ช่วยเหลือ',
};
