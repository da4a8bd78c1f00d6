// The pages of the site that can be searched for: by their title, and by further words that people
// use for them. What a switch has turned off is not found.
import type { ModuleId } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import {
  BookOpenIcon,
  ChartLineIcon,
  CircleUserIcon,
  CoinsIcon,
  DownloadIcon,
  GiftIcon,
  HistoryIcon,
  InboxIcon,
  type LucideIcon,
  MessageCircleIcon,
  PlusIcon,
  ReceiptTextIcon,
  ScaleIcon,
  ShieldCheckIcon,
  StarIcon,
  TicketIcon,
  TrophyIcon,
  UserPlusIcon,
  WalletIcon,
} from '@baize/ui';
import type { MemberPage } from '../../app/member-pages.ts';

interface PageFacts {
  readonly title: TextKey;
  readonly also?: TextKey;
  readonly icon: LucideIcon;
  readonly module?: ModuleId;
}

/** It has an address, or is a page of the member centre. */
export type SitePage = PageFacts &
  (
    | { readonly to: string; readonly page?: never }
    | { readonly page: MemberPage; readonly to?: never }
  );

export const sitePages: readonly SitePage[] = [
  {
    page: 'securityCenter',
    title: 'shell.member-centre',
    also: 'search.also-account',
    icon: CircleUserIcon,
  },
  { page: 'transferFund', title: 'shell.wallet', also: 'search.also-deposit', icon: CoinsIcon },
  { page: 'depositv2', title: 'shell.deposit', also: 'search.also-deposit', icon: PlusIcon },
  { page: 'withdraw', title: 'shell.withdraw', also: 'search.also-withdraw', icon: WalletIcon },
  {
    page: 'personalHistoryCopy',
    title: 'shell.betting-record',
    also: 'search.also-bets',
    icon: ReceiptTextIcon,
  },
  {
    page: 'transactionHistory',
    title: 'shell.account-record',
    also: 'search.also-record',
    icon: HistoryIcon,
  },
  {
    page: 'personalProfit',
    title: 'shell.personal-profit',
    also: 'search.also-bets',
    icon: ChartLineIcon,
    module: 'BETREC3',
  },
  { page: 'limits', title: 'shell.limits', also: 'search.also-limits', icon: ShieldCheckIcon },
  {
    page: 'messageV2',
    title: 'shell.platform-information',
    also: 'search.also-inbox',
    icon: InboxIcon,
    module: 'INBOX3',
  },
  {
    page: 'feedback',
    title: 'shell.feedback',
    also: 'search.also-feedback',
    icon: MessageCircleIcon,
    module: 'FEEDBACK3',
  },
  {
    to: '/favourites',
    title: 'catalogue.favourites',
    also: 'search.also-favourites',
    icon: StarIcon,
    module: 'GAMELOFAV3',
  },
  { to: '/Vnlottery', title: 'catalogue.vn-lottery', icon: TicketIcon },
  { to: '/seaLottery', title: 'catalogue.sea-lottery', icon: TicketIcon },
  { to: '/promotions', title: 'shell.promotions', icon: GiftIcon, module: 'REWCEN3' },
  { to: '/draws', title: 'shell.draws', icon: TicketIcon, module: 'REWCEN3' },
  { to: '/vip', title: 'shell.vip', icon: TrophyIcon, module: 'VIP3' },
  { to: '/pointMall', title: 'shell.point-mall', icon: CoinsIcon, module: 'PTSYS3' },
  { to: '/fairness', title: 'shell.fairness', also: 'search.also-fairness', icon: ScaleIcon },
  { to: '/help', title: 'shell.help', also: 'search.also-help', icon: BookOpenIcon },
  { to: '/down', title: 'shell.download', also: 'search.also-app', icon: DownloadIcon },
  { to: '/join', title: 'shell.join', icon: UserPlusIcon },
  { to: '/credits', title: 'shell.credits', icon: BookOpenIcon },
];
