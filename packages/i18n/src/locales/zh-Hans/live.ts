// Simplified Chinese texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: '已连接',
  reconnecting: '正在重新连接…',
  offline: '网络已断开。',
  'deposit-settled': '{amount} 已到账。',
  'withdrawal-approved': '您的提款已批准。',
  'withdrawal-paid': '您的提款已汇出，到账后请确认。',
  'withdrawal-refused': '您的提款被拒绝，款项已退回余额。',
  'session-ended': '您的登录已在别处结束。',
  'winner-joined': '{name} 赢得 {amount}',
};
