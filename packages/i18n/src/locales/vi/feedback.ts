// Vietnamese texts of feedback, as players write it and as staff answer.
import type { PartialTexts } from '../../texts.ts';
import type { feedback as english } from '../en/feedback.ts';

export const feedback: PartialTexts<typeof english> = {
  title: 'Góp ý',
  intro:
    'Hãy cho chúng tôi biết điều gì chưa ổn hoặc nên tốt hơn. Chúng tôi đọc tất cả và trả lời tại đây.',
  about: 'Về việc',
  content: 'Nội dung của bạn',
  'content-hint': 'Từ 3 đến 400 từ. Đừng bao giờ ghi mật khẩu hay mã.',
  picture: 'Thêm ảnh',
  'picture-hint': 'PNG, JPEG hoặc WebP, tối đa 5 MB.',
  'picture-remove': 'Xóa',
  send: 'Gửi',
  sent: 'Cảm ơn bạn. Chúng tôi đã nhận được.',
  own: 'Góp ý của bạn',
  none: 'Bạn chưa gửi góp ý nào.',
  waits: 'Chờ trả lời',
  answered: 'Đã trả lời',
  'type-deposit': 'Nạp tiền',
  'type-withdraw': 'Rút tiền',
  'type-game': 'Game',
  'type-service': 'Dịch vụ',
  'type-application': 'Ứng dụng và trang',
  'type-other': 'Việc khác',
  'sent-at': 'Gửi lúc',
  who: 'Người gửi',
  nobody: 'Khách',
  state: 'Trạng thái',
  open: 'Mở',
  'desk-intro':
    'Những gì người chơi đã viết. Mỗi góp ý được trả lời một lần; thành viên nhận thông báo trong hộp thư.',
  'view-open': 'Đang chờ',
  'view-all': 'Tất cả',
  'none-open': 'Không có gì chờ trả lời.',
  from: 'Góp ý của {name}',
  answer: 'Gửi câu trả lời',
  'your-answer': 'Câu trả lời',
  'answer-hint': 'Văn bản thường, bằng ngôn ngữ người chơi đã dùng.',
  'type-agent': 'Trở thành đại lý',
};
