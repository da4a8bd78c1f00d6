// Chinese texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    '按主题编排的文章，与玩家所见一致。保存后，已打开的页面会立即更新；所有版本均予保留，每次更改都会记入审计日志。',
  'article-new': '新建文章',
  subject: '主题',
  'whose-text': '文本',
  'houses-text': '默认文本',
  'text-by': '由 {name} 编写',
  'saved-at': '保存时间',
  versions: '{count, plural, other {# 个版本}}',
  version: '第 {number} 版，{name}，{when}',
  'version-take': '载入表单',
  reset: '恢复默认文本',
  'reset-sure': '是，恢复默认文本',
  'not-written': '{language} – 缺失',
};
