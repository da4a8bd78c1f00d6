// Korean texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { PartialTexts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: PartialTexts<typeof english> = {
  'prompt-title': '입금 한도를 설정할까요?',
  'prompt-text':
    '입금하기 전에 최대 입금액을 정하세요. 모든 입금이 전액 계산됩니다. 한도는 언제든 낮출 수 있으며, 높인 한도는 24시간 후에 적용됩니다.',
  'prompt-amount': '최대 입금액',
  'prompt-span': '기간',
  'prompt-set': '이 한도로 설정',
  'prompt-none': '한도 없음',
  'prompt-later': '나중에',
  'prompt-set-done': '입금 한도가 설정되었습니다.',
  'span-day': '하루',
  'span-week': '1주',
  'span-month': '1개월',
  'left-day': '오늘 {left} 더 입금할 수 있습니다(한도 {limit}).',
  'left-week': '이번 주 {left} 더 입금할 수 있습니다(한도 {limit}).',
  'left-month': '이번 달 {left} 더 입금할 수 있습니다(한도 {limit}).',
  'left-whose-own': '내 한도',
  'left-whose-operator': '운영자가 정한 계정 한도',
  change: '한도 변경',
  'reduced-title': '남은 한도를 초과합니다',
  'reduced-own-day': '내 입금 한도는 하루 {limit}이며 {left} 남았습니다.',
  'reduced-own-week': '내 입금 한도는 주 {limit}이며 {left} 남았습니다.',
  'reduced-own-month': '내 입금 한도는 월 {limit}이며 {left} 남았습니다.',
  'reduced-operator-day': '운영자가 정한 계정 입금 한도는 하루 {limit}이며 {left} 남았습니다.',
  'reduced-operator-week': '운영자가 정한 계정 입금 한도는 주 {limit}이며 {left} 남았습니다.',
  'reduced-operator-month': '운영자가 정한 계정 입금 한도는 월 {limit}이며 {left} 남았습니다.',
  'reduced-button': '대신 {amount} 입금',
  'suspended-title': '입금이 정지되었습니다',
  'suspended-text':
    '입금 실패가 너무 많았습니다. 고객센터에 문의하시면 정지를 풀 수 있습니다. 플레이와 출금은 계속할 수 있습니다.',
  'blocked-title': '입금 수단이 차단되었습니다',
  'blocked-text':
    '{means} 입금 실패가 너무 많았습니다. {until}부터 다시 이용할 수 있으며, 지금은 다른 수단을 선택해 주세요.',
  'review-title': '한도가 지금도 알맞은가요?',
  'review-text': '한도를 확인하신 지 오래되었습니다. 아래에서 확인하고 유지하거나 변경해 주세요.',
  'review-keep': '한도 유지',
  'review-kept': '감사합니다. 한도가 그대로 유지됩니다.',
  'operator-line': '운영자가 정한 계정 한도: {value}. 더 낮은 한도가 적용됩니다.',
  'confirm-ready': '높인 한도 {value}을(를) 적용할 수 있습니다. 계속 원하시나요?',
  'confirm-ready-none': '한도를 해제할 수 있습니다. 계속 원하시나요?',
  'confirm-raise': '네, 적용합니다',
  'confirm-drop': '아니요, {value} 유지',
  'confirm-done': '새 한도가 적용되었습니다.',
  'confirm-waits': '{when}부터 {value} 한도를 확정할 수 있습니다.',
  'confirm-waits-none': '{when}부터 해제를 확정할 수 있습니다.',
  'effect-looser':
    '더 높은 한도입니다. 24시간 후인 {when}부터 확정할 수 있으며, 그때까지 {value}이(가) 유지됩니다.',
  'effect-remove':
    '24시간 후인 {when}부터 해제를 확정할 수 있으며, 그때까지 {value}이(가) 유지됩니다.',
  'saved-waits': '저장되었습니다. {when}부터 확정해 주세요.',
  'dormant-title': '휴면 계정',
  'dormant-text':
    '{months, plural, other {#개월}} 동안 로그인하지 않으면 휴면 계정이 됩니다. {days, plural, other {#일}} 전에 알려 드립니다. 금액은 절대 가져가지 않고 계정에 그대로 남으며, 로그인하면 다시 활성화됩니다.',
};
