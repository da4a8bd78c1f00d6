// Korean texts of how staff look after agents and their teams.
import type { PartialTexts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: PartialTexts<typeof english> = {
  intro:
    '에이전트는 모든 단계의 하위 회원으로 이루어진 팀을 이끕니다. 열어서 팀을 보고 변경할 수 있습니다.',
  make: '에이전트로 지정',
  'make-text': '회원은 다시 로그인하지 않아도 바로 초대 코드와 에이전트 센터를 쓸 수 있습니다.',
  username: '회원 아이디',
  kind: '유형',
  'kind-of': '에이전트, 유형 {number}',
  'kind-hint': '여기서는 모든 유형의 권한이 같습니다. 번호는 외부 시스템에 전달됩니다.',
  size: '팀',
  since: '에이전트 시작일',
  none: '검색에 맞는 에이전트가 없습니다.',
  'no-agent': '에이전트 아님',
  place: '트리에서의 위치',
  top: '최상위',
  code: '초대 코드',
  now: '현재 팀',
  direct: '직속',
  agents: '팀 내 에이전트',
  balance: '팀 잔액',
  'came-to': '팀 실적',
  active: '활동 회원',
  'first-deposits': '첫 입금',
  net: '회원 순손익',
  below: '{name}의 하위',
  'nobody-below': '하위가 없습니다.',
  'open-line': '{name}의 팀',
  people: '{count, plural, other {#명}}',
  more: '더 보기',
  move: '이동',
  'move-named': '{name} 이동',
  'move-team':
    '{count, plural, =0 {{name} 님에게는 팀이 없습니다.} other {{name} 님이 팀원 #명과 함께 이동합니다.}} 이전 활동은 계속 기존 상위 에이전트의 실적으로 계산됩니다.',
  'move-to': '상위 에이전트 아이디',
  'move-to-hint': '비워 두면 상위 없이 최상위로 갑니다.',
  'moves-wait': '두 번째 사람을 기다리는 이동',
  'move-waits': '이제 이동이 두 번째 사람을 기다립니다.',
  'move-proposed': '{name} 님이 {upline} 님의 하위로 이동합니다.',
  'move-proposed-by': '{date}, {name} 제안',
  'move-proposed-why':
    '새 위치의 상위 에이전트에게 저희가 계약에 따라 지급하므로, 이 팀의 실적이 그 계약에 반영됩니다.',
  'move-confirm': '이동 승인',
  'move-withdraw': '이동 철회',
  'set-kind': '유형 변경',
  end: '회원으로 되돌리기',
  'end-text': '{name}의 에이전트 센터 이용이 바로 끝나고, 모든 링크가 영구히 닫힙니다.',
  'end-line':
    '직속: {count, plural, =0 {없음} other {#명}}. 각자의 팀과 함께 한 단계 위로 올라갑니다.',
  file: '회원 파일',
};
