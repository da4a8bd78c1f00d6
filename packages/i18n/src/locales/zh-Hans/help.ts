// Simplified Chinese texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: '帮助',
  intro: '玩家最常见的问题，简明解答。',
  contents: '主题',
  find: '搜索答案',
  nothing: '没有找到包含这些词的答案。请换个词试试，或咨询客服。',
  hits: '{count, plural, other {# 条答案}}',
  'start-title': '新手入门',
  'money-title': '存款与提款',
  'games-title': '游戏',
  'fair-title': '公平结果',
  'safer-play-title': '理性娱乐',
  'security-title': '账户安全',
  'terms-title': '条款与联系方式',
  move: '移动此窗口',
  whole: '打开帮助中心',
};
