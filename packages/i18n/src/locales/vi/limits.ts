// Vietnamese texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { PartialTexts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: PartialTexts<typeof english> = {
  'prompt-title': 'Bạn có muốn đặt hạn mức nạp không?',
  'prompt-text':
    'Trước khi nạp, hãy quyết định bạn muốn nạp tối đa bao nhiêu. Mọi lệnh nạp được tính đủ. Bạn có thể giảm hạn mức bất cứ lúc nào; hạn mức cao hơn có hiệu lực sau 24 giờ.',
  'prompt-amount': 'Số tiền tối đa tôi muốn nạp',
  'prompt-span': 'Khoảng thời gian',
  'prompt-set': 'Đặt hạn mức này',
  'prompt-none': 'Không giới hạn',
  'prompt-later': 'Để sau',
  'prompt-set-done': 'Đã đặt hạn mức nạp của bạn.',
  'span-day': 'Mỗi ngày',
  'span-week': 'Mỗi tuần',
  'span-month': 'Mỗi tháng',
  'left-day': 'Hôm nay bạn còn nạp được {left} trên {limit}.',
  'left-week': 'Tuần này bạn còn nạp được {left} trên {limit}.',
  'left-month': 'Tháng này bạn còn nạp được {left} trên {limit}.',
  'left-whose-own': 'Hạn mức của bạn',
  'left-whose-operator': 'Hạn mức chúng tôi đặt cho tài khoản của bạn',
  change: 'Đổi hạn mức',
  'reduced-title': 'Số tiền này vượt hạn mức còn lại',
  'reduced-own-day': 'Hạn mức nạp của bạn là {limit} mỗi ngày. Còn lại {left}.',
  'reduced-own-week': 'Hạn mức nạp của bạn là {limit} mỗi tuần. Còn lại {left}.',
  'reduced-own-month': 'Hạn mức nạp của bạn là {limit} mỗi tháng. Còn lại {left}.',
  'reduced-operator-day':
    'Hạn mức nạp chúng tôi đặt cho tài khoản của bạn là {limit} mỗi ngày. Còn lại {left}.',
  'reduced-operator-week':
    'Hạn mức nạp chúng tôi đặt cho tài khoản của bạn là {limit} mỗi tuần. Còn lại {left}.',
  'reduced-operator-month':
    'Hạn mức nạp chúng tôi đặt cho tài khoản của bạn là {limit} mỗi tháng. Còn lại {left}.',
  'reduced-button': 'Nạp {amount} thay vào đó',
  'suspended-title': 'Việc nạp tiền của bạn bị tạm ngừng',
  'suspended-text':
    'Quá nhiều lệnh nạp thất bại. Hãy liên hệ chăm sóc khách hàng để mở lại việc nạp. Bạn vẫn có thể chơi bằng số dư và rút tiền.',
  'blocked-title': 'Một cách nạp bị chặn',
  'blocked-text':
    'Quá nhiều lệnh nạp bằng {means} thất bại. Bạn dùng lại được từ {until}, hoặc chọn cách khác ngay bây giờ.',
  'review-title': 'Hạn mức còn phù hợp với bạn không?',
  'review-text':
    'Đã một thời gian bạn chưa xem lại hạn mức. Hãy kiểm tra bên dưới, rồi giữ hoặc đổi.',
  'review-keep': 'Giữ hạn mức của tôi',
  'review-kept': 'Cảm ơn bạn. Hạn mức giữ nguyên.',
  'operator-line': 'Hạn mức chúng tôi đặt cho tài khoản của bạn: {value}. Áp dụng mức thấp hơn.',
  'confirm-ready': 'Hạn mức cao hơn {value} đã sẵn sàng. Bạn còn muốn không?',
  'confirm-ready-none': 'Việc gỡ hạn mức đã sẵn sàng. Bạn còn muốn không?',
  'confirm-raise': 'Có, áp dụng',
  'confirm-drop': 'Không, giữ {value}',
  'confirm-done': 'Hạn mức mới đã có hiệu lực.',
  'confirm-waits': 'Từ {when} bạn có thể xác nhận {value}.',
  'confirm-waits-none': 'Từ {when} bạn có thể xác nhận việc gỡ.',
  'effect-looser':
    'Nới ra: bạn xác nhận được từ {when}, sau 24 giờ nữa. Đến khi bạn xác nhận, {value} vẫn giữ.',
  'effect-remove':
    'Bạn xác nhận được việc gỡ từ {when}, sau 24 giờ nữa. Đến khi bạn xác nhận, {value} vẫn giữ.',
  'saved-waits': 'Đã lưu. Hãy xác nhận từ {when}.',
  'dormant-title': 'Tài khoản không hoạt động',
  'dormant-text':
    'Nếu bạn không đăng nhập trong {months, plural, other {# tháng}}, tài khoản được coi là không hoạt động. Chúng tôi báo trước {days, plural, other {# ngày}}. Chúng tôi không bao giờ lấy tiền của bạn: tiền vẫn ở trong tài khoản, và chỉ cần đăng nhập là tài khoản hoạt động lại.',
};
