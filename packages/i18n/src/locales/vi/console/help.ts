// Vietnamese texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    'Các bài theo chủ đề, như người chơi đọc. Những gì được lưu hiện ngay trên các trang đang mở; mọi phiên bản đều được giữ, và mọi thay đổi đều có trong nhật ký thao tác.',
  'article-new': 'Bài mới',
  subject: 'Chủ đề',
  'whose-text': 'Nội dung',
  'houses-text': 'Nội dung mặc định',
  'text-by': 'Bởi {name}',
  'saved-at': 'Lưu lúc',
  versions: '{count, plural, other {# phiên bản}}',
  version: 'Phiên bản {number}, {name}, {when}',
  'version-take': 'Đưa vào biểu mẫu',
  reset: 'Về nội dung mặc định',
  'reset-sure': 'Đúng, về nội dung mặc định',
  'not-written': '{language} – còn thiếu',
};
