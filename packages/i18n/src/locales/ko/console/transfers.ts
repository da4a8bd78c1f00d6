// Korean texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: '팀 송금',
  none: '검색과 일치하는 팀 송금이 없습니다.',
  from: '보낸 회원',
  to: '받는 회원',
  way: '방향',
  'way-up': '상위 에이전트로',
  'way-down': '팀으로',
  'state-done': '완료',
  'state-reversed': '취소됨',
  turnover: '롤링',
  username: '보낸 회원 또는 받는 회원 아이디',
  reverse: '취소',
  'reverse-title': '이 송금을 취소할까요?',
  'reverse-text':
    '{amount} 금액이 {receiver}님에게서 {sender}님에게 돌아갑니다. {receiver}님에게 금액이 남아 있을 때만 가능하며, 양쪽 모두에게 안내됩니다.',
  'reversed-by': '{date}, {by}: {reason}',
  member: '팀 송금',
  'sent-today': '오늘 보낸 금액',
  'count-today': '오늘 송금 횟수',
  standing: '팀 송금',
  on: '허용됨',
  off: '차단됨',
  'off-by': '{date}, {by} 차단: {reason}',
  'switch-off': '송금 차단',
  'switch-on': '송금 허용',
  'switch-off-text': '이 회원은 다른 회원과 돈을 주고받을 수 없게 됩니다.',
  'switch-on-text': '이 회원은 정책 범위에서 다시 돈을 주고받을 수 있습니다.',
};
