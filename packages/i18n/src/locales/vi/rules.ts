// Vietnamese texts of the field rules: one message for each kind of pattern a rule may name, with (min)
// and (max) as values; equal bounds are shown as one number.
import type { PartialTexts } from '../../texts.ts';
import type { rules as english } from '../en/rules.ts';

const length = '{min, select, same {đúng {max}} other {{min} đến {max}}}';

export const rules: PartialTexts<typeof english> = {
  any: `Vui lòng nhập ${length} ký tự.`,
  digits: `Vui lòng nhập ${length} chữ số.`,
  'letter-first': `Vui lòng nhập ${length} chữ cái và chữ số, bắt đầu bằng chữ cái.`,
  'letters-chinese': `Vui lòng nhập ${length} chữ cái hoặc chữ Hán.`,
  'kanji-digits': `Vui lòng nhập ${length} chữ kanji hoặc chữ số.`,
  email: 'Vui lòng nhập email hợp lệ.',
  'letters-or-digits': `Vui lòng nhập ${length} chữ cái hoặc chữ số.`,
  'letters-and-digits': `Vui lòng nhập ${length} chữ cái và chữ số, mỗi loại ít nhất một.`,
  'alphanumeric-uppercase': `Vui lòng nhập ${length} chữ cái hoặc chữ số, ít nhất một chữ hoa.`,
  'english-spaces': `Vui lòng nhập ${length} chữ cái tiếng Anh hoặc dấu cách.`,
  'no-spaces': `Vui lòng nhập ${length} ký tự không có dấu cách.`,
  'chinese-punctuation': `Vui lòng nhập ${length} chữ Hán hoặc dấu câu.`,
  'date-ymd': 'Vui lòng nhập đủ ngày, tháng và năm.',
  'date-mdy': 'Vui lòng nhập ngày dạng tháng-ngày-năm, ví dụ 12-31-1990.',
  korean: `Vui lòng nhập ${length} chữ Hàn.`,
  thai: `Vui lòng nhập ${length} chữ Thái.`,
  'thai-english': `Vui lòng nhập ${length} chữ Thái hoặc chữ cái tiếng Anh.`,
  'uppercase-spaces': `Vui lòng nhập ${length} chữ hoa hoặc dấu cách, ít nhất một chữ cái.`,
  'letters-digits-symbols': `Vui lòng nhập ${length} chữ cái, chữ số hoặc ký hiệu.`,
  'strong-password': `Vui lòng nhập ${length} ký tự gồm chữ hoa, chữ thường, chữ số và ký hiệu.`,
  'full-name': `Vui lòng nhập họ và tên cách nhau bằng dấu cách, ${length} ký tự.`,
  'full-width-japanese': `Vui lòng nhập ${length} ký tự tiếng Nhật toàn chiều rộng.`,
};
