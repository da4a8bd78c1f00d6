// Simplified Chinese texts of the notices.
import type { PartialTexts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: PartialTexts<typeof english> = {
  title: '公告',
  player: '公告',
  promotion: '优惠活动',
  none: '目前没有公告。',
  more: '查看更多',
  move: '移动此窗口',
  understood: '知道了',
  pages: '公告分页',
  previous: '上一页',
  next: '下一页',
  page: '第 {page} 页',
  'demo-slots-title': '八款老虎机，返还率逐一公开',
  'demo-slots-text': '<p>每一款都标明准确的返还率，并可免费试玩。</p>',
  'demo-lottery-title': '今日开奖',
  'demo-lottery-text': '<p>查看现有彩票及开奖时间。</p>',
  'demo-welcome-title': '欢迎：三步开始',
  'demo-welcome-text':
    '<p>很高兴您的到来。只需三步，即可入座：</p><ol><li>用用户名和密码注册。</li><li>任选游戏免费试玩，不限时长。</li><li>首次存款前，先设好自己的限额。</li></ol><p>其他问题，帮助中心为您解答。</p>',
  'demo-fair-title': '每一局都可在您自己的浏览器中验证',
  'demo-fair-text':
    '<p>每一局的种子在您投注前已作出承诺，事后公开。在公平验证页面，您的浏览器会复算该局并进行比对。</p>',
  'demo-limits-title': '您的限额，立即生效',
  'demo-limits-text':
    '<p>存款、投注、亏损和时长限额在每一笔交易中严格执行。收紧的限额立即生效，放宽的限额须一天后才生效。</p>',
  'news-welcome-title': '欢迎您，{name}',
  'news-welcome-text':
    '您的账户已开通。真金游戏前，请先设置自己的限额；如有疑问，可随时查阅帮助中心。',
  'news-deposit-success-title': '存款已到账',
  'news-deposit-success-text': '{amount} 已存入您的余额。',
  'news-deposit-refused-title': '存款未完成',
  'news-deposit-refused-text':
    '{amount} 的付款未完成，您在本站的余额没有变动。若银行显示已扣款，请联系我们。',
  'news-withdrawal-approved-title': '提款已批准',
  'news-withdrawal-approved-text': '您的提款已批准，即将汇出。',
  'news-withdrawal-paid-title': '提款已汇出',
  'news-withdrawal-paid-text': '您的提款已汇出。到账后，请在“提款”中确认。',
  'news-withdrawal-refused-title': '提款被拒绝',
  'news-withdrawal-refused-text': '您的提款被拒绝，款项已退回余额。',
  'news-vip-risen-title': 'VIP 等级：{level}',
  'news-vip-risen-text': '您的 VIP 等级已升至 {level}。对应权益请查看 VIP 页面。',
  'news-vip-fallen-title': 'VIP 等级：{level}',
  'news-vip-fallen-text': '您的 VIP 等级现为 {level}。账户的其他内容均无变化。',
  'news-vip-ended-title': '暂无 VIP 等级',
  'news-vip-ended-text': '您目前没有 VIP 等级。账户的其他内容均无变化。',
  'news-lottery-corrected-title': '{game}：结果更正',
  'news-lottery-corrected-text':
    '{game} 第 {issue} 期的结果已更正，您的注单已重新结算。新的结果和派彩请见您的订单。',
  'news-lottery-cancelled-title': '{game}：本期取消',
  'news-lottery-cancelled-text': '{game} 第 {issue} 期已取消，投注额已退回余额。',
  'news-staff-changed-contacts-title': '联系方式已更改',
  'news-staff-changed-contacts-text':
    '我们的工作人员更改了您账户的电子邮箱或手机号码。若您未曾要求，请立即联系我们。',
  'news-staff-reset-password-title': '密码已重置',
  'news-staff-reset-password-text':
    '我们的工作人员重置了您账户的密码。若您未曾要求，请立即联系我们。',
  'news-feedback-answered-title': '您的反馈已有回复',
  'news-feedback-answered-text': '我们已回复您的反馈，请在“意见反馈”中查看。',
  inbox: '站内信',
  'inbox-none': '暂无消息。存款与提款的最新动态会显示在这里。',
  'inbox-unread': '{count, plural, =0 {全部已读} other {# 条未读消息}}',
  'inbox-read-all': '全部标为已读',
  'inbox-delete': '删除',
  'inbox-delete-named': '删除“{title}”',
  'inbox-new': '新',
  'inbox-deleted': '消息已删除。',
};
