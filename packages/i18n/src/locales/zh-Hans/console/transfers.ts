// Simplified Chinese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: '团队转账',
  none: '没有符合条件的团队转账。',
  from: '转出方',
  to: '转入方',
  way: '方向',
  'way-up': '转给上级',
  'way-down': '转给团队',
  'state-done': '已完成',
  'state-reversed': '已撤回',
  turnover: '流水',
  username: '任一方的用户名',
  reverse: '撤回',
  'reverse-title': '要撤回此笔转账吗？',
  'reverse-text':
    '{amount} 由 {receiver} 退回 {sender}。仅当 {receiver} 仍有这笔钱时才可撤回。双方都会收到通知。',
  'reversed-by': '{by} 于 {date}：{reason}',
  member: '团队转账',
  'sent-today': '今日转出',
  'count-today': '今日转账次数',
  standing: '团队转账',
  on: '允许',
  off: '已关闭',
  'off-by': '{by} 于 {date} 关闭：{reason}',
  'switch-off': '关闭转账',
  'switch-on': '开启转账',
  'switch-off-text': '此会员将不能向其他会员转账，也不能接收转账。',
  'switch-on-text': '此会员可按策略再次转账和接收转账。',
};
