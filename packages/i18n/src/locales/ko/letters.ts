// Korean texts of what staff write to players: articles of help and inbox messages.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    '주제별 문서이며 플레이어에게 보이는 그대로입니다. 저장하면 열려 있는 페이지에 바로 표시되고, 모든 버전이 보관되며 모든 변경이 감사 로그에 남습니다.',
  'article-new': '새 문서',
  subject: '주제',
  'whose-text': '본문',
  'houses-text': '기본 문구',
  'text-by': '{name} 작성',
  'saved-at': '저장 시각',
  versions: '{count, plural, other {버전 #개}}',
  version: '버전 {number}, {name}, {when}',
  'version-take': '양식으로 가져오기',
  reset: '기본 문구로 되돌리기',
  'reset-sure': '예, 기본 문구로 되돌립니다',
  'not-written': '{language} – 미작성',
  'messages-intro':
    '보내면 받는 사람의 받은 편지함에 바로 도착합니다. 읽기 전에는 회수할 수 있습니다.',
  'messages-none':
    '아직 보낸 메시지가 없습니다. 회원, 목록 또는 전체에게 첫 메시지를 작성해 보세요.',
  'message-new': '새 메시지',
  audience: '받는 사람',
  'audience-named': '회원 지정',
  'audience-everyone': '모든 회원',
  'audience-agents': '에이전트',
  'audience-new': '최근 30일 신규 회원',
  'audience-idle': '30일간 로그인하지 않은 회원',
  names: '아이디',
  'names-hint': '하나 또는 여러 개를 공백, 쉼표, 줄바꿈으로 구분해 입력하세요. 최대 500개입니다.',
  advertising: '광고',
  'advertising-hint': '광고입니다. 휴식 중이거나 자가 제한 중인 회원은 받지 않습니다',
  check: '받는 사람 수 확인',
  'send-to': '{count, plural, other {회원 #명에게 보내기}}',
  'will-receive':
    '{recipients, plural, other {회원 #명이 받습니다.}}{spared, plural, =0 {} other { #명은 휴식 중이거나 자가 제한 중이어서 제외됩니다.}}',
  'sent-to': '{count, plural, other {회원 #명에게 보냈습니다.}}',
  'sent-at': '보낸 시각',
  'sent-by': '보낸 사람',
  'sent-when': '{when}, {name}',
  sent: '보냄',
  read: '읽음',
  'read-of': '{recipients}명 중 {read}명',
  withdrawn: '회수됨',
  'withdrawn-from': '{count, plural, other {회원 #명}}, {when}',
  withdraw: '읽지 않은 메시지 회수',
  'withdraw-sure': '예, 회수합니다',
  open: '열기',
};
