// Korean texts of the field rules, one message for each kind of pattern a rule may name.
import type { PatternId } from '@baize/contract';

const length = '{min, select, same {{max}자} other {{min}~{max}자}}';

export const rules: Readonly<Record<PatternId, string>> = {
  any: `${length}로 입력해 주세요.`,
  digits: `숫자 ${length}로 입력해 주세요.`,
  'letter-first': `영문자로 시작하는 영문·숫자 ${length}로 입력해 주세요.`,
  'letters-chinese': `문자 또는 한자 ${length}로 입력해 주세요.`,
  'kanji-digits': `일본 한자 또는 숫자 ${length}로 입력해 주세요.`,
  email: '올바른 이메일 주소를 입력해 주세요.',
  'letters-or-digits': `영문자 또는 숫자 ${length}로 입력해 주세요.`,
  'letters-and-digits': `영문자와 숫자를 각각 하나 이상 포함해 ${length}로 입력해 주세요.`,
  'alphanumeric-uppercase': `대문자를 하나 이상 포함한 영문·숫자 ${length}로 입력해 주세요.`,
  'english-spaces': `영문자 또는 공백 ${length}로 입력해 주세요.`,
  'no-spaces': `공백 없이 ${length}로 입력해 주세요.`,
  'chinese-punctuation': `한자 또는 문장 부호 ${length}로 입력해 주세요.`,
  'date-ymd': '날짜를 연, 월, 일까지 모두 입력해 주세요.',
  'date-mdy': '날짜를 월-일-연 형식으로 입력해 주세요. 예: 12-31-1990',
  korean: `한글 ${length}로 입력해 주세요.`,
  thai: `태국 문자 ${length}로 입력해 주세요.`,
  'thai-english': `태국 문자 또는 영문자 ${length}로 입력해 주세요.`,
  'uppercase-spaces': `영문 대문자 또는 공백 ${length}로 입력해 주세요. 문자가 하나 이상 있어야 합니다.`,
  'letters-digits-symbols': `영문자, 숫자 또는 기호 ${length}로 입력해 주세요.`,
  'strong-password': `대문자, 소문자, 숫자, 기호를 모두 포함해 ${length}로 입력해 주세요.`,
  'full-name': `이름과 성을 공백으로 구분해 ${length}로 입력해 주세요.`,
  'full-width-japanese': `일본어 전각 문자 ${length}로 입력해 주세요.`,
};
