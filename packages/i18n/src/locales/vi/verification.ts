// Vietnamese texts of the messages to members: codes, recoveries and notices about their account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': 'Mã của bạn là {code}',
  'code-text':
    'Mã {brand} của bạn là {code}. Mã có hiệu lực {minutes} phút. Không ai từ {brand} hỏi bạn mã này.',
  'outside-code-text': '{code} là mã xác minh của bạn. Mã có hiệu lực {seconds} giây.',
  'recovery-subject': 'Đặt mật khẩu mới tại {brand}',
  'recovery-text':
    'Chào {name}, có người yêu cầu đặt mật khẩu mới cho tài khoản của bạn tại {brand}. Nếu là bạn, hãy mở liên kết này trong {minutes} phút. Nếu không, bạn không cần làm gì: mật khẩu giữ nguyên.',
  'reset-text':
    'Chào {name}, nhân viên của chúng tôi đã đặt lại mật khẩu tài khoản của bạn tại {brand} và đăng xuất bạn khỏi mọi thiết bị. Hãy mở liên kết này trong {minutes} phút để đặt mật khẩu mới. Nếu bạn không yêu cầu, vui lòng liên hệ với chúng tôi.',
  'notice-subject': 'Về tài khoản của bạn tại {brand}',
  'notice-deposit-means-blocked':
    'Chào {name}, quá nhiều lệnh nạp bằng một cách tại {brand} đã thất bại. Chúng tôi tạm chặn cách đó; bạn có thể dùng cách khác.',
  'notice-deposits-suspended':
    'Chào {name}, quá nhiều lệnh nạp tại {brand} đã thất bại. Chúng tôi tạm ngừng việc nạp của bạn. Hãy liên hệ chăm sóc khách hàng để mở lại.',
  'notice-deposits-freed': 'Chào {name}, bạn có thể nạp lại tại {brand} bằng mọi cách.',
  'notice-limit-review-due':
    'Chào {name}, hạn mức của bạn tại {brand} còn phù hợp không? Vui lòng xem trong mục Chơi an toàn, rồi giữ hoặc đổi.',
  'notice-account-quiet':
    'Chào {name}, đã lâu bạn chưa đăng nhập {brand}. Nếu không đăng nhập, tài khoản sẽ sớm được coi là không hoạt động. Tiền vẫn là của bạn.',
  'notice-account-dormant':
    'Chào {name}, tài khoản của bạn tại {brand} hiện không hoạt động. Chúng tôi không lấy khoản tiền nào. Chỉ cần đăng nhập là tài khoản hoạt động lại.',
  'notice-new-place':
    'Chào {name}, có người đăng nhập tài khoản của bạn từ địa điểm mới: {device} tại {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay và đăng xuất khỏi mọi nơi.',
  'notice-password-changed':
    'Chào {name}, mật khẩu tài khoản của bạn đã được đổi ({device} tại {address}). Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-password-recovered':
    'Chào {name}, mật khẩu tài khoản của bạn đã được đặt lại ({device} tại {address}) và bạn đã được đăng xuất khỏi mọi nơi. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-payment-password-changed':
    'Chào {name}, mật khẩu giao dịch của bạn đã được đổi ({device} tại {address}). Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-mobile-changed':
    'Chào {name}, số điện thoại của tài khoản bạn đã được đổi ({device} tại {address}). Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-email-changed':
    'Chào {name}, email của tài khoản bạn đã được đổi ({device} tại {address}). Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-factors-changed':
    'Chào {name}, các yếu tố thứ hai của tài khoản bạn đã được đổi. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-accounts-changed':
    'Chào {name}, các tài khoản ngân hàng và ví nhận tiền của bạn đã được đổi. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  'notice-account-closed':
    'Chào {name}, tài khoản của bạn tại {brand} đã đóng theo yêu cầu của bạn. Chúc bạn mọi điều tốt lành.',
  'notice-account-locked':
    'Chào {name}, tài khoản của bạn tại {brand} đã bị khóa. Nếu có thắc mắc, hãy liên hệ chúng tôi.',
  'notice-staff-changed-contacts':
    'Chào {name}, nhân viên của chúng tôi đã đổi thông tin liên hệ của tài khoản bạn tại {brand}. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
  'notice-staff-reset-password':
    'Chào {name}, nhân viên của chúng tôi đã đặt lại mật khẩu tài khoản bạn tại {brand} và bạn đã bị đăng xuất khỏi mọi thiết bị. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
};
