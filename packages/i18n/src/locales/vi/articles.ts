// Vietnamese texts of the house's own help articles, as HTML; `{age}` is the age of the agreement.
import type { PartialTexts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: PartialTexts<typeof english> = {
  'open-account-title': 'Mở tài khoản như thế nào?',
  'open-account-text':
    '<p>Bấm Đăng ký, chọn tên đăng nhập và mật khẩu, điền các mục trong biểu mẫu và chấp nhận điều khoản. Bạn được đăng nhập ngay.</p><p>Mỗi người chỉ có một tài khoản. Hãy dùng tên thật: tiền rút chỉ được trả về tài khoản đứng tên đó.</p>',
  'sign-in-title': 'Đăng nhập như thế nào?',
  'sign-in-text':
    '<p>Bấm Đăng nhập rồi nhập tên đăng nhập và mật khẩu. Nếu được hỗ trợ, bạn cũng có thể dùng mã gửi về điện thoại hoặc passkey, tức khóa của chính thiết bị bạn.</p><p>Sau nhiều lần sai, tài khoản bị khóa nửa giờ để không ai dò được mật khẩu.</p>',
  'forgot-password-title': 'Tôi quên mật khẩu. Phải làm sao?',
  'forgot-password-text':
    '<p>Bấm Quên mật khẩu ở biểu mẫu đăng nhập. Chúng tôi gửi liên kết tới email của tài khoản, hoặc mã về điện thoại, và bạn chọn mật khẩu mới.</p><p>Nếu không có cả hai, hãy liên hệ chăm sóc khách hàng: khi xác nhận đúng là bạn, nhân viên sẽ cấp mật khẩu dùng trong một ngày.</p>',
  'try-free-title': 'Tôi có thể chơi thử không mất tiền không?',
  'try-free-text':
    '<p>Có. Chế độ chơi thử miễn phí cho bạn tiền chơi thử và đúng những game đó với cùng một engine. Tiền chơi thử không có giá trị và không rút được.</p>',
  'slide-puzzle-title': 'Vì sao tôi phải trượt mảnh ghép?',
  'slide-puzzle-text':
    '<p>Để máy không thể dò mật khẩu. Nếu bạn không thể hoặc không muốn trượt, hãy để thiết bị giải một bài toán nhỏ thay thế.</p>',
  'languages-title': 'Đổi ngôn ngữ hoặc màu sắc như thế nào?',
  'languages-text':
    '<p>Ngôn ngữ nằm ở đầu mỗi trang và đổi ngay mà bạn vẫn ở nguyên chỗ. Bên cạnh là lựa chọn giao diện tối hoặc sáng.</p>',
  'deposit-title': 'Nạp tiền như thế nào?',
  'deposit-text':
    '<p>Mở Nạp tiền, chọn cách thanh toán và số tiền, rồi hoàn tất trên trang của cổng thanh toán. Số dư tự cập nhật ngay khi thanh toán được xác nhận.</p>',
  'deposit-missing-title': 'Tiền nạp của tôi chưa đến',
  'deposit-missing-text':
    '<p>Phần lớn khoản nạp đến trong vài phút. Danh sách dưới mục Nạp tiền cho biết cổng thanh toán đã báo gì về khoản của bạn.</p><p>Nếu ngân hàng đã trừ tiền mà sau một giờ danh sách vẫn chưa hiện, hãy gửi cho chúng tôi thời gian và số tiền.</p>',
  'withdraw-title': 'Rút tiền như thế nào?',
  'withdraw-text':
    '<p>Đặt mật khẩu giao dịch một lần, thêm tài khoản ngân hàng đứng tên bạn, rồi yêu cầu số tiền. Số tiền được giữ ngay, nhân viên xét duyệt và chuyển về ngân hàng của bạn.</p>',
  'received-title': '“Tiền đã đến chưa?” nghĩa là gì?',
  'received-text':
    '<p>Sau khi trả một lệnh rút, chúng tôi hỏi bạn tiền đã đến chưa. Hãy trả lời đã nhận, hoặc chưa để chúng tôi kiểm tra. Nếu bạn không trả lời trong thời gian hiển thị, lệnh được coi là đã nhận.</p>',
  'turnover-title': 'Vì sao tôi phải cược trước khi rút?',
  'turnover-text':
    '<p>Tiền nạp phải được cược đủ số vòng ghi trên trang rút tiền, để nhà cái không bị lợi dụng làm nơi luân chuyển tiền. Phần còn thiếu được hiển thị trước khi bạn yêu cầu.</p>',
  'accounts-title': 'Tôi có thể rút về những tài khoản nào?',
  'accounts-text':
    '<p>Ngân hàng, ví điện tử và địa chỉ USDT đứng tên bạn. Địa chỉ gõ sai được phát hiện trước khi lưu, và mỗi tài khoản mới đều cần bạn xác nhận chính chủ.</p>',
  'categories-title': 'Có những game nào?',
  'categories-text':
    '<p>Sảnh có chỗ cho từng loại: slot, casino trực tiếp, thể thao, e-sports, bắn cá, game bài và xổ số. Một loại xuất hiện khi có nhà cung cấp. Bạn có thể tìm theo tên, lọc theo nhà cung cấp và đánh dấu yêu thích bằng ngôi sao.</p>',
  'broken-line-title': 'Nếu mất mạng giữa ván thì sao?',
  'broken-line-text':
    '<p>Không mất gì cả. Ván được quyết định và thanh toán ở phía chúng tôi ngay khi bạn cược. Mở lại game để xem kết quả.</p>',
  'game-closed-title': 'Vì sao tôi không mở được game?',
  'game-closed-text':
    '<p>Game có thể đóng để bảo trì, do nhà cung cấp hoặc do chúng tôi; khi đó ô game sẽ ghi rõ. Trong lúc bạn tạm nghỉ, hoặc khi có điều khoản chờ bạn đồng ý, không game nào mở được.</p>',
  'rules-of-a-game-title': 'Luật của game nằm ở đâu?',
  'rules-of-a-game-text':
    '<p>Ngay trong mỗi game của chúng tôi, sau dấu chấm hỏi: cái gì trả thưởng, tính năng bắt đầu thế nào, tỷ lệ trả thưởng chính xác và giải lớn nhất. Không cần tiền cũng xem được.</p>',
  'records-title': 'Xem những gì tôi đã chơi ở đâu?',
  'records-text':
    '<p>Lịch sử cược liệt kê mọi lần cược với game, kết quả và thời gian. Các ván của game chúng tôi có thể mở ra và tính lại để kiểm chứng.</p>',
  'not-changed-title': 'Làm sao biết kết quả không bị sửa?',
  'not-changed-text':
    '<p>Trước khi bạn chơi, chúng tôi công bố dấu vân tay của một seed bí mật. Seed của bạn được trộn vào, và khi bạn yêu cầu công bố seed bí mật, trình duyệt của bạn có thể tính lại mọi ván và so sánh.</p>',
  'return-title': 'Tỷ lệ trả thưởng của game nghĩa là gì?',
  'return-text':
    '<p>Đó là phần của toàn bộ tiền cược mà game trả lại sau một số lượng ván rất lớn. Nó không nói gì về một lần chơi riêng lẻ.</p>',
  'verify-title': 'Tự kiểm chứng một ván như thế nào?',
  'verify-text':
    '<p>Mở <a href="/fairness">Tính công bằng</a>, chọn một ván của bạn rồi bấm Kiểm chứng. Trình duyệt tính lại ván đó từ các seed và hiển thị từng bước bên cạnh những gì bạn đã thấy.</p>',
  'limits-title': 'Đặt hạn mức như thế nào?',
  'limits-text':
    '<p>Mở <a href="/?mc=limits">Hạn mức</a> trong trung tâm cá nhân. Hạn mức chặt hơn có hiệu lực ngay; hạn mức nới ra chỉ có hiệu lực sau 24 giờ.</p>',
  'break-title': 'Tạm nghỉ như thế nào?',
  'break-text':
    '<p>Chọn thời gian nghỉ từ một giờ đến sáu tuần trong mục <a href="/?mc=limits">Hạn mức</a>. Việc chơi dừng ngay và không thể bắt đầu lại trước khi hết giờ.</p>',
  'signs-title': 'Dấu hiệu nào cho thấy chơi không còn vui?',
  'signs-text':
    '<p>Cố gỡ lại tiền thua, giấu số tiền đã tiêu, chơi bằng tiền dành cho việc khác, hoặc cảm thấy không dừng được. Hãy tạm nghỉ và nói chuyện với người bạn tin tưởng.</p>',
  'exclusion-title': 'Làm sao để dừng hẳn?',
  'exclusion-text':
    '<p>Tự loại trừ tại <a href="/?mc=limits">Hạn mức</a>, hoặc đóng tài khoản trong trung tâm bảo mật. Bạn có thể rút số dư của mình. Người đã bị loại trừ không thể vào lại bằng tên khác.</p>',
  'second-factor-title': 'Làm sao để tài khoản an toàn hơn?',
  'second-factor-text':
    '<p>Thêm ứng dụng xác thực hoặc passkey trong trung tâm bảo mật. Từ đó chỉ có mật khẩu thì không mở được gì. Hãy cất mã khôi phục ở nơi chỉ bạn tìm được.</p>',
  'devices-title': 'Có người khác đã vào tài khoản của tôi',
  'devices-text':
    '<p>Trung tâm bảo mật liệt kê từng thiết bị đang đăng nhập và mọi lần đăng nhập kèm địa điểm. Hãy đăng xuất những thiết bị lạ, đổi mật khẩu ngay và báo cho chúng tôi.</p>',
  'payment-password-title': 'Mật khẩu giao dịch để làm gì?',
  'payment-password-text':
    '<p>Nó đứng giữa tiền của bạn và bất kỳ ai chiếm được phiên đăng nhập của bạn: rút tiền và thêm tài khoản mới đều cần nó. Nó không phải mật khẩu đăng nhập, và nhân viên của chúng tôi không bao giờ hỏi bạn.</p>',
  'identity-title': 'Vì sao tôi được yêu cầu giấy tờ?',
  'identity-text':
    '<p>Luật yêu cầu chúng tôi biết ai đang chơi. Hãy tải ảnh giấy tờ lên trong trung tâm bảo mật; nhân viên xem xét và không ai khác nhìn thấy.</p>',
  'privacy-title': 'Các bạn lưu gì về tôi?',
  'privacy-text':
    '<p>Những gì bạn đã nhập, tiền và các ván, cùng các lần đăng nhập. Bạn có thể lấy bản sao toàn bộ từ trung tâm bảo mật bất cứ lúc nào.</p>',
  'who-may-play-title': 'Ai được chơi?',
  'who-may-play-text':
    '<p>Người từ {age} tuổi trở lên, mỗi người một tài khoản, ở nơi cho phép game trực tuyến.</p>',
  'void-round-title': 'Khi nào một ván bị hủy?',
  'void-round-text':
    '<p>Chỉ khi sự cố khiến ván không thể phân định. Khi đó tiền cược được hoàn đủ và lịch sử giao dịch ghi rõ.</p>',
  'everything-title': 'Xem mọi việc đã xảy ra trên tài khoản ở đâu?',
  'everything-text':
    '<p>Lịch sử cược liệt kê mọi lần cược, lịch sử giao dịch liệt kê mọi biến động tiền cùng số dư trước và sau.</p>',
  'close-account-title': 'Đóng tài khoản như thế nào?',
  'close-account-text':
    '<p>Dùng mục cuối của trung tâm bảo mật. Các ván đang mở được thanh toán và số dư được trả cho bạn trước. Bạn mất tiền thưởng: trang cho biết bao nhiêu trước khi bạn xác nhận.</p>',
  'contact-title': 'Liên hệ với ai và bằng cách nào?',
  'contact-text':
    '<p>Chăm sóc khách hàng nằm ở thanh bên cạnh mỗi trang. Hãy cho biết việc gì, khi nào, số tiền hoặc game nào: chúng tôi sẽ tìm ra ngay.</p>',
};
