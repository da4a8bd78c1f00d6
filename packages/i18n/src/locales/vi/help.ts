// Vietnamese texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: 'Trợ giúp',
  intro: 'Câu trả lời ngắn cho những điều người chơi hỏi nhiều nhất.',
  contents: 'Chủ đề',
  find: 'Tìm câu trả lời',
  nothing: 'Không có câu trả lời chứa những từ này. Hãy thử từ khác hoặc hỏi chăm sóc khách hàng.',
  hits: '{count, plural, other {# câu trả lời}}',
  'start-title': 'Bắt đầu',
  'money-title': 'Nạp và rút tiền',
  'games-title': 'Game',
  'fair-title': 'Kết quả công bằng',
  'safer-play-title': 'Chơi an toàn',
  'security-title': 'Bảo vệ tài khoản',
  'terms-title': 'Điều khoản và liên hệ',
  move: 'Di chuyển cửa sổ này',
  whole: 'Mở trung tâm trợ giúp',
};
