// Simplified Chinese texts of the field rules: one message for each kind of pattern a rule may
// name, with (min) and (max) as values; equal bounds are shown as one number.
import type { PartialTexts } from '../../texts.ts';
import type { rules as english } from '../en/rules.ts';

const length = '{min, select, same { {max} } other { {min} 至 {max} }}';

export const rules: PartialTexts<typeof english> = {
  any: `请输入${length}个字符。`,
  digits: `请输入${length}位数字。`,
  'letter-first': `请输入${length}个字母和数字，并以字母开头。`,
  'letters-chinese': `请输入${length}个字母或汉字。`,
  'kanji-digits': `请输入${length}个日文汉字或数字。`,
  email: '请输入有效的电子邮箱。',
  'letters-or-digits': `请输入${length}个字母或数字。`,
  'letters-and-digits': `请输入${length}个字母和数字，两者至少各一个。`,
  'alphanumeric-uppercase': `请输入${length}个字母或数字，其中至少一个大写字母。`,
  'english-spaces': `请输入${length}个英文字母或空格。`,
  'no-spaces': `请输入${length}个字符，不含空格。`,
  'chinese-punctuation': `请输入${length}个汉字或标点符号。`,
  'date-ymd': '请输入完整日期：年、月、日。',
  'date-mdy': '请按“月-日-年”输入日期，例如 12-31-1990。',
  korean: `请输入${length}个韩文字符。`,
  thai: `请输入${length}个泰文字符。`,
  'thai-english': `请输入${length}个泰文或英文字符。`,
  'uppercase-spaces': `请输入${length}个大写字母或空格，其中至少一个字母。`,
  'letters-digits-symbols': `请输入${length}个字母、数字或符号。`,
  'strong-password': `请输入${length}个字符，须包含大写字母、小写字母、数字和符号。`,
  'full-name': `请输入名字和姓氏，以空格分隔，共${length}个字符。`,
  'full-width-japanese': `请输入${length}个全角日文字符。`,
};
