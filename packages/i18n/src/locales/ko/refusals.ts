// Korean texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { PartialTexts } from '../../texts.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: PartialTexts<typeof english> = {
  // the gateway
  'path-unknown': '존재하지 않는 주소입니다. 주소를 확인하거나 홈으로 돌아가 주세요.',
  'method-not-supported': '이 주소에서 지원하지 않는 요청입니다. 페이지를 새로고침해 주세요.',
  'merchant-unknown': '이 주소에 해당하는 브랜드가 없습니다. 고객센터에 문의해 주세요.',
  maintenance: '점검 중입니다. 잔액은 안전하니 잠시 후 다시 찾아 주세요.',
  'region-restricted':
    '현재 계신 지역에서는 게임을 이용할 수 없습니다. 오류라고 생각되면 문의해 주세요.',
  'module-off': '현재 사용할 수 없는 기능입니다. 나중에 다시 시도해 주세요.',
  'body-too-large': '보내신 데이터가 너무 큽니다. 크기를 줄여 다시 시도해 주세요.',
  'content-not-supported': '읽을 수 없는 형식입니다. 페이지를 새로고침하고 다시 시도해 주세요.',
  'too-many-requests':
    '짧은 시간에 너무 많이 시도했습니다. {seconds, select, undefined {1분} other {{seconds}초}} 후에 다시 시도해 주세요.',
  'session-missing': '로그인하지 않았거나 세션이 만료되었습니다. 로그인해 주세요.',
  'role-not-allowed': '에이전트가 아니면 들어갈 수 없습니다. 에이전트 전용입니다.',
  'demo-not-allowed': '회원 전용 기능입니다. 먼저 회원가입해 주세요.',
  'permission-missing': '역할에 포함되지 않은 권한입니다. 플랫폼 소유자에게 요청해 주세요.',
  'confirmation-missing': '민감한 변경입니다. 먼저 본인 확인을 해 주세요.',
  'request-invalid':
    '요청 형식이 올바르지 않습니다{place, select, undefined {} other {({place})}}. 입력한 내용을 확인해 주세요.',
  'seal-invalid': '암호화된 메시지를 열 수 없습니다. 페이지를 새로고침하고 다시 시도해 주세요.',
  'idempotency-key-invalid':
    '요청의 키를 사용할 수 없습니다. 페이지를 새로고침하고 다시 시도해 주세요.',
  'message-stale':
    '메시지 시각이 너무 오래되었거나 미래입니다. 기기 시계를 확인하고 다시 보내 주세요.',
  'idempotency-key-reused':
    '이미 다른 작업에 사용된 요청입니다. 페이지를 새로고침하고 처음부터 다시 시도해 주세요.',
  fault:
    '저희 쪽에 문제가 발생했으며 변경된 것은 없습니다. 다시 시도해 주시고, 계속되면 문의해 주세요.',
  // identity
  'credentials-wrong': '계정 이름 또는 비밀번호가 올바르지 않습니다. 확인하고 다시 시도해 주세요.',
  'account-locked':
    '계정이 잠겼습니다{minutes, select, undefined {} other {(약 {minutes}분 남음)}}. 나중에 다시 시도하거나 고객센터로 문의해 주세요.',
  'account-excluded': '이용이 제한된 계정입니다. 궁금한 점은 고객센터로 문의해 주세요.',
  'captcha-wrong': '사람 확인에 실패했습니다. 새로 풀고 다시 시도해 주세요.',
  'trial-not-offered': '지금은 체험 계정을 제공하지 않습니다. 회원가입을 이용해 주세요.',
  'name-misleading': '운영자로 오해받을 수 있는 이름입니다. 다른 이름을 선택해 주세요.',
  'username-taken': '이미 사용 중인 아이디입니다. 다른 아이디를 입력해 주세요.',
  'field-required':
    '필수 항목을 입력하지 않았습니다{field, select, undefined {} other {({field})}}. 입력하고 다시 시도해 주세요.',
  'field-format':
    '입력 형식이 올바르지 않습니다{field, select, undefined {} other {({field})}}. 수정하고 다시 시도해 주세요.',
  'password-common': '누구나 쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  'passwords-differ': '두 입력값이 일치하지 않습니다. 확인란을 다시 입력해 주세요.',
  'age-below-limit':
    '{age, select, undefined {법정 연령} other {만 {age}세}} 이상만 가입할 수 있습니다.',
  'affiliate-code-wrong': '유효하지 않은 초대 코드입니다. 수정하거나 비워 두세요.',
  'payment-password-set':
    '출금 비밀번호가 이미 설정되어 있습니다. 그대로 사용하거나 ‘내 계정’에서 변경해 주세요.',
  'payment-password-same-as-login':
    '출금 비밀번호는 로그인 비밀번호와 달라야 합니다. 다른 비밀번호를 선택해 주세요.',
  'account-closed': '해지된 계정입니다. 궁금한 점은 고객센터로 문의해 주세요.',
  'player-excluded':
    '계정을 만들어 드릴 수 없습니다. 이용 제한을 신청하신 분의 명단에 등록되어 있습니다.',
  'phone-invalid': '올바른 전화번호를 입력해 주세요.',
  'phone-token-wrong':
    '전화 인증 결과가 이 번호와 일치하지 않거나 만료되었습니다. 번호를 다시 인증해 주세요.',
  'mobile-taken':
    '다른 계정에서 사용 중인 휴대폰 번호입니다. 다른 번호를 사용하거나 해당 계정을 복구해 주세요.',
  'email-taken':
    '다른 계정에서 사용 중인 이메일 주소입니다. 다른 주소를 사용하거나 해당 계정을 복구해 주세요.',
  'person-registered':
    '이미 가입된 계정이 있습니다. 해당 계정으로 로그인하거나 계정을 복구해 주세요.',
  'referral-code-wrong': '유효하지 않은 추천 코드입니다. 수정하거나 비워 두세요.',
  'terms-missing': '최신 이용약관과 개인정보 처리방침에 동의해 주세요.',
  'code-wrong':
    '인증 코드가 올바르지 않습니다. {left, select, undefined {확인하고 다시 시도해 주세요.} other {남은 시도: {left}회.}}',
  'code-expired': '인증 코드가 만료되었습니다. 새 코드를 요청해 주세요.',
  'code-blocked':
    '코드를 너무 많이 요청했습니다. {minutes, select, undefined {5} other {{minutes}}}분 후에 다시 시도해 주세요.',
  'code-not-sent':
    '코드를 보내지 못했습니다{reason, select, undefined {} other {({reason})}}. 나중에 다시 시도하거나 다른 방법을 선택해 주세요.',
  'ticket-spent': '저장된 로그인이 만료되었습니다. 비밀번호를 입력해 주세요.',
  'challenge-spent':
    '로그인 시간이 초과되었거나 시도 횟수를 넘었습니다. 처음부터 다시 시작해 주세요.',
  'work-missing':
    '다시 로그인해 주세요. 아직 알려지지 않은 기기이므로 먼저 짧은 계산이 필요합니다.',
  'second-factor-missing': '2차 인증으로 본인임을 확인해 주세요.',
  'factor-code-wrong':
    '올바르지 않거나 이미 사용된 코드입니다. 새 코드가 나오면 다시 시도해 주세요.',
  'factor-locked':
    '잘못된 코드를 너무 많이 입력했습니다. {minutes, select, undefined {잠시} other {약 {minutes}분}} 후에 다시 시도해 주세요.',
  'factor-not-set-up': '설정되어 있지 않습니다. 먼저 인증 앱이나 패스키를 설정해 주세요.',
  'totp-already-on': '인증 앱이 이미 설정되어 있습니다. 다른 앱을 설정하려면 먼저 해제해 주세요.',
  'totp-not-begun': '설정 시간이 초과되었습니다. 다시 시작해 주세요.',
  'passkey-unknown': '이미 삭제된 패스키입니다. 페이지를 새로고침해 주세요.',
  'passkey-limit-reached':
    '등록할 수 있는 패스키 수를 모두 사용했습니다. 먼저 하나를 삭제해 주세요.',
  'passkey-refused': '패스키가 승인되지 않았습니다. 다시 시도하거나 다른 방법을 선택해 주세요.',
  'old-password-wrong': '기존 비밀번호가 올바르지 않습니다. 확인하고 다시 시도해 주세요.',
  'password-unchanged': '새 비밀번호가 기존 비밀번호와 같습니다. 다른 비밀번호를 선택해 주세요.',
  'username-email-not-found': '아이디 또는 이메일을 찾을 수 없습니다. 확인하고 다시 시도해 주세요.',
  'recovery-spent': '복구 링크가 만료되었습니다. 새 링크를 요청해 주세요.',
  'contact-not-verified': '먼저 이 연락처를 등록하고 인증해 주세요.',
  'field-fixed':
    '이미 설정되어 여기에서 변경할 수 없습니다{field, select, undefined {} other {({field})}}. 정정하려면 고객센터로 문의해 주세요.',
  'icon-unknown': '제공되지 않는 이미지입니다. 표시된 이미지 중에서 선택해 주세요.',
  'session-unknown': '이미 종료된 세션입니다.',
  'identity-not-open': '신분증을 확인 중이거나 이미 승인되었습니다.',
  'identity-missing': '먼저 본인 확인을 해 주세요. 신분증 사진만 있으면 됩니다.',
  'terms-due': '약관이 변경되었습니다. 계속 플레이하려면 동의해 주세요.',
  'picture-missing': '먼저 신분증 사진을 올려 주세요.',
  'picture-unreadable':
    '읽을 수 없는 이미지입니다. 최대 {megabytes, select, undefined {5} other {{megabytes}}} MB의 PNG, JPEG, WebP 이미지를 사용해 주세요.',
  // wallet
  'amount-invalid': '사용할 수 없는 금액입니다. 소수점 둘째 자리까지의 숫자를 입력해 주세요.',
  'amount-below-minimum':
    '금액이 너무 적습니다. {minimum, select, undefined {더 큰 금액을 입력해 주세요.} other {최소 금액: {minimum}.}}',
  'amount-above-maximum':
    '금액이 너무 큽니다. {maximum, select, undefined {더 작은 금액을 입력해 주세요.} other {최대 금액: {maximum}.}}',
  'balance-too-low': '잔액이 부족합니다. 금액을 줄이거나 입금해 주세요.',
  'channel-unknown': '더 이상 제공되지 않는 입금 방법입니다. 다른 방법을 선택해 주세요.',
  'channel-closed':
    '지금은 이 입금 수단을 이용할 수 없습니다. {opens, select, undefined {다른 수단을 선택해 주세요.} other {{opens}에 시작합니다.}}',
  'channel-provider-unknown':
    '연결되지 않은 결제사입니다. 연결된 결제사를 선택하거나, 자체 계좌라면 “house”를 선택하세요.',
  'channel-limits-wrong':
    '한도가 맞지 않습니다. 최소 금액은 최대 금액보다 클 수 없고, 빠른 금액은 그 사이여야 합니다.',
  'channel-account-missing':
    '수동 이체에는 선택한 은행마다 사용 중인 자체 계좌가 하나 이상 필요합니다.',
  'channel-network-missing': '암호화폐 입금에는 네트워크와 확인 횟수가 필요합니다.',
  'deposit-channel-changed':
    '그사이 다른 사람이 입금 수단을 변경했습니다. 목록을 새로고침하고 다시 시도해 주세요.',
  'promotion-not-offered':
    '이 입금에는 적용할 수 없는 프로모션입니다. 다른 프로모션을 선택하거나 선택하지 마세요.',
  'deposit-not-found': '존재하지 않는 입금입니다. 목록을 확인해 주세요.',
  'deposit-not-open': '이미 처리된 입금입니다. 목록을 새로고침해 주세요.',
  'deposit-not-credited': '영수증은 반영된 입금에만 제공됩니다.',
  'deposit-credited': '이미 반영된 입금입니다. 거래 내역을 확인해 주세요.',
  'proof-limit-reached': '이 입금에 보낼 수 있는 사진을 모두 보냈습니다. 직원이 확인하고 있습니다.',
  'deposit-report-open': '이미 신고하신 입금입니다. 확인 후 메시지함으로 답변드립니다.',
  'deposit-report-limit-reached':
    '진행 중인 신고가 너무 많습니다. 하나라도 답변을 받을 때까지 기다려 주세요.',
  'deposit-report-not-found': '존재하지 않는 신고입니다. 목록을 새로고침해 주세요.',
  'deposit-report-answered': '이미 답변된 신고입니다. 목록을 새로고침해 주세요.',
  'provider-unavailable':
    '결제사가 응답하지 않습니다. 결제된 금액은 없으니 나중에 다시 시도하거나 다른 방법을 선택해 주세요.',
  'signature-wrong': '메시지 서명이 일치하지 않아 처리하지 않았습니다.',
  'payment-unknown': '존재하지 않는 결제이므로 처리하지 않았습니다.',
  'payment-password-missing': '출금 비밀번호가 없습니다. 먼저 ‘내 계정’에서 설정해 주세요.',
  'payment-password-wrong':
    '출금 비밀번호가 올바르지 않습니다. {attemptsLeft, select, undefined {확인하고 다시 시도해 주세요.} other {남은 시도: {attemptsLeft}회.}}',
  'payment-password-locked':
    '출금 비밀번호를 여러 번 잘못 입력하여 잠겼습니다{minutes, select, undefined {} other {(약 {minutes}분 남음)}}. 나중에 다시 시도해 주세요.',
  'bank-card-not-found': '목록에 없는 계좌입니다. 등록된 계좌 중에서 선택해 주세요.',
  'bank-unknown': '송금할 수 없는 곳입니다. 목록에서 은행이나 지갑을 선택해 주세요.',
  'account-number-wrong':
    '올바른 계좌번호가 아닙니다. 숫자와 문자를 하나씩 확인하거나 다시 복사해 주세요.',
  'bank-card-exists': '이미 등록된 계좌입니다. 그대로 사용하거나 다른 계좌를 추가해 주세요.',
  'bank-card-in-use': '이 계좌로 진행 중인 출금이 있습니다. 완료된 후에 삭제해 주세요.',
  'bank-card-limit-reached':
    '등록할 수 있는 계좌 수를 모두 사용했습니다. 기존 계좌를 사용하거나 먼저 하나를 삭제해 주세요.',
  'debt-open':
    '추첨 결과가 정정되어 {debt, select, undefined {} other {{debt}의 }}미납금이 있습니다. 당첨금으로 먼저 정산된 뒤 출금할 수 있습니다.',
  'turnover-not-met':
    '입금액의 롤링 조건이 충족되지 않았습니다. {turnover, select, undefined {조금 더 플레이해 주세요.} other {남은 롤링 금액: {turnover}.}}',
  'bonus-not-found': '존재하지 않는 보너스입니다. 목록을 확인해 주세요.',
  'bonus-not-open': '이미 종료된 보너스입니다.',
  'bonus-not-proposed': '결정을 기다리는 보너스가 아닙니다.',
  'bonus-changed': '그사이 보너스가 변경되었습니다. 금액을 다시 확인해 주세요.',
  'bonus-stake-too-high':
    '보너스 진행 중에는 {maximum, select, undefined {조건에서 허용하는 금액까지만} other {최대 {maximum}까지}} 베팅할 수 있습니다. 베팅액을 낮추거나 보너스를 포기해 주세요.',
  'weights-changed': '그사이 다른 사람이 인정 비율을 저장했습니다. 다시 확인해 주세요.',
  'withdrawal-count-reached':
    '오늘 가능한 출금 {count, select, undefined {횟수를} other {{count}회를}} 모두 사용했습니다. 내일 다시 출금할 수 있습니다.',
  'withdrawal-sum-reached':
    '하루 출금 한도를 초과합니다. {left, select, undefined {더 작은 금액을 입력해 주세요.} other {오늘 남은 금액: {left}.}}',
  'withdrawal-fee-changed':
    '수수료가 변경되었습니다{fee, select, undefined {} other {({fee})}}. 받는 금액을 확인하고 다시 신청해 주세요.',
  'refund-source-first':
    '{amount, select, undefined {입금액} other {{amount}}}은(는) 먼저 {bank, select, undefined {입금한 곳} other {{bank}}}(으)로 돌려보내야 합니다. 해당 계좌를 선택해 주세요.',
  'part-not-found': '존재하지 않는 분할 지급입니다. 페이지를 새로고침해 주세요.',
  'part-not-open': '이미 지급 중인 분할입니다. 페이지를 새로고침해 주세요.',
  'part-not-paid': '아직 지급되지 않았습니다. 받으신 후 확인해 주세요.',
  'part-too-small':
    '너무 작은 분할이 있습니다. 최소 금액은 {minimum, select, undefined {입금 최소 금액} other {{minimum}}}입니다.',
  'parts-sum-wrong':
    '분할 금액의 합은 {amount, select, undefined {지급액} other {{amount}}}과(와) 같아야 합니다{sum, select, undefined {} other {(현재 {sum})}}.',
  'receipt-answer-missing': '금액이 도착했는지 알려 주세요.',
  'proof-missing': '최근 거래 내역 등 계좌가 보이는 사진을 추가해 주세요.',
  'payment-dispute-not-found': '존재하지 않는 결제입니다. 페이지를 새로고침해 주세요.',
  'dispute-decided': '이미 결정된 이의 제기입니다. 더 추가할 수 없습니다.',
  'dispute-waits-for-answers':
    '결제한 분이 아직 답변할 수 있습니다. 답변이 오거나 시간이 지난 뒤 결정하세요.',
  'evidence-empty': '글을 쓰거나 사진을 추가해 주세요.',
  'evidence-too-often': '추가할 수 있는 자료를 모두 추가했습니다. 결정을 기다려 주세요.',
  'c2c-off': '지금은 회원 간 결제를 제공하지 않습니다. 다른 방법을 선택해 주세요.',
  'c2c-blocked': '수락하신 결제가 도착하지 않았습니다. 당분간 다른 결제를 수락할 수 없습니다.',
  'c2c-unpaid': '수락한 결제가 아직 진행 중입니다. 먼저 결제하거나 포기해 주세요.',
  'c2c-offer-gone': '방금 다른 회원이 수락했습니다. 다른 결제를 선택해 주세요.',
  'c2c-deposit-not-found': '존재하지 않는 입금입니다. 페이지를 새로고침해 주세요.',
  'c2c-not-waiting': '더 이상 결제를 기다리지 않는 입금입니다. 지금 결제하지 마세요.',
  'withdrawal-not-found': '존재하지 않는 출금입니다. 목록을 확인해 주세요.',
  'withdrawal-not-pending': '이미 심사가 끝난 출금입니다. 목록을 새로고침해 주세요.',
  'held-return-not-found': '해당 보류 반환이 없습니다. 목록을 새로고침해 주세요.',
  'held-return-decided': '이미 결정된 반환입니다. 목록을 새로고침해 주세요.',
  'deposits-suspended':
    '입금 실패가 너무 많아 입금이 정지되었습니다. 고객센터에 문의하시면 풀 수 있습니다.',
  'deposit-means-blocked':
    '이 수단의 입금 실패가 너무 많습니다. 다른 수단을 선택하거나 내일 다시 시도해 주세요.',
  'limit-prompt-due': '먼저 입금 한도 질문에 답해 주세요.',
  'limit-prompt-required': '입금 한도를 설정하거나 한도 없음을 선택해 주세요.',
  'limit-raise-unknown': '확정을 기다리는 상향 한도가 없습니다. 페이지를 새로고침해 주세요.',
  'limit-level-unknown': '존재하지 않는 VIP 등급입니다. 목록을 새로고침해 주세요.',
  'deposit-block-unknown': '이 회원의 입금은 차단되어 있지 않습니다. 페이지를 새로고침해 주세요.',
  'transfers-off': '이 계정은 다른 회원에게 송금할 수 없습니다.',
  'transfer-not-downline': '송금할 수 있는 팀 범위에 속한 회원이 아닙니다.',
  'transfer-no-upline': '송금할 수 있는 상위 에이전트가 없습니다.',
  'transfer-receiver-closed': '이 계정은 현재 이 금액을 받을 수 없습니다. 송금되지 않았습니다.',
  'transfer-count-reached': '오늘 가능한 송금 횟수를 모두 사용했습니다. 내일 다시 시도해 주세요.',
  'transfer-limit-reached':
    '하루 송금 한도를 초과합니다. {remaining, select, undefined {더 작은 금액을 입력해 주세요.} other {오늘 {remaining} 더 송금할 수 있습니다.}}',
  'transfer-unknown': '존재하지 않는 송금입니다. 목록을 새로고침해 주세요.',
  'transfer-reversed': '이미 취소된 송금입니다. 목록을 새로고침해 주세요.',
  'transfer-money-gone': '받은 회원에게 이 금액이 남아 있지 않습니다. 변경된 것은 없습니다.',
  'withdrawal-not-approved': '승인되지 않은 출금입니다. 지급하기 전에 승인해 주세요.',
  'withdrawal-not-paid': '아직 지급되지 않은 출금입니다. 도착한 후에 확인해 주세요.',
  'receipt-already-confirmed': '이미 수령이 확인된 출금입니다. 더 하실 일은 없습니다.',
  'record-changed': '여신 뒤에 이 출금이 변경되었습니다. 다시 확인해 주세요.',
  'member-owes':
    '이 회원에게 {debt, select, undefined {미납금} other {{debt}의 미납금}}이 있어 지급할 수 없습니다. 출금을 거절하거나 미납금이 정산될 때까지 기다리세요.',
  'signatures-needed': '먼저 두 사람이 이 출금에 서명해야 합니다.',
  'deposit-settled-already': '이미 반영된 입금입니다.',
  'deposit-not-settled': '반영되지 않은 입금이라 회수할 금액이 없습니다.',
  'adjustment-proof-missing': '금액이 도착했다는 증빙을 입력해 주세요.',
  'adjustment-waiting-already': '이 입금에 대한 정정이 이미 제안되어 있습니다.',
  'adjustment-not-found': '존재하지 않거나 아직 반영되지 않은 정정입니다.',
  'adjustment-decided': '이미 결정된 정정입니다.',
  'case-claimed':
    '{name, select, undefined {다른 사람} other {{name}}}이(가) 이 출금을 보고 있습니다.',
  'pay-not-allowed': '출금을 지급할 권한이 없습니다.',
  'withdrawal-rules-changed': '그사이 다른 사람이 규칙을 변경했습니다. 다시 불러오세요.',
  'reason-text-missing': '사유를 최소한 영어로 입력해 주세요.',
  'remark-missing': '거절 사유를 입력해 주세요. 회원에게 표시됩니다.',
  'bulk-unknown': '더 이상 존재하지 않는 미리보기입니다. 새로 만들어 주세요.',
  'reason-unknown': '목록에 없는 사유입니다.',
  'reasons-too-many': '사유 목록이 가득 찼습니다. 먼저 일부를 삭제해 주세요.',
  'handover-waiting': '마지막 인계가 아직 수락되지 않았습니다.',
  'handover-unknown': '존재하지 않는 인계입니다.',
  'handover-accepted': '이미 수락된 인계입니다.',
  'rule-approves-all': '승인 규칙에는 “금액 이하” 조건이 필요합니다.',
  'rule-twice': '두 규칙의 ID가 같습니다.',
  'days-wrong': '존재하는 날짜를 최대 1년 범위로 선택해 주세요.',
  'provider-unknown': '존재하지 않거나 일일 파일을 제공하지 않는 결제사입니다.',
  'difference-unknown': '존재하지 않는 차이입니다.',
  'difference-closed': '이미 종결된 차이입니다.',
  'receipt-disputed': '받지 못했다고 알려 주신 출금입니다. 고객센터에서 확인하고 있습니다.',
  'deposit-limit-reached':
    '{whose, select, operator {운영자가 정한 계정 입금 한도를 초과합니다.} other {설정하신 입금 한도를 초과합니다.}} {remaining, select, undefined {더 작은 금액을 입력해 주세요.} none {한도가 갱신되면 다시 입금할 수 있습니다.} other {남은 한도: {remaining}.}}',
  'stake-limit-reached':
    '설정하신 베팅 한도를 초과합니다. 베팅액을 낮추거나 한도가 갱신될 때까지 기다려 주세요.',
  'loss-limit-reached':
    '설정하신 손실 한도에 도달했습니다. 한도가 갱신되면 다시 플레이할 수 있습니다.',
  'spend-limit-reached':
    '설정하신 지출 한도에 도달했습니다. 한도가 갱신되면 다시 플레이할 수 있습니다.',
  'session-limit-reached':
    '설정하신 이용 시간을 모두 사용했습니다. 휴식을 취하고 나중에 다시 오세요.',
  'player-on-break':
    '휴식 중입니다{until, select, undefined {} other {(종료: {until})}}. 자동으로 끝나며 단축할 수 없습니다.',
  'self-excluded':
    '자가 제한 중입니다{until, select, undefined {} other {(종료: {until})}}. 누구도 미리 해제할 수 없으며, 보유 잔액은 출금할 수 있습니다.',
  'session-budget-due': '먼저 이번 세션의 금액과 시간 예산을 설정해 주세요.',
  'reality-check-due':
    '잠시 멈추고 이용 시간과 사용 금액을 확인해 주세요. 원하시면 계속할 수 있습니다.',
  'reality-check-locked':
    '플레이가 일시 중지되었습니다. {minutes, select, undefined {잠시 기다려 주세요.} other {약 {minutes}분 후 계속할 수 있습니다.}}',
  'round-unknown': '계정에 없는 라운드입니다. 베팅 내역을 확인해 주세요.',
  'choice-not-allowed': '이 베팅액으로는 할 수 없는 선택입니다. 다른 것을 선택해 주세요.',
  'step-not-allowed': '지금은 이 단계를 진행할 수 없습니다.',
  'hand-over': '이 라운드는 이미 종료되었습니다.',
  'hand-moved-on': '이 라운드는 다른 창에서 진행되었습니다. 현재 상태를 표시합니다.',
  'free-bet-unknown': '이 무료 베팅은 더 이상 없습니다. 베팅되지 않았습니다.',
  'free-rounds-unknown': '해당 무료 라운드가 남아 있지 않습니다. 베팅되지 않았습니다.',
  'round-open': '진행 중인 이전 라운드가 있습니다. 먼저 완료해 주세요.',
  'issue-not-open': '아직 베팅이 시작되지 않은 회차입니다.',
  'issue-unknown': '존재하지 않는 회차입니다.',
  'issue-closed': '마감된 회차입니다. 베팅되지 않았습니다.',
  'play-off': '현재 제공하지 않는 베팅 방식입니다. 베팅되지 않았습니다.',
  'slip-refused':
    '{slip, select, undefined {티켓을} other {티켓 {slip}을(를)}} 접수할 수 없습니다{reason, select, undefined {} other {: {reason}}}. 베팅되지 않았습니다.',
  'number-closed':
    '{slip, select, undefined {티켓} other {티켓 {slip}}}의 {number, select, undefined {번호} other {번호 {number}}}은(는) 이번 회차에서 마감되었습니다. 베팅되지 않았습니다.',
  'chase-refused':
    '연속 베팅을 할 수 없습니다{reason, select, undefined {} other {: {reason}}}. 베팅되지 않았습니다.',
  'total-differs':
    '{total, select, undefined {합계가 맞지 않습니다} other {합계는 {told}이(가) 아니라 {total}입니다}}. 티켓을 확인해 주세요. 베팅되지 않았습니다.',
  'too-many-slips':
    '{most, select, undefined {티켓이 너무 많습니다} other {주문당 티켓은 최대 {most}장입니다}}.',
  'exposure-limit-reached':
    '이번 회차에서 매진된 선택입니다. 다른 번호를 고르거나 베팅액을 줄여 주세요.',
  'stakes-closed': '이 라운드의 베팅이 마감되었습니다. 베팅 금액은 차감되지 않았습니다.',
  'round-slips-reached':
    '이 라운드에서 가능한 베팅 수에 이미 도달했습니다. 베팅 금액은 차감되지 않았습니다.',
  'round-sold-out':
    '이 라운드는 이 금액의 베팅을 더 받지 않습니다. 베팅 금액은 차감되지 않았습니다.',
  'slip-unknown': '이 라운드에 그런 베팅이 없습니다.',
  'flight-not-begun': '아직 캐시아웃할 수 없습니다. 비행이 1.01×에 이르지 않았습니다.',
  'flight-unknown': '존재하지 않는 비행입니다.',
  'flight-cancelled': '이미 취소된 비행입니다.',
  'flight-drawn': '결과가 나온 비행은 취소할 수 없습니다.',
  'flight-not-late': '아직 추첨할 수 있는 비행입니다. 늦어진 비행만 취소할 수 있습니다.',
  'flight-over': '캐시아웃이 도착하기 전에 비행이 끝났습니다. 이 베팅은 패배입니다.',
  'lottery-blocked':
    '회원님의 계정에서는 복권을 이용할 수 없습니다. 베팅되지 않았습니다. 문의 사항은 연락해 주세요.',
  'lottery-limit-reached':
    '이 주문은 계정 한도{most, select, undefined {} other {({most})}}를 초과합니다. 베팅액을 낮추세요. 베팅되지 않았습니다.',
  'order-unknown': '존재하지 않는 주문입니다.',
  'order-not-open': '더 이상 취소할 수 없는 주문입니다.',
  'group-out-of-range':
    '{least, select, undefined {제공하지 않는 당첨금 그룹입니다.} other {제공하지 않는 당첨금 그룹입니다. {least} ~ {most} 사이에서 선택해 주세요.}}',
  'group-off-step':
    '{step, select, undefined {단위에 맞지 않는 당첨금 그룹입니다.} other {당첨금 그룹은 {step} 단위입니다. {below} 또는 {above}을(를) 선택해 주세요.}}',
  'group-not-below-parent':
    '{most, select, undefined {이 회원에게는 너무 높은 당첨금 그룹입니다.} other {이 회원의 최고 당첨금 그룹은 {most}입니다.}}',
  'group-below-team':
    '{least, select, undefined {이 회원의 팀에 있는 그룹보다 낮습니다.} other {이 회원의 팀에 이미 {least} 그룹인 회원이 있습니다. 그보다 낮게 설정할 수 없습니다.}}',
  'play-unknown': '이 복권에 없는 베팅 방식입니다.',
  'schedule-invalid':
    '이 일정은 저장할 수 없습니다. {reason, select, no_draws {추첨이 없습니다.} sessions_overlap {시간대가 겹칩니다.} closes_before_it_opens {시작하기 전에 마감되는 회차가 있습니다.} a_day_runs_into_the_next {하루가 다음 날로 이어집니다.} the_name_has_no_number {회차 형식에 번호가 없습니다.} the_name_is_too_long {회차 이름이 너무 깁니다.} two_days_would_have_the_same_names {이틀의 회차 이름이 같아집니다.} two_years_would_have_the_same_names {두 해의 회차 이름이 같아집니다.} a_holiday_ends_before_it_begins {휴일이 시작 전에 끝납니다.} an_extra_day_is_before_the_first {추가 추첨일이 첫 추첨일보다 빠릅니다.} a_day_does_not_exist {존재하지 않는 날짜입니다.} other {확인해 주세요.}} 변경된 것은 없습니다.',
  'lottery-terms-invalid':
    '조건이 서로 맞지 않습니다. {reason, select, groups_out_of_order {최저 상금 그룹이 최고보다 높습니다.} group_not_even {상금 그룹은 2씩 나뉩니다.} cap_below_ticket {회차 한도가 티켓 한도보다 낮습니다.} exposure_below_cap {결과별 한도가 티켓 한도보다 낮습니다.} amount_zero {0인 금액이 있습니다.} amount_too_high {금액이 너무 큽니다.} amount {금액은 소수 둘째 자리, 배당률은 넷째 자리까지입니다.} price_fixed {이 복권은 정가로만 진행됩니다.} tiers_differ {이 베팅의 배당률 항목이 다릅니다.} push_changed {환불 배당률은 1입니다.} other {확인해 주세요.}} 변경된 것은 없습니다.',
  'limited-numbers-changed':
    '다른 사람이 그 사이에 이 번호들을 변경했습니다. 다시 불러와 변경해 주세요.',
  'limited-number-invalid':
    '{number, select, undefined {이 번호} other {“{number}”}}은(는) 제한할 수 없습니다. 중복되었거나 자릿수가 다르거나 단일 번호가 없는 베팅입니다. 변경된 것은 없습니다.',
  'return-out-of-range':
    '환급률이 범위를 벗어납니다{percent, select, undefined {} other {: {percent}%가 되지만 {least}%에서 {most}% 사이여야 합니다}}. 변경된 것은 없습니다.',
  'drawn-by-us': 'Baize가 직접 추첨하는 복권입니다. 결과를 입력하거나 정정할 수 없습니다.',
  'result-too-early': '아직 추첨하지 않은 회차입니다.',
  'result-known': '이미 결과가 있는 회차입니다. 정정만 가능합니다.',
  'result-same': '현재 결과와 같은 번호입니다.',
  'result-invalid':
    '이 번호는 결과가 될 수 없습니다. {reason, select, places_wrong {번호의 개수가 맞지 않습니다.} number_unknown {이 게임에 없는 번호가 있습니다.} number_repeated {같은 번호가 두 번 있습니다.} other {확인해 주세요.}}',
  'numbers-differ':
    '처음 입력한 번호와 다릅니다. 변경된 내용이 없습니다. 양쪽을 모두 확인해 주세요.',
  'issue-drawn': '이미 결과가 있어 취소할 수 없는 회차입니다.',
  'issue-not-drawn': '아직 결과가 없는 회차입니다.',
  'issue-settling': '정산 중인 회차입니다. 잠시 후 다시 시도해 주세요.',
  'issue-cancelled': '취소된 회차입니다.',
  'proposal-unknown': '존재하지 않는 제안입니다.',
  'proposal-closed': '이미 결정된 제안입니다.',
  'proposal-waits': '다른 담당자의 승인을 기다리는 제안이 있습니다. 먼저 처리해 주세요.',
  'seed-rotation-blocked':
    '진행 중인 라운드가 있어 시드를 교체할 수 없습니다. 먼저 라운드를 완료해 주세요.',
  'seed-not-committed': '다음 서버 시드가 아직 제시되지 않았습니다. 먼저 공정성 페이지를 여세요.',
  'game-unknown': '제공되지 않는 게임입니다. 다른 게임을 선택해 주세요.',
  'game-off': '현재 이용할 수 없는 게임입니다. 다른 게임을 선택해 주세요.',
  'game-unverified':
    '자체 게임이 일시 중단되었습니다. 게임 코드를 검증하고 있습니다. 자금은 안전하니 나중에 다시 시도해 주세요.',
  'game-maintenance': '점검 중인 게임입니다. 다른 게임을 선택하거나 나중에 다시 찾아 주세요.',
  'demo-not-offered': '연습 머니로 체험할 수 없는 게임입니다.',
  'vendor-unavailable':
    '게임사가 응답하지 않습니다. 잠시 후 다시 시도하거나 다른 게임을 선택해 주세요.',
  'favourites-full': '즐겨찾기가 가득 찼습니다. 먼저 게임 하나를 빼 주세요.',
  'picture-unknown': '존재하지 않는 이미지입니다.',
  'category-unknown': '존재하지 않는 카테고리입니다.',
  'vendor-unknown': '존재하지 않는 게임사입니다.',
  'notice-unknown': '존재하지 않는 공지입니다. 목록을 다시 불러와 주세요.',
  'article-unknown': '존재하지 않는 도움말입니다.',
  'article-not-house': '이 도움말에는 기본 문구가 없습니다.',
  'article-incomplete': '모든 언어로 제목과 내용을 작성해 주세요.',
  'feedback-length':
    '{min, select, undefined {문의 내용의 길이를 조정해 주세요.} other {문의 내용은 {min}~{max}단어로 작성해 주세요.}}',
  'feedback-too-often': '문의를 너무 자주 보냈습니다. 한 시간 후에 다시 시도해 주세요.',
  'feedback-unknown': '존재하지 않는 문의입니다.',
  'feedback-answered': '이미 답변한 문의입니다.',
  'language-unknown': '제공되지 않는 언어입니다.',
  'notice-untitled': '하나 이상의 언어로 공지 제목을 입력해 주세요.',
  'notice-dates-crossed': '게시 종료가 시작보다 빠릅니다. 날짜를 수정해 주세요.',
  'vip-levels-changed': '다른 사람이 그 사이에 등급을 변경했습니다. 다시 불러와 변경해 주세요.',
  'vip-level-unknown': '존재하지 않는 등급입니다. 페이지를 새로고침해 주세요.',
  'vip-emblem-twice':
    '{level, select, undefined {한 등급} other {{level}단계 등급}}의 배지를 다른 등급에서 이미 사용하고 있습니다.',
  'vip-levels-not-ascending':
    '{level, select, undefined {한 등급} other {{level}단계 등급}}의 조건이 바로 아래 등급보다 높지 않습니다. 베팅액 조건은 등급마다 높아야 하며 입금액 조건은 낮아질 수 없습니다.',
  'vip-keep-too-high':
    '{level, select, undefined {한 등급} other {{level}단계 등급}}의 유지 조건은 달성 조건보다 높거나 바로 아래 등급보다 낮을 수 없습니다.',
  'vip-benefit-falling':
    '{level, select, undefined {한 등급} other {{level}단계 등급}}의 혜택이 아래 등급 또는 등급이 없는 회원보다 적습니다.',
  'vip-contact-invalid':
    '{level, select, undefined {등급} other {{level}단계 등급}}의 연락처는 https://, mailto:, tel: 중 하나로 시작하는 완전한 형식이어야 합니다.',
  'vip-level-held':
    '{level, select, undefined {이 등급} other {{level}단계 등급}}에 회원이 있어 삭제할 수 없습니다.',
  'vip-until-invalid': '내일부터 1년 이내의 날짜를 선택해 주세요.',
  'vip-not-set': '이 회원은 지정된 등급이 없으며 이미 플레이에 따라 등급이 정해지고 있습니다.',
  'jackpot-unknown': '존재하지 않는 잭팟입니다.',
  'jackpot-terms-invalid':
    '조건이 올바르지 않습니다. 상한액은 시작 금액보다 커야 하고, 미스터리 잭팟에는 적립률이 있어야 합니다.',
  'jackpot-ceiling-lowered':
    '상한액은 낮출 수 없습니다. 플레이어에게 그 금액까지 당첨될 수 있다고 안내했기 때문입니다.',
  'order-incomplete': '목록이 최신 상태가 아닙니다. 다시 불러온 뒤 순서를 정해 주세요.',
  'launch-mode-unknown': '이 방법으로는 게임을 열 수 없습니다. 로비에서 다시 열어 주세요.',
  'launch-used': '이미 사용된 게임 링크입니다. 로비에서 게임을 다시 열어 주세요.',
  'game-open-elsewhere': '다른 창에서 슬롯을 열었습니다. 한 번에 하나만 플레이할 수 있습니다.',
  'rules-changed':
    '이 게임의 규칙이 변경되어 베팅이 이루어지지 않았습니다. 게임을 다시 열어 새 규칙으로 플레이해 주세요.',
  'stake-not-offered': '이 게임에서 제공하지 않는 베팅액입니다. 표시된 금액 중에서 선택해 주세요.',
  'stake-too-high': '슬롯 한 라운드에 걸 수 있는 금액을 넘었습니다. 더 낮은 베팅액을 선택하세요.',
  // vendors
  'token-unknown': '이 토큰으로 열린 게임이 없습니다. 로비에서 게임을 다시 열어 주세요.',
  'token-expired': '게임 세션이 만료되었습니다. 로비에서 게임을 다시 열어 주세요.',
  'player-unknown': '해당 게임사의 게임을 연 적이 없는 플레이어입니다.',
  'currency-differs': '게임을 열 때의 통화와 다릅니다.',
  'bet-unknown': '이 라운드에 없는 베팅입니다.',
  'bet-rolled-back': '취소된 베팅입니다. 더 이상 유효하지 않습니다.',
  'round-closed': '종료된 라운드입니다. 새 라운드를 시작해 주세요.',
  'round-paid': '이미 지급된 라운드이므로 마지막 베팅을 취소할 수 없습니다.',
  'wallet-unknown': '현재 이 지갑은 자금 이동을 받지 않습니다.',
  'address-invalid': '올바른 서버 주소가 아닙니다. https://로 시작하는지 확인해 주세요.',
  'key-invalid':
    '사용할 수 없는 키입니다. 비밀 키는 32자 이상, 공개 키는 2048비트 이상의 RSA(PEM)여야 합니다.',
  'key-missing': '이 게임사의 키가 없습니다. 먼저 입력해 주세요.',
  'chat-room-unknown': '존재하지 않는 채팅방입니다.',
  'chat-room-closed': '새 메시지를 받지 않는 채팅방입니다.',
  'chat-room-unnamed': '한 개 이상의 언어로 채팅방 이름을 입력해 주세요.',
  'chat-paused':
    '휴식 또는 자가 제한 기간에는 채팅방을 이용할 수 없습니다. 고객센터는 이용할 수 있습니다.',
  'chat-banned': '현재 채팅방을 이용할 수 없습니다. 자세한 내용은 고객센터로 문의해 주세요.',
  'chat-muted': '현재 채팅방에 글을 쓸 수 없습니다. 자세한 내용은 고객센터로 문의해 주세요.',
  'chat-rules-due': '먼저 이용 규칙을 읽고 동의해 주세요.',
  'chat-phone-needed': '이곳에 글을 쓰려면 먼저 휴대폰 번호를 인증해 주세요.',
  'chat-deposit-needed': '이곳에 글을 쓰려면 입금한 적이 있어야 합니다.',
  'chat-text-empty': '먼저 내용을 입력해 주세요.',
  'chat-text-long': '메시지가 너무 깁니다{max, select, undefined {} other {(최대 {max}자)}}.',
  'chat-words-blocked': '사용할 수 없는 표현이 포함되어 있습니다. 수정한 뒤 다시 보내 주세요.',
  'chat-too-often': '메시지를 너무 빠르게 보내고 있습니다. 잠시 후 다시 보내 주세요.',
  'chat-slow':
    '저속 모드인 채팅방입니다. {seconds, select, undefined {잠시 후 다시 보내 주세요.} other {{seconds}초 후에 다시 보내 주세요.}}',
  'chat-repeated': '방금 같은 내용을 보냈습니다.',
  'chat-message-unknown': '더 이상 존재하지 않는 메시지입니다.',
  'chat-message-own': '본인이 쓴 메시지입니다.',
  'chat-writer-unknown': '숨긴 사람이 아닙니다.',
  'chat-reports-many':
    '신고하신 메시지가 많습니다. 직원이 확인하고 있으니 한 시간 후에 다시 시도해 주세요.',
  'chat-sanction-unknown': '존재하지 않거나 이미 끝난 채팅 금지·입장 금지입니다.',
  'chat-thread-unknown': '존재하지 않는 상담입니다.',
  'chat-thread-taken':
    '다른 직원이 맡고 있는 상담입니다{by, select, undefined {} other {({by})}}. 먼저 넘겨받아 주세요.',
  // brand
  'brand-file-unknown': '존재하지 않는 브랜드 파일입니다. 페이지를 새로고침해 주세요.',
  'contrast-too-low':
    '이 색상은 잘 읽히지 않습니다{theme, select, undefined {} other {({theme, select, dark {다크} other {라이트}} 테마, {ground} 위 {text}: 대비 {ratio}, 필요 {least})}}. 저장되지 않았습니다.',
  'icon-not-square':
    '아이콘은 너비 192픽셀 이상의 정사각형이어야 합니다. 다른 이미지를 선택해 주세요.',
  'web-address-invalid':
    '올바른 웹 주소가 아닙니다{address, select, undefined {} other {({address})}}. https://로 시작하고 이름이나 비밀번호 없이 입력해 주세요.',
  'contact-twice': '연락처는 종류별로 하나만 등록할 수 있습니다. 중복된 항목을 삭제해 주세요.',
  'package-invalid':
    '패키지 정보가 올바르지 않습니다. 이름은 com.example.house 형식, 지문은 콜론으로 구분된 두 자리 32쌍, 해시는 64자리여야 합니다.',
  'certificate-invalid':
    '사용할 수 없는 인증서입니다. PEM 형식이고 유효 기간이 남아 있으며 키와 일치해야 합니다.',
  // console
  'member-state-fixed':
    '해지되었거나 이용이 제한된 계정입니다. 여기에서 상태를 변경할 수 없습니다.',
  'password-change-due':
    '먼저 새 비밀번호를 정해 주세요. 발급받은 비밀번호는 한 번만 로그인할 수 있습니다.',
  'second-factor-enrolment':
    '먼저 계정에 2차 인증을 설정해 주세요. 그 전에는 다른 기능을 이용할 수 없습니다.',
  'staff-account-locked': '잠긴 직원 계정입니다. 플랫폼 소유자에게 문의해 주세요.',
  'initial-password-expired': '발급받은 비밀번호가 만료되었습니다. 새 비밀번호를 요청해 주세요.',
  'password-short': '{min, select, undefined {12} other {{min}}}자 이상 입력해 주세요.',
  'password-guessable': '이름이나 브랜드명이 포함된 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  'staff-unknown': '존재하지 않는 직원 계정입니다.',
  'staff-own': '여기에서 본인 계정은 변경할 수 없습니다. 다른 직원에게 요청해 주세요.',
  'staff-above-own': '본인보다 권한이 많은 계정입니다. 동등한 권한을 가진 직원에게 요청해 주세요.',
  'role-unknown': '존재하지 않는 역할입니다.',
  'role-fixed': '소유자 역할은 변경할 수 없습니다.',
  'role-own': '본인이 가진 역할은 변경할 수 없습니다. 다른 직원에게 요청해 주세요.',
  'role-above-own': '본인보다 권한이 많은 역할입니다. 가지고 있는 권한만 부여할 수 있습니다.',
  'role-held': '이 역할을 가진 직원이 있습니다. 먼저 다른 역할을 부여해 주세요.',
  'role-taken': '같은 이름의 역할이 이미 있습니다.',
  'permission-unknown': '존재하지 않는 권한이 포함되어 있습니다.',
  'permission-alone':
    '‘샌드박스 메시지 조회’에는 같은 역할에 회원의 비밀번호와 인증 수단 초기화 권한이 있어야 합니다.',
  'second-person-needed':
    '다른 직원이 처리해야 합니다. 본인이 제안했거나, 최근 24시간 안에 이 회원 또는 동료 직원의 로그인 방법을 변경했습니다.',
  'staff-credentials-wrong':
    '아이디 또는 비밀번호가 올바르지 않습니다. 확인하고 다시 시도해 주세요.',
  'staff-locked':
    '여러 번 실패하여 직원 계정이 잠겼습니다. {minutes, select, undefined {잠시} other {약 {minutes}분}} 후에 다시 시도해 주세요.',
  'agreement-kind-off': '현재 이 종류의 계약을 제공하지 않습니다.',
  'agreement-not-direct': '직속 하위 에이전트와만 계약할 수 있습니다. 아이디를 확인해 주세요.',
  'agreement-period-wrong': '이 종류의 계약에는 없는 기간입니다. 다른 기간을 선택해 주세요.',
  'agreement-terms-invalid':
    '구간은 올라가야 합니다. 각 구간은 이전 구간보다 조건이 높고 비율은 같거나 높아야 합니다. 비율은 0% 초과 100% 이하입니다.',
  'agreement-salaries-exclude':
    '이 에이전트는 이미 회원님과 다른 종류의 급여 계약이 있습니다. 일급, 시급, 실시간 급여는 함께 쓸 수 없습니다.',
  'agreement-rate-above-own':
    '{tier, select, undefined {한 구간} other {{tier}번 구간}}의 비율이 같은 조건에서 회원님 계약의 비율보다 높습니다. 비율을 낮춰 주세요.',
  'agreement-rate-above-house':
    '저희가 이 종류의 계약에 제안할 수 있는 비율은 {most, select, undefined {이보다 낮습니다} other {최대 {most} %입니다}}. 비율을 낮춰 주세요.',
  'agreement-pay-above-house':
    '저희가 지급하는 급여의 기간별 한도는 {most, select, undefined {이보다 낮습니다} other {최대 {most}입니다}}. 그 이하로 한도를 설정해 주세요.',
  'bill-proposal-waits': '이 정산서의 지급 건이 이미 두 번째 사람을 기다리고 있습니다.',
  'bill-proposal-not-found':
    '이 지급 건은 더 이상 두 번째 사람을 기다리지 않습니다. 정산서를 다시 불러와 주세요.',
  'agreement-answer-due':
    '이미 답변을 기다리는 제안이 있습니다. 새로 작성하려면 먼저 철회해 주세요.',
  'agreement-not-found': '존재하지 않는 계약입니다. 목록을 새로고침해 주세요.',
  'agreement-request-unnamed':
    '답변을 기다리는 요청이 여러 건 있습니다. 어느 요청에 답변하는지 지정해 주세요.',
  'agreement-state-fixed': '더 이상 할 수 없습니다. 계약 상태가 바뀌었습니다. 다시 불러와 주세요.',
  'bill-state-fixed': '더 이상 할 수 없습니다. 이미 처리된 정산서입니다. 다시 불러와 주세요.',
  'bill-facts-large':
    '이 정산서에는 회원이 100,000명 넘게 있어 파일 하나에 담을 수 없습니다. 회원 목록을 페이지별로 확인해 주세요.',
  'bill-facts-gone':
    '이 기간의 회원별 수치는 더 이상 보관되지 않습니다. 시간별·5분별 정산서는 35일 동안 내보낼 수 있습니다.',
  'bill-dispute-open': '이미 이의가 제기된 정산서입니다. 답변을 기다려 주세요.',
  'bill-dispute-none': '이의가 제기되지 않은 정산서입니다. 다시 불러와 주세요.',
  'run-not-found': '존재하지 않는 정산 마감입니다. 목록을 새로고침해 주세요.',
  'run-too-early':
    '아직 끝나지 않은 기간이거나 수치 집계가 끝나지 않았습니다. 나중에 다시 시도해 주세요.',
  'agreement-days-too-many':
    '시험 계산은 최근 35일 안에서 매시간은 7일, 5분마다는 1일까지 할 수 있습니다.',
  'agreement-days-wrong': '시작일과 종료일을 순서대로, 최대 186일까지 선택해 주세요.',
  'bill-not-found': '존재하지 않는 정산서입니다. 목록을 새로고침해 주세요.',
  'agent-links-full': '사용 중인 링크가 최대 개수입니다. 필요 없는 링크를 닫아 주세요.',
  'agent-link-unknown': '해당 링크가 없습니다. 목록을 새로 고쳐 주세요.',
  'agent-already': '이미 에이전트인 회원입니다.',
  'agent-promotion-failed': '이 회원은 에이전트가 될 수 없습니다. 고객센터에 문의해 주세요.',
  'agent-unknown': '이 아이디의 정상 에이전트가 없습니다. 아이디를 확인해 주세요.',
  'agent-registrations-full':
    '오늘 등록할 수 있는 인원을 모두 채웠습니다. 링크를 공유하거나 내일 다시 시도해 주세요.',
  'agent-member-came': '이미 로그인한 회원입니다. 이제 본인만 비밀번호를 설정할 수 있습니다.',
  'agent-not-yet': '에이전트가 아닌 회원입니다.',
  'move-second-person':
    '본인이 제안한 이동이거나, 최근 24시간 안에 새 위치 상위 에이전트의 로그인 방법을 변경했습니다. 다른 직원이 처리해야 합니다.',
  'move-proposal-gone':
    '이 이동은 더 이상 두 번째 사람을 기다리지 않습니다. 페이지를 새로고침해 주세요.',
  'agent-too-deep': '단계가 너무 깊어집니다. 더 위의 에이전트를 선택해 주세요.',
  'agent-below': '본인이나 본인의 팀 아래로는 옮길 수 없습니다.',
  'member-not-found': '존재하지 않는 회원입니다. 아이디 또는 회원 ID를 확인해 주세요.',
  'module-unknown': '존재하지 않는 모듈 스위치입니다. 목록을 새로고침해 주세요.',
  'module-fixed': '플랫폼에 필요한 기능이므로 끌 수 없는 스위치입니다.',
  'setting-unknown': '존재하지 않는 설정입니다. 목록을 새로고침해 주세요.',
  'setting-invalid':
    '설정에 사용할 수 없는 값입니다. {min, select, undefined {수정하고 다시 시도해 주세요.} other {{min}~{max} 범위의 정수를 입력해 주세요.}}',
  'field-rule-invalid':
    '사용할 수 없는 규칙입니다. {fault, select, bounds {최소 길이는 0 이상, 최대 길이는 1~500이면서 최소 길이보다 작지 않아야 합니다.} kind {패턴 종류 중 하나를 선택해 주세요.} unreadable {일부 브라우저에서 읽을 수 없는 패턴입니다. 전후방 탐색과 역참조는 사용할 수 없습니다.} slow {처리 시간이 너무 오래 걸리는 패턴입니다. 반복 안의 반복을 피해 주세요.} other {수정하고 다시 시도해 주세요.}}',
  'address-list-invalid':
    '주소나 주소 대역이 아닌 항목이 있습니다{address, select, undefined {} other {({address})}}. 198.51.100.7, 198.51.100.0/24 또는 2001:db8::/32 형식으로 입력해 주세요.',
  'terms-incomplete': '게시하기 전에 모든 언어로 이용약관과 개인정보 처리방침을 작성해 주세요.',
  'message-incomplete': '모든 언어로 제목과 내용을 작성해 주세요.',
  'message-unknown': '존재하지 않는 메시지입니다. 목록을 다시 불러와 주세요.',
  'message-withdrawn': '이미 회수된 메시지입니다.',
  'receiver-on-pause':
    '{name, select, undefined {목록에 있는 회원} other {{name} 님}}은 휴식 또는 자가 제한 중이므로 광고를 받을 수 없습니다. 목록에서 제외해 주세요.',
  'audience-empty': '이 메시지를 받을 사람이 없습니다.',
  'movement-not-found': '존재하지 않는 거래입니다.',
  'record-period-missing': '저장할 날짜를 선택해 주세요.',
  'record-too-long': '항목이 너무 많아 파일 하나에 담을 수 없습니다. 더 짧은 기간을 선택해 주세요.',
  'statement-period-invalid':
    '명세서는 오늘까지 1일~366일을 담을 수 있습니다. 날짜를 확인해 주세요.',
  'statement-too-long':
    '항목이 너무 많아 명세서 하나에 담을 수 없습니다. 더 짧은 기간을 선택해 주세요.',
  'promotion-not-found': '이용할 수 없는 프로모션입니다. 목록을 다시 열어 주세요.',
  'promotion-closed': '종료된 프로모션입니다.',
  'promotion-changed': '조건이 변경되었습니다. 계속하기 전에 다시 읽어 주세요.',
  'board-not-found': '아직 리더보드가 없습니다.',
  'board-ended': '종료된 리더보드입니다.',
  'promotion-stopped': '중단된 프로모션입니다.',
  'promotion-not-for-you': '회원님의 계정에서는 이용할 수 없는 프로모션입니다.',
  'promotion-mobile-missing': '먼저 휴대폰 번호를 인증해 주세요.',
  'promotion-group-taken':
    '같은 종류의 다른 프로모션에 참여 중입니다. 먼저 완료하거나 참여를 취소해 주세요.',
  'promotion-not-joined': '참여하지 않은 프로모션입니다.',
  'promotion-had': '이미 신청했거나 리워드를 받은 프로모션입니다.',
  'promotion-code-unknown': '유효하지 않은 코드입니다. 확인하고 다시 시도해 주세요.',
  'promotion-code-often': '코드를 너무 많이 시도했습니다. 나중에 다시 시도해 주세요.',
  'promotion-budget-spent': '이 프로모션의 리워드가 모두 지급되었습니다.',
  'promotion-dates-wrong': '종료는 시작보다 늦어야 합니다.',
  'promotion-reward-wrong': '리워드 정보가 완전하지 않습니다. 금액, 종류, 조건을 확인해 주세요.',
  'promotion-condition-wrong': '조건이 트리거와 맞지 않습니다. 둘 다 확인해 주세요.',
  'promotion-draw-wrong':
    '추첨 설정이 완전하지 않습니다. 추첨은 티켓 또는 매일 무료로 참여하고, 참여할 때마다 바로 지급되며, 단계가 없어야 합니다.',
  'draw-used-up':
    '이 추첨은 마감되었습니다. 경품 하나가 소진되어 표시된 확률이 더 이상 맞지 않기 때문입니다. 티켓은 그대로 유지됩니다.',
  'draw-opening-unknown': '회원님이 참여한 추첨이 아닙니다.',
  'ticket-missing': '이 추첨에 쓸 수 있는 티켓이 없습니다.',
  'ticket-unknown': '존재하지 않는 티켓입니다.',
  'voucher-used': '이미 사용된 쿠폰입니다.',
  'voucher-cancelled': '취소된 쿠폰입니다.',
  'voucher-expired': '만료된 쿠폰입니다.',
  'voucher-promotion-wrong': '쿠폰은 코드형 프로모션에만 만들 수 있습니다.',
  'voucher-expiry-wrong': '만료 시점이 이미 지났습니다.',
  'voucher-name-taken':
    '이 프로모션에 같은 이름의 쿠폰이 있습니다. 코드는 다시 표시할 수 없습니다.',
  'voucher-batches-full': '이 프로모션의 쿠폰 묶음 수가 최대치에 도달했습니다.',
  'voucher-not-found': '존재하지 않는 쿠폰입니다.',
  'voucher-none-left': '남아 있는 쿠폰이 없습니다.',
  'promotion-budget-too-low': '예산이 리워드 하나에도 미치지 못합니다.',
  'promotion-audience-wrong':
    '이 대상에 해당하는 회원이 있을 수 없습니다. 등급, 가입일, 신규 회원의 선참여 여부를 확인해 주세요.',
  'promotion-conditions-opposed':
    '한 단계의 조건이 동시에 충족될 수 없습니다. 조건 값끼리, 그리고 대상과 기간에 맞는지 확인해 주세요.',
  'promotion-terms-wrong':
    '이 조건을 충족할 수 있는 베팅이 없습니다. 최대 베팅액과 받을 수 있는 금액을 확인해 주세요.',
  'promotion-share-uncapped': '10%를 넘는 비율에는 최대 금액 또는 회원별 예산이 필요합니다.',
  'promotion-budget-opposed':
    '예산끼리 또는 가장 큰 리워드와 맞지 않습니다. 하루 예산과 회원별 예산은 총예산을 넘을 수 없으며, 각각 리워드 하나를 지급할 수 있어야 합니다.',
  'segment-filter-wrong':
    '이 세그먼트에 해당하는 회원이 있을 수 없습니다. 한도끼리 맞는지 확인해 주세요.',
  'promotion-text-missing': '제목과 조건을 영어로 작성해 주세요.',
  'promotion-segment-unknown': '이 프로모션의 세그먼트가 존재하지 않습니다.',
  'segment-not-found': '존재하지 않는 세그먼트입니다.',
  'segment-changed': '그사이 다른 사람이 이 세그먼트를 변경했습니다. 다시 열어 주세요.',
  'segment-name-taken': '같은 이름의 세그먼트가 이미 있습니다.',
  'envelope-not-found': '이 홍바오를 찾을 수 없습니다.',
  'envelope-not-open': '지금은 열 수 없는 홍바오입니다.',
  'envelope-empty': '이 홍바오의 봉투가 모두 소진되었습니다.',
  'envelope-sum-wrong':
    '총액, 봉투 수, 금액이 서로 맞지 않습니다. 금액은 0.01 단위이며 봉투마다 0.01 이상이어야 합니다.',
  'envelope-published': '이미 게시된 홍바오는 변경할 수 없습니다.',
  'envelope-over': '진행 중인 홍바오가 아닙니다.',
  'promotion-trial-impossible': '이 트리거가 언제 발생했을지 과거 기록으로는 알 수 없습니다.',
  'promotion-second-person': '이 프로모션은 다른 직원이 게시해야 합니다.',
  'reward-not-found': '존재하지 않는 리워드입니다. 목록을 새로고침해 주세요.',
  'reward-not-available': '지금은 받을 수 없는 리워드입니다.',
  'reward-expired': '만료된 리워드입니다.',
  'reward-decided': '이미 결정된 리워드입니다.',
  'reward-amount-wrong': '이 리워드에 사용할 수 없는 금액입니다.',
  'reward-own-member': '본인이 개설한 회원 계정입니다. 다른 직원이 결정해야 합니다.',
  'reward-not-returnable': '회수할 수 없는 리워드입니다. 이미 사용했거나 조건을 충족했습니다.',
  'points-too-few': '포인트가 부족합니다.',
  'point-good-not-found': '포인트몰에 더 이상 없는 리워드입니다.',
  'point-good-closed': '지금은 이용할 수 없는 리워드입니다.',
  'point-good-changed': '그사이 다른 사람이 이 리워드를 변경했습니다. 다시 불러오세요.',
  'point-good-wrong': '리워드 정보가 완전하지 않습니다. 이름과 가격을 확인해 주세요.',
  'point-price-changed': '가격이 변경되었습니다. 확인하고 다시 확정해 주세요.',
  'point-address-missing': '받는 사람과 주소를 입력해 주세요.',
  'point-mobile-missing': '휴대폰 번호를 입력해 주세요.',
  'point-stock-empty': '품절된 리워드입니다.',
  'point-conversion-off': '지금은 포인트를 현금으로 교환할 수 없습니다.',
  'point-step-wrong': '표시된 단위에 맞는 포인트를 입력해 주세요.',
  'point-budget-spent':
    '지금 적립해 드릴 수 있는 포인트가 모두 소진되었습니다. 나중에 다시 시도해 주세요.',
  'point-money-spent':
    '지금은 이만큼의 금액으로 교환할 수 없습니다. 더 적은 포인트를 교환하거나 나중에 다시 시도해 주세요.',
  'point-scheme-changed': '그사이 다른 사람이 비율을 변경했습니다. 다시 불러오세요.',
  'point-rate-wrong': '설정할 수 없는 비율이 있습니다. 금액을 확인해 주세요.',
  'redemption-not-found': '존재하지 않는 교환입니다.',
  'redemption-decided': '이미 결정된 교환입니다.',
  'rebate-out-of-range':
    '{most, select, undefined {이 게임 종류의 최고 리베이트보다 높습니다.} other {이 게임 종류의 최고 리베이트는 {most}%입니다.}}',
  'rebate-off-step':
    '{step, select, undefined {이 리베이트는 설정 단위에 맞지 않습니다.} other {이 게임 종류의 리베이트는 {step}% 단위로 정합니다.}}',
  'rebate-not-below-parent':
    '{most, select, undefined {이 회원에게는 너무 높은 리베이트입니다.} other {이 회원의 최고 리베이트는 {most}%입니다.}}',
  'rebate-below-team':
    '{least, select, undefined {이 회원의 직속 하위보다 낮은 리베이트입니다.} other {직속 하위 회원에게 이미 리베이트가 있습니다. {least}% 이상을 선택해 주세요.}}',
  'rebate-quota-full':
    '{from, select, undefined {이렇게 높은 리베이트에 남은 배정 수량이 없습니다.} other {{from}% 이상 리베이트에 남은 배정 수량이 없습니다.}}',
  'rebate-quotas-twice': '같은 종류와 리베이트에 배정 수량이 두 개 있습니다. 하나만 남겨 주세요.',
  'rebate-bounds-wrong':
    '최고 리베이트와 차이는 설정 단위의 배수여야 하며, 각 종류는 한 번만 쓸 수 있습니다.',
  'rebate-unknown': '존재하지 않는 리베이트입니다. 목록을 새로고침해 주세요.',
  'commission-rate-above-house':
    '운영자가 이 종류의 플랜에 지급할 수 있는 비율은 {most, select, undefined {이보다 낮습니다} other {최대 {most} %입니다}}. 비율을 낮춰 주세요.',
  'rebate-rate-above-house':
    '운영자가 지급할 수 있는 리베이트는 {most, select, undefined {이보다 낮습니다} other {최대 {most} %입니다}}. 최대값을 낮춰 주세요.',
  'commission-plans-overlap':
    '켜져 있는 다른 플랜{plan, select, undefined {} other {({plan})}}이 같은 트리의 같은 게임에 이미 지급하고 있습니다.',
  'commission-proposal-gone':
    '이 조건은 더 이상 두 번째 사람을 기다리지 않습니다. 목록을 새로고침해 주세요.',
  'commission-unknown': '존재하지 않는 플랜 또는 커미션입니다. 목록을 새로고침해 주세요.',
  'commission-tiers-wrong':
    '구간은 금액과 비율이 모두 올라가야 하며 마지막 구간에는 상한이 없습니다.',
  'commission-root-below':
    '{agent, select, undefined {이 중 한 에이전트} other {{agent}}}은(는) 트리 최상위 에이전트가 아닙니다. 상위가 없는 에이전트만 입력하거나, 모든 트리는 비워 두세요.',
  'commission-period-due':
    '이 플랜의 한 기간이 끝났지만 아직 지급되지 않았습니다. 지급 후(보통 1시간 이내)에 변경해 주세요.',
};
