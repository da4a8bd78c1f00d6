// Thai texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    'บทความตามหัวข้ออย่างที่ผู้เล่นอ่าน สิ่งที่บันทึกแสดงในหน้าที่เปิดอยู่ทันที ทุกเวอร์ชันถูกเก็บไว้ และทุกการเปลี่ยนแปลงอยู่ในบันทึกการตรวจสอบ',
  'article-new': 'บทความใหม่',
  subject: 'หัวข้อ',
  'whose-text': 'ข้อความ',
  'houses-text': 'ข้อความตั้งต้น',
  'text-by': 'โดย {name}',
  'saved-at': 'บันทึกเมื่อ',
  versions: '{count, plural, other {# เวอร์ชัน}}',
  version: 'เวอร์ชัน {number}, {name}, {when}',
  'version-take': 'นำมาใส่ในแบบฟอร์ม',
  reset: 'กลับไปใช้ข้อความตั้งต้น',
  'reset-sure': 'ใช่ กลับไปใช้ข้อความตั้งต้น',
  'not-written': '{language} – ยังไม่มี',
};
