// Korean texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: '손익 내역',
  'by-day': '일별',
  'by-category': '카테고리별',
  'by-vendor': '게임사별',
  views: '집계 방식',
  day: '날짜',
  category: '카테고리',
  vendor: '게임사',
  rounds: '라운드',
  stake: '베팅액',
  payout: '당첨금',
  net: '순손익',
  deposited: '입금액',
  withdrawn: '출금액',
  other: '제공 종료',
  total: '합계',
  none: '이 기간에 정산된 내역이 없습니다.',
  longer: '30일 보기',
  counted:
    '정산된 라운드를 시작한 날짜에 집계합니다. 입금은 반영된 날, 출금은 지급된 날을 기준으로 합니다. 날짜는 {zone} 기준입니다.',
};
