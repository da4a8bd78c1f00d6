// Korean texts of the home page: hero, lanes, winners and what the house promises.
import type { PartialTexts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: PartialTexts<typeof english> = {
  'page-title': '홈',
  'hero-title': '모든 결과를 직접 확인하세요.',
  'hero-text':
    '하나의 지갑, 자체 개발 게임, 그리고 브라우저에서 직접 검증할 수 있는 라운드별 증빙.',
  'hero-play': '{game} 플레이',
  'hero-demo': '무료로 체험하기',
  'hero-how': '이용 방법',
  'see-all': '전체 보기',
  'games-fact': '{count, plural, other {게임 #개}}',
  'no-games': '테이블을 준비하고 있습니다. 잠시 후 다시 찾아 주세요.',
  'games-failed': '게임을 불러오지 못했습니다.',
  'trust-title': '여기서 플레이하는 이유',
  'trust-check-title': '직접 확인하는 모든 결과',
  'trust-check-text':
    '시드는 베팅 전에 확정되고 요청하면 공개됩니다. 회원님의 브라우저가 라운드를 다시 추첨합니다.',
  'trust-check-link': '라운드 검증하기',
  'trust-money-title': '투명하게 보이는 자금',
  'trust-money-text':
    '모든 자금 이동에 전후 잔액이 표시되고, 모든 출금은 회원님의 수령 확인으로 마무리됩니다.',
  'trust-money-times':
    '최근 측정 결과: 입금의 절반은 {deposit, plural, other {#분}} 이내, 출금의 절반은 {withdrawal, plural, other {#분}} 이내에 완료되었습니다.',
  'trust-money-link': '출금 안내',
  'trust-limits-title': '반드시 지켜지는 한도',
  'trust-limits-text':
    '베팅, 손실, 시간 한도를 설정하거나 한 번의 터치로 휴식하세요. 한도는 모든 거래에서 지켜집니다.',
  'trust-limits-link': '건전한 게임',
  banners: '소식 및 배너',
  carousel: '캐러셀',
  slide: '슬라이드',
  'slide-of': '{name}, {count}개 중 {place}번째',
  'slide-show': '보기: {name}',
  'slide-previous': '이전 슬라이드',
  'slide-next': '다음 슬라이드',
  'slides-pause': '슬라이드 일시정지',
  'slides-resume': '슬라이드 다시 재생',
  'banner-go': '자세히 보기',
  notices: '공지',
  'notices-pause': '공지 일시정지',
  'notices-resume': '공지 다시 재생',
  'notices-all': '전체 공지',
  'popular-lotteries': '인기 복권',
  'more-lotteries': '복권 더 보기',
  'drawn-numbers': '최근 추첨: {numbers}',
  'closes-in': '마감까지',
  'popular-fact': '최근 7일간 가장 많이 열림',
  lotteries: '복권',
  'lotteries-fact': '다음 추첨',
  'draw-number': '{issue}회차',
  'no-result-yet': '아직 결과 없음',
  'lottery-opens': '{time} 시작',
};
