// Japanese texts of the field rules: one message for each kind of pattern a rule may name, with
// (min) and (max) as values; equal bounds are shown as one number.
import type { PartialTexts } from '../../texts.ts';
import type { rules as english } from '../en/rules.ts';

const length = '{min, select, same {{max}} other {{min}～{max}}}';

export const rules: PartialTexts<typeof english> = {
  any: `${length}文字で入力してください。`,
  digits: `${length}桁の数字で入力してください。`,
  'letter-first': `英字で始まる${length}文字の英数字で入力してください。`,
  'letters-chinese': `${length}文字の英字または漢字で入力してください。`,
  'kanji-digits': `${length}文字の漢字または数字で入力してください。`,
  email: '有効なメールアドレスを入力してください。',
  'letters-or-digits': `${length}文字の英字または数字で入力してください。`,
  'letters-and-digits': `英字と数字をそれぞれ1文字以上含む、${length}文字の英数字で入力してください。`,
  'alphanumeric-uppercase': `大文字を1文字以上含む、${length}文字の英数字で入力してください。`,
  'english-spaces': `${length}文字の英字または空白で入力してください。`,
  'no-spaces': `空白を含まない${length}文字で入力してください。`,
  'chinese-punctuation': `${length}文字の漢字または句読点で入力してください。`,
  'date-ymd': '日付を年・月・日まですべて入力してください。',
  'date-mdy': '日付を「月-日-年」で入力してください（例：12-31-1990）。',
  korean: `${length}文字のハングルで入力してください。`,
  thai: `${length}文字のタイ文字で入力してください。`,
  'thai-english': `${length}文字のタイ文字または英字で入力してください。`,
  'uppercase-spaces': `英字を1文字以上含む、${length}文字の大文字または空白で入力してください。`,
  'letters-digits-symbols': `${length}文字の英字、数字または記号で入力してください。`,
  'strong-password': `大文字、小文字、数字、記号を含む${length}文字で入力してください。`,
  'full-name': `氏名を空白で区切り、${length}文字で入力してください。`,
  'full-width-japanese': `${length}文字の全角日本語で入力してください。`,
};
