// Vietnamese texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: 'Lãi và lỗ',
  'by-day': 'Theo ngày',
  'by-category': 'Theo thể loại',
  'by-vendor': 'Theo nhà cung cấp',
  views: 'Cách tổng hợp',
  day: 'Ngày',
  category: 'Thể loại',
  vendor: 'Nhà cung cấp',
  rounds: 'Ván',
  stake: 'Đã cược',
  payout: 'Đã trả thưởng',
  net: 'Kết quả',
  deposited: 'Đã nạp',
  withdrawn: 'Đã rút',
  other: 'Không còn cung cấp',
  total: 'Tổng',
  none: 'Không có gì được thanh toán trong những ngày này.',
  longer: 'Xem 30 ngày',
  counted:
    'Các ván đã thanh toán được tính vào ngày ván bắt đầu. Tiền nạp tính khi vào số dư, tiền rút tính khi được trả. Ngày theo giờ {zone}.',
};
