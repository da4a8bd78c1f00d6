// Thai texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: 'ค้นหาในเว็บ',
  placeholder: 'เกม ค่ายเกม หน้า ความช่วยเหลือ',
  open: 'ค้นหา',
  results: 'ผลการค้นหา',
  games: 'เกม',
  categories: 'หมวดหมู่',
  vendors: 'ค่ายเกม',
  pages: 'หน้า',
  help: 'ช่วยเหลือ',
  recent: 'ค้นหาก่อนหน้านี้',
  hot: 'เกมฮิต',
  clear: 'ล้างประวัติการค้นหา',
  begin: 'พิมพ์ชื่อเกม ค่ายเกม หรือสิ่งที่คุณต้องการทำ',
  nothing: 'ไม่พบสิ่งที่ตรงกับ “{words}”',
  count: '{count, plural, =0 {ไม่พบผลลัพธ์} other {# ผลลัพธ์}}',
  failed: 'ค้นหาเกมไม่ได้ โปรดลองอีกครั้ง',
  'key-choose': 'เลือก',
  'key-open': 'เปิด',
  'key-close': 'ปิด',
  'also-deposit': 'ฝาก เติมเงิน เติมเครดิต จ่าย โอน เงิน ธนาคาร พร้อมเพย์',
  'also-withdraw': 'ถอน เบิก แจ้งถอน รับเงิน เงิน บัญชี ธนาคาร',
  'also-bets': 'เดิมพัน แทง ประวัติ รอบ ผล เกมที่เล่น',
  'also-record': 'ประวัติ รายการ ธุรกรรม เดินบัญชี ยอดเงิน',
  'also-limits': 'เล่นอย่างปลอดภัย พัก ขีดจำกัด จำกัด ระงับ แบบทดสอบ หยุด รับผิดชอบ',
  'also-account': 'รหัสผ่าน โปรไฟล์ เบอร์ โทรศัพท์ อีเมล พาสคีย์ อุปกรณ์ ความปลอดภัย ยืนยันสองขั้น',
  'also-inbox': 'ข้อความ ประกาศ แจ้งเตือน จดหมาย เมล',
  'also-feedback': 'เขียน ร้องเรียน แนะนำ ข้อเสนอแนะ ติดต่อ',
  'also-fairness': 'ตรวจสอบ ซีด รอบ พิสูจน์ ยุติธรรม provably fair',
  'also-help': 'คำถาม คำตอบ faq กฎ กติกา ข้อกำหนด วิธี',
  'also-app': 'แอป มือถือ โทรศัพท์ ติดตั้ง โหลด android iphone',
  'also-service': 'ติดต่อ แอดมิน ซัพพอร์ต แชต แชท ช่วยเหลือ',
  'also-favourites': 'ดาว เกมที่ชอบ เกมโปรด ที่ทำเครื่องหมาย',
};
