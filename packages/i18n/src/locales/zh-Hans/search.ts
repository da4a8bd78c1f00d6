// Simplified Chinese texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: '全站搜索',
  placeholder: '游戏、厂商、页面、帮助',
  open: '搜索',
  results: '结果',
  games: '游戏',
  categories: '类别',
  vendors: '厂商',
  pages: '页面',
  help: '帮助',
  recent: '最近搜索',
  hot: '热门游戏',
  clear: '清除搜索记录',
  begin: '输入游戏、厂商名称，或您想做的事。',
  nothing: '没有与“{words}”相符的结果。',
  count: '{count, plural, =0 {无结果} other {# 条结果}}',
  failed: '游戏搜索失败，请重试。',
  'key-choose': '选择',
  'key-open': '打开',
  'key-close': '关闭',
  'also-deposit': '充值 入金 上分 付款 转账 资金 银行',
  'also-withdraw': '提现 取款 出金 下分 兑现 资金 银行卡',
  'also-bets': '注单 历史 局次 结果 游戏记录',
  'also-record': '账变 流水 历史 交易记录 账单 余额',
  'also-limits': '理性娱乐 冷静期 限制 自我排除 自测 暂停 防沉迷',
  'also-account': '密码 资料 手机 邮箱 通行密钥 设备 安全 双重验证',
  'also-inbox': '消息 通知 公告 邮件 站内信',
  'also-feedback': '留言 投诉 建议 联系 意见',
  'also-fairness': '验证 种子 局次 核对 公平 可证明',
  'also-help': '常见问题 问答 规则 条款',
  'also-app': '应用 手机 安装 安卓 苹果 APP android iphone',
  'also-service': '联系 支持 在线客服 聊天 帮助 人工',
  'also-favourites': '收藏 星标 喜爱 游戏',
};
