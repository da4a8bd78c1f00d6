// Korean texts of the notices.
import type { PartialTexts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: PartialTexts<typeof english> = {
  title: '공지',
  player: '공지',
  promotion: '프로모션',
  none: '현재 공지가 없습니다.',
  more: '더 보기',
  move: '창 이동',
  understood: '확인',
  pages: '공지 페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  page: '{page}페이지',
  'demo-slots-title': '환수율을 공개하는 여덟 가지 슬롯',
  'demo-slots-text': '<p>모든 슬롯이 정확한 환수율을 공개하며 무료로 체험할 수 있습니다.</p>',
  'demo-lottery-title': '오늘의 추첨',
  'demo-lottery-text': '<p>어떤 복권이 있고 언제 추첨하는지 확인하세요.</p>',
  'demo-welcome-title': '환영합니다: 세 단계로 시작하기',
  'demo-welcome-text':
    '<p>반갑습니다. 세 단계면 테이블에 앉을 수 있습니다.</p><ol><li>아이디와 비밀번호로 가입하세요.</li><li>원하는 만큼 무료로 게임을 체험하세요.</li><li>첫 입금 전에 나만의 한도를 설정하세요.</li></ol><p>나머지는 도움말 센터에서 확인할 수 있습니다.</p>',
  'demo-fair-title': '모든 라운드를 내 브라우저에서 검증하세요',
  'demo-fair-text':
    '<p>각 라운드의 시드는 베팅 전에 확정되고 이후에 공개됩니다. 공정성 페이지에서 브라우저가 라운드를 다시 추첨해 비교합니다.</p>',
  'demo-agents-title': '하위 에이전트와의 계약',
  'demo-agents-text':
    '<p>직속 하위 에이전트에게 배당금이나 급여를 제안해 보세요. 먼저 지난달들을 기준으로 조건을 계산해 볼 수 있습니다.</p>',
  'demo-bills-title': '모든 정산서에 계산 과정이 표시됩니다',
  'demo-bills-text':
    '<p>정산서를 열면 회원, 구간, 절사액을 볼 수 있습니다. 빠진 내용이 있으면 그곳에서 이의를 제기해 주세요.</p>',
  'demo-limits-title': '한도는 즉시 적용됩니다',
  'demo-limits-text':
    '<p>입금, 베팅, 손실, 시간 한도는 모든 거래에서 지켜집니다. 한도를 낮추면 즉시, 높이면 하루 뒤에 적용됩니다.</p>',
  'news-welcome-title': '{name} 님, 환영합니다',
  'news-welcome-text':
    '계정이 준비되었습니다. 실제 돈으로 플레이하기 전에 한도를 설정하고, 궁금한 점은 도움말 센터에서 확인하세요.',
  'news-deposit-success-title': '입금 완료',
  'news-deposit-success-text': '입금액 {amount} 전액이 잔액에 반영되었습니다.',
  'news-deposit-refused-title': '입금 미완료',
  'news-deposit-refused-text':
    '결제({amount})가 완료되지 않았습니다. 이곳의 잔액은 변동이 없으며, 은행에서 출금되었다면 문의해 주세요.',
  'news-deposit-reversed-title': '입금 회수',
  'news-deposit-reversed-text':
    '결제사가 {amount} 입금을 회수했습니다. 잔액에서 차감되었으며, 잔액이 부족하면 나머지는 미납금이 됩니다. 이유를 모르시면 문의해 주세요.',
  'news-deposit-report-found-title': '누락된 입금을 찾았습니다',
  'news-deposit-report-found-text': '신고하신 입금을 찾았습니다. 답변은 신고 내역에서 확인하세요.',
  'news-deposit-report-refused-title': '누락된 입금을 찾지 못했습니다',
  'news-deposit-report-refused-text':
    '신고하신 입금을 찾지 못했습니다. 답변은 신고 내역에서 확인하세요.',
  'news-deposit-report-closed-title': '신고 종료',
  'news-deposit-report-closed-text':
    '누락 입금 신고를 종료했습니다. 답변은 신고 내역에서 확인하세요.',
  'news-withdrawal-approved-title': '출금 승인',
  'news-withdrawal-approved-text': '출금이 승인되어 지급을 준비하고 있습니다.',
  'news-withdrawal-paid-title': '출금 지급',
  'news-withdrawal-paid-text': '출금이 지급되었습니다. 도착하면 출금 메뉴에서 확인해 주세요.',
  'news-part-paid-title': '출금 일부가 지급되었습니다',
  'news-part-paid-text':
    '{amount} 계좌에 도착했을 것입니다. 출금 메뉴에서 수령 여부를 확인해 주세요.',
  'news-payment-disputed-title': '결제에 이의가 제기되었습니다',
  'news-payment-disputed-text':
    '받는 분이 {amount}을(를) 받지 못했다고 합니다. 입금 메뉴에서 답변하고 자료를 보여 주세요.',
  'news-dispute-decided-title': '이의 제기 결정',
  'news-dispute-decided-text':
    '{amount} 결제에 대한 결정이 내려졌습니다. 결정과 이유를 확인해 주세요.',
  'news-withdrawal-refused-title': '출금 거절',
  'news-withdrawal-refused-text': '출금이 거절되었습니다. 금액은 잔액으로 반환되었습니다.',
  'news-vip-risen-title': 'VIP 등급: {level}',
  'news-vip-risen-text': '이제 VIP 등급은 {level}입니다. 혜택은 VIP 페이지에서 확인하세요.',
  'news-vip-fallen-title': 'VIP 등급: {level}',
  'news-vip-fallen-text': '현재 VIP 등급은 {level}입니다. 계정의 다른 내용은 바뀌지 않았습니다.',
  'news-vip-ended-title': 'VIP 등급 없음',
  'news-vip-ended-text': '현재 VIP 등급이 없습니다. 계정의 다른 내용은 바뀌지 않았습니다.',
  'news-lottery-corrected-title': '{game}: 결과 정정',
  'news-lottery-corrected-text':
    '{game} {issue}회차 결과가 정정되어 티켓을 다시 정산했습니다. 새 결과와 지급액은 주문에서 확인하세요.',
  'news-lottery-cancelled-title': '{game}: 회차 취소',
  'news-lottery-cancelled-text':
    '{game} {issue}회차가 취소되었습니다. 베팅액이 잔액으로 반환되었습니다.',
  'news-hand-cashed-out-title': '{game}: 라운드 종료',
  'news-hand-cashed-out-text':
    '{game} 라운드가 너무 오래 열려 있어 저희가 정산했습니다. {amount}을(를) 받았습니다.',
  'news-hand-given-back-title': '{game}: 베팅액 반환',
  'news-hand-given-back-text':
    '{game} 라운드가 첫 단계 전에 열린 채로 남아 있었습니다. 베팅액 {amount}이(가) 잔액으로 반환되었습니다.',
  'news-hand-free-bet-back-title': '{game}: 무료 베팅이 돌아왔습니다',
  'news-hand-free-bet-back-text':
    '{game} 라운드가 첫 단계 없이 너무 오래 열려 있었습니다. {amount} 무료 베팅을 기한까지 다시 사용할 수 있습니다.',
  'news-staff-changed-contacts-title': '연락처 변경',
  'news-staff-changed-contacts-text':
    '담당 직원이 계정의 이메일 주소 또는 휴대전화 번호를 변경했습니다. 요청하신 것이 아니라면 즉시 문의해 주세요.',
  'news-staff-reset-password-title': '비밀번호 재설정',
  'news-staff-reset-password-text':
    '담당 직원이 계정의 비밀번호를 재설정했습니다. 요청하신 것이 아니라면 즉시 문의해 주세요.',
  'news-deposit-means-blocked-title': '입금 수단 차단',
  'news-deposit-means-blocked-text':
    '한 수단의 입금 실패가 너무 많아 잠시 차단했습니다. 다른 수단을 이용해 주세요.',
  'news-deposits-suspended-title': '입금 정지',
  'news-deposits-suspended-text':
    '입금 실패가 너무 많아 입금을 정지했습니다. 고객센터에 문의하시면 풀 수 있습니다. 플레이와 출금은 계속할 수 있습니다.',
  'news-deposits-freed-title': '입금 가능',
  'news-deposits-freed-text': '모든 수단으로 다시 입금할 수 있습니다.',
  'news-limit-review-due-title': '한도가 지금도 알맞은가요?',
  'news-limit-review-due-text': '건전한 게임 메뉴에서 한도를 확인하고 유지하거나 변경해 주세요.',
  'news-account-quiet-title': '곧 휴면 계정이 됩니다',
  'news-account-quiet-text':
    '오랫동안 로그인하지 않으셨습니다. 로그인하지 않으면 곧 휴면 계정이 됩니다. 금액은 그대로 회원님의 것입니다.',
  'news-account-dormant-title': '휴면 계정 안내',
  'news-account-dormant-text':
    '오랫동안 로그인하지 않아 휴면 계정이 되었습니다. 금액은 가져가지 않았으며, 로그인하면 다시 활성화됩니다.',
  'news-transfer-sent-title': '송금 완료',
  'news-transfer-sent-text': '{name}님에게 {amount} 보냈습니다.',
  'news-transfer-received-title': '송금 수령',
  'news-transfer-received-text': '{name}님에게서 {amount} 받았습니다. 잔액에 반영되었습니다.',
  'news-transfer-reversed-title': '송금 취소',
  'news-transfer-reversed-text':
    '{name}님과의 {amount} 송금을 취소했습니다. 궁금한 점은 문의해 주세요.',
  'news-contract-offered-title': '계약 제안 도착',
  'news-contract-offered-text':
    '에이전트 센터의 내 계약에서 내용을 읽고 7일 이내에 수락하거나 거절해 주세요.',
  'news-contract-accepted-title': '계약 수락',
  'news-contract-accepted-text':
    '회원님이 제안한 계약을 에이전트가 수락했습니다. 다음 기간부터 시작됩니다.',
  'news-contract-rejected-title': '계약 거절',
  'news-contract-rejected-text':
    '회원님이 제안한 계약을 에이전트가 거절했습니다. 이전에 합의한 내용은 계속 유효합니다.',
  'news-contract-end-asked-title': '계약 종료 요청',
  'news-contract-end-asked-text':
    '상대방이 계약 종료를 요청했습니다. 회원님이 동의할 때까지 계약은 계속됩니다.',
  'news-contract-end-accepted-title': '계약 종료 예정',
  'news-contract-end-accepted-text':
    '상대방이 계약 종료에 동의했습니다. 계약은 현재 기간이 끝나면 종료됩니다.',
  'news-contract-end-rejected-title': '계약 유지',
  'news-contract-end-rejected-text':
    '상대방이 계약 종료에 동의하지 않았습니다. 계약이 계속 유효합니다.',
  'news-contract-end-withdrawn-title': '계약 유지',
  'news-contract-end-withdrawn-text':
    '상대방이 계약 종료 요청을 철회했습니다. 계약이 계속 유효합니다.',
  'news-contract-ended-title': '계약 종료 예정',
  'news-contract-ended-text':
    '저희의 결정 또는 상위 계약의 변경으로 회원님의 계약이 종료됩니다. 종료일과 사유는 내 계약에서 확인하세요.',
  'news-contract-offer-ended-title': '계약 제안 취소',
  'news-contract-offer-ended-text':
    '상위 계약이 종료되거나 변경되어 제안 하나가 무효가 되었습니다. 내 계약에서 확인하세요.',
  'news-bill-forced-title': '정산서 미지급액 징수',
  'news-bill-forced-text':
    '회원님이 정산서에서 아직 받지 못한 {amount}을(를) 지급자의 잔액에서 징수합니다. 지금 있는 금액을 먼저 징수하고, 나머지는 돈이 들어오는 대로 징수합니다.',
  'news-bill-collected-title': '청구서 강제 징수',
  'news-bill-collected-text':
    '청구서의 미납액 {amount}을(를) 잔액에서 징수합니다. 지금 있는 금액은 바로, 나머지는 돈이 들어오는 대로 징수합니다.',
  'news-bill-paid-by-house-title': '정산서 지급',
  'news-bill-paid-by-house-text': '정산서의 미지급액 {amount}을(를) 저희가 지급해 드렸습니다.',
  'news-bill-refused-title': '정산서 취소',
  'news-bill-refused-text':
    '저희의 결정에 따라 정산서의 미지급액 {amount}은(는) 지급하지 않아도 됩니다.',
  'news-bill-disputed-title': '정산서 이의 제기',
  'news-bill-disputed-text':
    '회원님이 지급해야 하는 에이전트가 정산서에 이의를 제기했습니다. 내 계약에서 사유를 읽고 답변해 주세요.',
  'news-bill-dispute-answered-title': '정산서 이의 제기 답변',
  'news-bill-dispute-answered-text':
    '정산서 이의 제기에 대한 답변이 있습니다. 내 계약에서 답변을 확인하세요.',
  'news-feedback-answered-title': '1:1 문의 답변 완료',
  'news-feedback-answered-text': '문의하신 내용에 답변을 드렸습니다. 1:1 문의에서 확인하세요.',
  inbox: '메시지함',
  'inbox-none': '아직 메시지가 없습니다. 입금과 출금 소식이 여기에 표시됩니다.',
  'inbox-unread': '{count, plural, =0 {모두 읽었습니다} other {읽지 않은 메시지 #개}}',
  'inbox-read-all': '모두 읽음으로 표시',
  'inbox-delete': '삭제',
  'inbox-delete-named': '“{title}” 삭제',
  'inbox-new': '새 메시지',
  'inbox-deleted': '메시지가 삭제되었습니다.',
};
