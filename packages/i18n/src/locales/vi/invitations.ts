// Vietnamese texts of inviting friends.
import type { PartialTexts } from '../../texts.ts';
import type { invitations as english } from '../en/invitations.ts';

export const invitations: PartialTexts<typeof english> = {
  headline: 'Mời bạn bè đến {name}',
  intro:
    'Bạn bè đăng ký bằng mã hoặc liên kết của bạn sẽ hiện bên dưới. Mỗi bước bạn bè đạt được cho bạn một phần thưởng.',
  means: 'Mã và liên kết của bạn',
  code: 'Mã của bạn',
  link: 'Liên kết của bạn',
  share: 'Chia sẻ liên kết',
  'share-text': 'Tham gia {name} cùng tôi',
  'link-copied': 'Đã sao chép liên kết.',
  qr: 'Mã QR của liên kết của bạn',
  'save-qr': 'Lưu mã QR',
  'total-friends': 'Bạn bè',
  'total-earned': 'Đã kiếm được',
  'total-claimed': 'Phần thưởng đã nhận',
  'total-available': 'Chờ nhận',
  'total-pending': 'Đang kiểm tra',
  rules: 'Bạn nhận được gì từ mỗi người bạn',
  'rules-until': 'Đến {date}',
  'when-registered': 'Bạn của bạn đăng ký',
  'fact-turnover': 'Bạn của bạn cược tổng cộng {value}',
  'fact-rounds': 'Bạn của bạn chơi {count, plural, other {# ván}}',
  'fact-deposits': 'Bạn của bạn nạp tổng cộng {value}',
  'fact-deposit-count': 'Bạn của bạn nạp {count, plural, =1 {lần đầu} other {# lần}}',
  'fact-sign-in-days': 'Bạn của bạn đăng nhập trong {count, plural, other {# ngày}}',
  'fact-sign-in-row': 'Bạn của bạn đăng nhập {count, plural, =1 {# ngày} other {# ngày liên tiếp}}',
  'fact-level': 'Bạn của bạn đạt cấp VIP {count}',
  'fact-account-days': 'Bạn của bạn là thành viên được {count, plural, other {# ngày}}',
  checked:
    'Tự mời chính mình không được gì. Nếu bạn của bạn dùng chung thiết bị, địa chỉ IP, tài khoản thanh toán hoặc tên với bạn, đội ngũ của chúng tôi kiểm tra phần thưởng trước.',
  private:
    'Tiền nạp và lượt chơi của bạn bè được giữ riêng tư: bạn chỉ thấy mỗi bước đã đi được bao xa, theo phần mười.',
  terms: 'Điều khoản',
  'to-join': 'Hãy đọc điều khoản và tham gia trước. Chỉ tính bạn bè đăng ký sau khi bạn tham gia.',
  'see-promotion': 'Xem khuyến mãi',
  friends: 'Bạn bè của bạn',
  'no-friends': 'Chưa có ai đăng ký bằng mã của bạn.',
  'none-running': 'Hiện chưa có phần thưởng mời bạn bè.',
  since: 'Đăng ký {date}',
  'not-counted': 'Đăng ký ngoài thời gian có thưởng.',
  'step-open': '{percent} %',
  gave: 'Bạn đã được {rewards}',
  claim: 'Nhận {reward}',
  more: 'Xem thêm bạn bè',
};
