// Thai texts of the field rules: one message for each kind of pattern a rule may name, with (min)
// and (max) as values; equal bounds are shown as one number.
import type { PartialTexts } from '../../texts.ts';
import type { rules as english } from '../en/rules.ts';

const length = '{min, select, same {{max}} other {{min} ถึง {max}}}';

export const rules: PartialTexts<typeof english> = {
  any: `โปรดกรอก ${length} ตัวอักษร`,
  digits: `โปรดกรอกตัวเลข ${length} หลัก`,
  'letter-first': `โปรดกรอกตัวอักษรและตัวเลข ${length} ตัว โดยขึ้นต้นด้วยตัวอักษร`,
  'letters-chinese': `โปรดกรอกตัวอักษรหรืออักษรจีน ${length} ตัว`,
  'kanji-digits': `โปรดกรอกคันจิหรือตัวเลข ${length} ตัว`,
  email: 'โปรดกรอกอีเมลที่ถูกต้อง',
  'letters-or-digits': `โปรดกรอกตัวอักษรหรือตัวเลข ${length} ตัว`,
  'letters-and-digits': `โปรดกรอกตัวอักษรและตัวเลข ${length} ตัว โดยมีอย่างน้อยอย่างละหนึ่งตัว`,
  'alphanumeric-uppercase': `โปรดกรอกตัวอักษรหรือตัวเลข ${length} ตัว โดยมีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว`,
  'english-spaces': `โปรดกรอกตัวอักษรอังกฤษหรือช่องว่าง ${length} ตัว`,
  'no-spaces': `โปรดกรอก ${length} ตัวอักษรโดยไม่มีช่องว่าง`,
  'chinese-punctuation': `โปรดกรอกอักษรจีนหรือเครื่องหมายวรรคตอน ${length} ตัว`,
  'date-ymd': 'โปรดกรอกวันที่ให้ครบ: วัน เดือน และปี',
  'date-mdy': 'โปรดกรอกวันที่แบบ เดือน-วัน-ปี เช่น 12-31-1990',
  korean: `โปรดกรอกอักษรเกาหลี ${length} ตัว`,
  thai: `โปรดกรอกอักษรไทย ${length} ตัว`,
  'thai-english': `โปรดกรอกอักษรไทยหรืออังกฤษ ${length} ตัว`,
  'uppercase-spaces': `โปรดกรอกตัวพิมพ์ใหญ่หรือช่องว่าง ${length} ตัว โดยมีตัวอักษรอย่างน้อยหนึ่งตัว`,
  'letters-digits-symbols': `โปรดกรอกตัวอักษร ตัวเลข หรือสัญลักษณ์ ${length} ตัว`,
  'strong-password': `โปรดกรอก ${length} ตัว โดยมีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และสัญลักษณ์`,
  'full-name': `โปรดกรอกชื่อและนามสกุลคั่นด้วยช่องว่าง ${length} ตัวอักษร`,
  'full-width-japanese': `โปรดกรอกอักษรญี่ปุ่นเต็มความกว้าง ${length} ตัว`,
};
