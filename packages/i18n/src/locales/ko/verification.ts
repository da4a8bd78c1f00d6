// Korean texts of the messages to members: codes, recoveries and notices about their account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': '인증 코드: {code}',
  'code-text':
    '[{brand}] 인증 코드는 {code}입니다. {minutes}분간 유효합니다. {brand} 직원은 절대 코드를 묻지 않습니다.',
  'outside-code-text': '인증 코드는 {code}입니다. {seconds}초간 유효합니다.',
  'recovery-subject': '{brand} 새 비밀번호 설정',
  'recovery-text':
    '{name} 님, 안녕하세요. {brand} 계정의 새 비밀번호 설정 요청이 있었습니다. 본인이 요청했다면 {minutes}분 안에 이 링크를 열어 주세요. 본인이 아니라면 아무것도 하지 않으셔도 되며 비밀번호는 그대로 유지됩니다.',
  'reset-text':
    '{name} 님, 안녕하세요. {brand} 직원이 계정의 비밀번호를 재설정하고 모든 기기에서 로그아웃했습니다. {minutes}분 안에 이 링크를 열어 새 비밀번호를 설정해 주세요. 요청하신 적이 없다면 문의해 주세요.',
  'notice-subject': '{brand} 계정 안내',
  'notice-deposit-means-blocked':
    '{name}님, {brand}에서 한 수단의 입금 실패가 너무 많아 잠시 차단했습니다. 다른 수단을 이용해 주세요.',
  'notice-deposits-suspended':
    '{name}님, {brand}에서 입금 실패가 너무 많아 입금을 정지했습니다. 고객센터에 문의하시면 풀 수 있습니다.',
  'notice-deposits-freed': '{name}님, {brand}에서 모든 수단으로 다시 입금할 수 있습니다.',
  'notice-limit-review-due':
    '{name}님, {brand}의 한도가 지금도 알맞은가요? 건전한 게임 메뉴에서 확인하고 유지하거나 변경해 주세요.',
  'notice-account-quiet':
    '{name}님, {brand}에 오랫동안 로그인하지 않으셨습니다. 로그인하지 않으면 곧 휴면 계정이 됩니다. 금액은 그대로 회원님의 것입니다.',
  'notice-account-dormant':
    '{name}님, {brand} 계정이 휴면 상태가 되었습니다. 금액은 가져가지 않았으며, 로그인하면 다시 활성화됩니다.',
  'notice-new-place':
    '{name} 님, 안녕하세요. 새 위치에서 계정에 로그인했습니다: {device}, {address}. 본인이 아니라면 즉시 비밀번호를 변경하고 모든 기기에서 로그아웃해 주세요.',
  'notice-password-changed':
    '{name} 님, 안녕하세요. 계정 비밀번호가 변경되었습니다({device}, {address}). 본인이 아니라면 즉시 문의해 주세요.',
  'notice-password-recovered':
    '{name} 님, 안녕하세요. 계정 비밀번호가 재설정되었으며({device}, {address}) 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 문의해 주세요.',
  'notice-payment-password-changed':
    '{name} 님, 안녕하세요. 출금 비밀번호가 변경되었습니다({device}, {address}). 본인이 아니라면 즉시 문의해 주세요.',
  'notice-mobile-changed':
    '{name} 님, 안녕하세요. 계정의 휴대폰 번호가 변경되었습니다({device}, {address}). 본인이 아니라면 즉시 문의해 주세요.',
  'notice-email-changed':
    '{name} 님, 안녕하세요. 계정의 이메일 주소가 변경되었습니다({device}, {address}). 본인이 아니라면 즉시 문의해 주세요.',
  'notice-factors-changed':
    '{name} 님, 안녕하세요. 계정의 2차 인증이 변경되었습니다. 본인이 아니라면 즉시 문의해 주세요.',
  'notice-accounts-changed':
    '{name} 님, 안녕하세요. 출금 받을 은행 계좌와 지갑이 변경되었습니다. 본인이 아니라면 즉시 문의해 주세요.',
  'notice-account-closed':
    '{name} 님, 안녕하세요. 요청하신 대로 {brand} 계정이 해지되었습니다. 그동안 이용해 주셔서 감사합니다.',
  'notice-account-locked':
    '{name} 님, 안녕하세요. {brand} 계정이 잠겼습니다. 궁금한 점은 문의해 주세요.',
  'notice-staff-changed-contacts':
    '{name} 님, 안녕하세요. 담당 직원이 {brand} 계정의 연락처를 변경했습니다. 요청하신 것이 아니라면 즉시 문의해 주세요.',
  'notice-staff-reset-password':
    '{name} 님, 안녕하세요. 담당 직원이 {brand} 계정의 비밀번호를 재설정했으며 모든 기기에서 로그아웃되었습니다. 요청하신 것이 아니라면 즉시 문의해 주세요.',
};
