// Korean texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    '플레이어에게 보이는 도움말을 주제별로 모았습니다. 저장하면 열려 있는 페이지에 즉시 반영됩니다. 모든 버전이 보관되며 모든 변경은 감사 로그에 남습니다.',
  'article-new': '새 도움말',
  subject: '주제',
  'whose-text': '문구',
  'houses-text': '기본 문구',
  'text-by': '작성: {name}',
  'saved-at': '저장 일시',
  versions: '{count, plural, other {버전 #개}}',
  version: '버전 {number}, {name}, {when}',
  'version-take': '양식에 불러오기',
  reset: '기본 문구로 되돌리기',
  'reset-sure': '네, 기본 문구로 되돌립니다',
  'not-written': '{language} – 없음',
};
