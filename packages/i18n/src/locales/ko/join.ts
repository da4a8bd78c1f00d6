// Korean texts of becoming an agent: how it works, and the application.
import type { PartialTexts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: PartialTexts<typeof english> = {
  title: '에이전트 신청',
  intro:
    '에이전트는 플레이어를 초대하고 관리합니다. 수익은 계약으로 정하며, 이곳에서 구체적인 금액을 약속하지 않습니다.',
  'apply-title': '신청',
  'apply-text':
    '본인과 알고 있는 플레이어에 대해 간단히 적어 주세요. 직원이 모든 신청을 읽고 답변합니다.',
  'talk-title': '협의',
  'talk-text': '운영팀과 협의하여 보상의 내용, 기준, 시기를 계약으로 정합니다.',
  'invite-title': '초대',
  'invite-text': '전용 코드와 링크를 받습니다. 이를 통해 가입한 사람은 내 팀에 속합니다.',
  'paid-title': '정산',
  'paid-text': '보상의 내용과 지급 시기는 계약으로 정합니다. 언제든지 문의할 수 있습니다.',
  'fair-title': '에이전트가 지켜야 할 점',
  'fair-text':
    '이용 가능 연령에 이른 사람만 초대할 수 있습니다. 플레이를 강요하거나, 당첨을 약속하거나, 연락을 거부한 사람에게 연락해서는 안 됩니다. 휴식 또는 자가 제한 중인 플레이어에게는 접근하지 마세요.',
  'agent-title': '이미 에이전트입니다',
  'agent-text': '이미 에이전트 계정입니다. 코드나 계약에 관해서는 고객센터로 문의해 주세요.',
  about: '자기소개',
  'about-hint':
    '세 단어 이상 적어 주세요. 어디에서 활동하는지, 어떻게 연락할 수 있는지 알려 주세요.',
  send: '신청서 보내기',
  sent: '신청 완료',
  'sent-text': '직원이 확인한 뒤 메시지함으로 답변합니다.',
  answered: '신청 답변 완료',
  'answered-text': '운영팀이 신청에 답변했습니다.',
  read: '내용 보기',
  'members-apply': '답변을 받을 수 있도록 회원 계정으로 신청합니다. 가입하거나 로그인해 주세요.',
  'by-service': '신청하려면 고객센터로 문의해 주세요.',
};
