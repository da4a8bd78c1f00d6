// Korean texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: '도움말',
  intro: '가장 많이 묻는 질문에 짧게 답해 드립니다.',
  contents: '주제',
  find: '답변 찾기',
  nothing: '해당 단어가 포함된 답변이 없습니다. 다른 단어로 찾거나 고객센터에 문의해 주세요.',
  hits: '{count, plural, other {답변 #개}}',
  'start-title': '시작하기',
  'money-title': '입금과 출금',
  'games-title': '게임',
  'fair-title': '공정한 결과',
  'safer-play-title': '건전한 게임',
  'security-title': '계정 보안',
  'terms-title': '약관과 문의',
  move: '창 이동',
  whole: '도움말 센터 열기',
};
