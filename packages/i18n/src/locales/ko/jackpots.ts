// Korean texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { PartialTexts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: PartialTexts<typeof english> = {
  title: '잭팟',
  mini: '미니',
  major: '메이저',
  grand: '그랜드',
  'tier-jackpot': '{tier} 잭팟',
  close: '닫기',
  'now-at': '{tier} 잭팟, 현재 {amount}',
  'all-slots': '모든 자체 슬롯 스핀에서 당첨될 수 있습니다',
  'drops-by': '늦어도 {amount}에서 터집니다',
  'last-win': '최근 당첨 {when}: {amount}',
  'none-yet': '아직 당첨 없음',
  'how-it-works': '잭팟 안내',
  'rule-linked':
    '모든 자체 슬롯이 이 잭팟을 공유합니다. 실제 돈으로 하는 모든 스핀이 잭팟에 적립되며, 릴 결과와 관계없이 어떤 스핀이든 당첨될 수 있습니다. 당첨 확률은 베팅액에 비례해 커집니다.',
  'rule-fed': '모든 베팅액의 {percent}%가 적립됩니다.',
  'rule-diverted': '추가로 {percent}%는 다음 잭팟의 시작 금액이 되는 준비금으로 적립됩니다.',
  'rule-seed': '{amount}에서 시작합니다.',
  'rule-ceiling': '최대 {amount}까지 쌓이며, 초과분은 준비금으로 적립됩니다.',
  'rule-chance':
    '베팅액 {amount}마다 평균 한 번 당첨됩니다. {stake} 베팅 시 당첨 확률은 {times}회 중 1회입니다.',
  'rule-mystery':
    '미스터리 잭팟은 최소 {minimum}, 최대 {maximum}까지 지급합니다. 금액은 시작할 때 추첨되어 비공개로 유지되며, 베팅으로 잭팟을 그 금액까지 끌어올린 스핀이 당첨됩니다.',
  'rule-commitment': '비공개 금액의 해시',
  'rule-order':
    '동시에 두 명이 당첨되면 장부에 먼저 기록된 라운드가 잭팟을 받고, 다음 라운드는 시작 금액에서 새로 시작한 다음 잭팟을 받습니다.',
  'rule-prize': '상금은 라운드 당첨금과 별도로 즉시 지급되며, 해당 라운드의 당첨금에 포함됩니다.',
  'rule-verify':
    '당첨을 결정하는 숫자는 회원님의 시드에서 나옵니다. 시드를 공개하면 다시 추첨해 볼 수 있습니다.',
  'rule-return': '잭팟은 게임 환수율과 별도로 모든 베팅액의 평균 {percent}%를 돌려줍니다.',
  'rule-demo':
    '잭팟에는 실제 돈이 들어 있으므로 무료 체험에서는 적립되거나 당첨되지 않습니다. 그 외의 확률은 모두 동일합니다.',
  'not-in-demo': '무료 체험 제외',
  won: '{tier} 잭팟에 당첨되었습니다',
  'won-amount': '상금 {amount} 전액이 잔액에 반영되었습니다.',
  collect: '계속',
};
