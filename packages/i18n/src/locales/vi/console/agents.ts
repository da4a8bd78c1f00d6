// Vietnamese texts of how staff look after agents and their teams.
import type { PartialTexts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: PartialTexts<typeof english> = {
  intro:
    'Đại lý dẫn dắt một nhóm: tất cả những người bên dưới ở mọi cấp. Mở một đại lý để xem nhóm và thay đổi vai trò.',
  make: 'Chỉ định đại lý',
  'make-text': 'Thành viên có ngay mã mời và trung tâm đại lý mà không cần đăng nhập lại.',
  username: 'Tên đăng nhập của thành viên',
  kind: 'Loại',
  'kind-of': 'Đại lý, loại {number}',
  'kind-hint': 'Mọi loại đều có quyền như nhau ở đây. Số này được báo cho hệ thống bên ngoài.',
  size: 'Nhóm',
  since: 'Đại lý từ',
  none: 'Không có đại lý nào phù hợp.',
  'no-agent': 'Không phải đại lý',
  place: 'Vị trí trong cây',
  top: 'Ở trên cùng',
  code: 'Mã mời',
  now: 'Nhóm hiện tại',
  direct: 'Ngay bên dưới',
  agents: 'Đại lý trong nhóm',
  balance: 'Số dư của nhóm',
  'came-to': 'Kết quả của nhóm',
  active: 'Thành viên hoạt động',
  'first-deposits': 'Nạp lần đầu',
  net: 'Kết quả của người chơi',
  below: 'Dưới {name}',
  'nobody-below': 'Chưa có ai bên dưới.',
  'open-line': 'Nhóm của {name}',
  people: '{count, plural, other {# người}}',
  more: 'Hiện thêm',
  move: 'Chuyển',
  'move-named': 'Chuyển {name}',
  'move-team':
    '{count, plural, =0 {{name} không có nhóm.} other {{name} chuyển cùng # thành viên trong nhóm.}} Hoạt động trước đây vẫn được tính cho các đại lý tuyến trên cũ.',
  'move-to': 'Tên đăng nhập của đại lý tuyến trên',
  'move-to-hint': 'Để trống: lên trên cùng, không có ai ở trên.',
  'moves-wait': 'Các lần chuyển chờ người thứ hai',
  'move-waits': 'Lần chuyển đang chờ người thứ hai.',
  'move-proposed': '{name} chuyển xuống dưới {upline}.',
  'move-proposed-by': '{name} đề xuất, {date}',
  'move-proposed-why':
    'Chúng tôi trả theo hợp đồng cho một đại lý phía trên vị trí mới, nên kết quả của nhóm này sẽ được tính cho đại lý đó.',
  'move-confirm': 'Xác nhận lần chuyển',
  'move-withdraw': 'Rút lại lần chuyển',
  'set-kind': 'Đổi loại',
  end: 'Đưa về thành viên',
  'end-text':
    '{name} mất trung tâm đại lý ngay lập tức và mọi liên kết của {name} bị đóng vĩnh viễn.',
  'end-line':
    'Ngay bên dưới: {count, plural, =0 {không có ai} other {# người}}. Họ lên một cấp cùng nhóm của mình.',
  file: 'Hồ sơ thành viên',
};
