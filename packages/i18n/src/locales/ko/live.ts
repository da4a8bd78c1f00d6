// Korean texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: '연결됨',
  reconnecting: '다시 연결하는 중…',
  offline: '오프라인 상태입니다.',
  'deposit-settled': '{amount} 입금이 완료되었습니다.',
  'withdrawal-approved': '출금이 승인되었습니다.',
  'withdrawal-paid': '출금이 지급되었습니다. 도착하면 확인해 주세요.',
  'withdrawal-refused': '출금이 거절되어 금액이 잔액으로 반환되었습니다.',
  'session-ended': '다른 곳에서 세션이 종료되었습니다.',
  'winner-joined': '{name} 님 {amount} 당첨',
};
