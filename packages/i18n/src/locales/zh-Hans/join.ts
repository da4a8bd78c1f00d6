// Simplified Chinese texts of becoming an agent: how it works, and the application.
import type { PartialTexts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: PartialTexts<typeof english> = {
  title: '成为代理',
  intro: '代理为本站引荐玩家，并为其提供服务。代理的收入由契约约定，我们不在此承诺任何数字。',
  'apply-title': '申请',
  'apply-text': '简单介绍您自己和您的玩家资源。工作人员会阅读并答复每一份申请。',
  'talk-title': '商定',
  'talk-text': '平台与您洽谈，并以契约写明您的收入、计算依据和结算时间。',
  'invite-title': '邀请',
  'invite-text': '您将获得专属邀请码和链接。通过它注册的玩家归入您的团队。',
  'paid-title': '收款',
  'paid-text': '契约写明您的收入与支付时间，您可随时咨询。',
  'fair-title': '对代理的要求',
  'fair-text':
    '只可邀请达到法定年龄的人。不得怂恿他人游戏、承诺赢钱，或联系已表示不愿被打扰的人。对处于冷静期或自我排除的玩家不得打扰。',
  'agent-title': '您已是代理',
  'agent-text': '您的账户已是代理账户。有关邀请码或契约，请联系客服。',
  about: '自我介绍',
  'about-hint': '至少三个词。请说明您在哪里活动，以及如何联系您。',
  send: '提交申请',
  sent: '申请已提交',
  'sent-text': '工作人员阅读后会在站内信中答复您。',
  answered: '申请已答复',
  'answered-text': '平台已答复您的申请。',
  read: '查看内容',
  'members-apply': '会员须用自己的账户申请，以便收到答复。请注册或登录。',
  'by-service': '如需申请，请联系客服。',
};
