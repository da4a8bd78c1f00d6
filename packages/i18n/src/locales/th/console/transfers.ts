// Thai texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'การโอนในทีม',
  none: 'ไม่มีการโอนในทีมที่ตรงกับการค้นหานี้',
  from: 'จาก',
  to: 'ถึง',
  way: 'ทิศทาง',
  'way-up': 'ให้อัปไลน์',
  'way-down': 'ให้ทีม',
  'state-done': 'เสร็จ',
  'state-reversed': 'ย้อนกลับแล้ว',
  turnover: 'เทิร์นโอเวอร์',
  username: 'ชื่อผู้ใช้ของฝ่ายใดฝ่ายหนึ่ง',
  reverse: 'ย้อนกลับ',
  'reverse-title': 'ย้อนกลับการโอนนี้หรือไม่',
  'reverse-text':
    '{amount} จะคืนจาก {receiver} ไปยัง {sender} ทำได้เฉพาะขณะที่ {receiver} ยังมีเงินนี้ ทั้งสองฝ่ายจะได้รับแจ้ง',
  'reversed-by': 'โดย {by} เมื่อ {date}: {reason}',
  member: 'การโอนในทีม',
  'sent-today': 'ส่งวันนี้',
  'count-today': 'จำนวนการโอนวันนี้',
  standing: 'การโอนในทีม',
  on: 'อนุญาต',
  off: 'ปิดอยู่',
  'off-by': 'ปิดโดย {by} เมื่อ {date}: {reason}',
  'switch-off': 'ปิดการโอน',
  'switch-on': 'เปิดการโอน',
  'switch-off-text': 'สมาชิกนี้จะส่งและรับเงินกับสมาชิกคนอื่นไม่ได้',
  'switch-on-text': 'สมาชิกนี้จะส่งและรับเงินได้อีกครั้งตามนโยบาย',
};
