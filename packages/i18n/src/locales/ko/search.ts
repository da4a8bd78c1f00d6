// Korean texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: '사이트 검색',
  placeholder: '게임, 게임사, 페이지, 도움말',
  open: '검색',
  results: '검색 결과',
  games: '게임',
  categories: '카테고리',
  vendors: '게임사',
  pages: '페이지',
  help: '도움말',
  recent: '최근 검색어',
  hot: '인기 게임',
  clear: '검색 기록 삭제',
  begin: '게임, 게임사 또는 원하는 기능을 입력하세요.',
  nothing: '“{words}” 검색 결과가 없습니다.',
  count: '{count, plural, =0 {결과 없음} other {결과 #개}}',
  failed: '게임을 검색하지 못했습니다. 다시 시도해 주세요.',
  'key-choose': '선택',
  'key-open': '열기',
  'key-close': '닫기',
  'also-deposit': '충전 송금 결제 돈 자금 은행',
  'also-withdraw': '환전 인출 현금 계좌 은행 돈',
  'also-bets': '기록 이력 라운드 결과 배팅 게임',
  'also-record': '기록 이력 명세 거래 잔액',
  'also-limits': '건전한 게임 휴식 제한 자가 제한 자가 진단 일시 중지 책임',
  'also-account': '비밀번호 프로필 휴대폰 이메일 패스키 기기 보안 2차 인증',
  'also-inbox': '메시지 알림 공지 쪽지 메일',
  'also-feedback': '문의 불만 건의 제안 연락',
  'also-fairness': '검증 시드 라운드 확인 공정 증명',
  'also-help': '자주 묻는 질문 답변 규칙 약관 FAQ',
  'also-app': '앱 어플 휴대폰 설치 안드로이드 아이폰 android iphone',
  'also-service': '연락 상담 문의 지원 채팅 도움',
  'also-favourites': '별표 찜 즐겨찾기 게임',
};
