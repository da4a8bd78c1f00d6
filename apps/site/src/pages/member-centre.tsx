// The personal centre: a panel over the page with its pages beside it. The page shown is part of
// the address; a visitor is asked to sign in first, a demo account to register.
import { useEffect, useEffectEvent } from 'react';
import {
  ChartLineIcon,
  CircleUserIcon,
  CoinsIcon,
  GiftIcon,
  SparklesIcon,
  HistoryIcon,
  InboxIcon,
  MessageCircleIcon,
  PercentIcon,
  PlusIcon,
  ReceiptTextIcon,
  SendIcon,
  ShieldCheckIcon,
  TargetIcon,
  TrophyIcon,
  UserPlusIcon,
  WalletIcon,
} from '@baize/ui';
import { useDialogs, whenMember } from '../app/dialogs.ts';
import { lazyScreen, type LazyScreen } from '../app/lazy-screen.tsx';
import { type MemberPage, useMemberCentre } from '../app/member-pages.ts';
import { isDemo, useSession } from '../app/session/session.ts';
import { isModuleOn, useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { PlaceBanner } from '../features/notices/place-banner.tsx';
import { UnreadBadge } from '../features/notices/unread-badge.tsx';
import { MissionsBadge } from '../features/promotions/missions-badge.tsx';
import { useAvailable } from '../features/promotions/promotions.ts';
import { DueBadge } from '../shell/due-badge.tsx';
import { CentreFrame, type CentrePlace } from './centre-frame.tsx';
import { isOrdered, listedPlaces } from './centre-places.ts';

/** The calls of a page to the centre. */
interface PlaceProps {
  readonly onSetUp: () => void;
}

type Place = CentrePlace<MemberPage> & { readonly screen: LazyScreen<PlaceProps> };

const account: Place = {
  page: 'securityCenter',
  text: 'identity.security-centre',
  icon: CircleUserIcon,
  screen: lazyScreen(async () => (await import('./security-centre.tsx')).SecurityCentre),
};

/** In the order of the list at the side. */
const places: readonly Place[] = [
  account,
  {
    page: 'transferFund',
    text: 'wallet.wallet',
    icon: CoinsIcon,
    screen: lazyScreen(async () => (await import('./my-wallet.tsx')).MyWallet),
  },
  {
    page: 'depositv2',
    text: 'wallet.deposit',
    icon: PlusIcon,
    screen: lazyScreen(
      async () => (await import('../features/wallet/deposits/deposit-screen.tsx')).DepositScreen,
      ['deposits'],
    ),
  },
  {
    page: 'withdraw',
    text: 'wallet.withdraw',
    icon: WalletIcon,
    screen: lazyScreen(
      async () => (await import('../features/wallet/withdraw-screen.tsx')).WithdrawScreen,
      ['payments'],
    ),
  },
  {
    page: 'transferUpline',
    text: 'transfers.up',
    icon: SendIcon,
    module: 'TEAMTRANS3',
    screen: lazyScreen(
      async () => (await import('../features/wallet/transfers/upline-screen.tsx')).UplineScreen,
    ),
  },
  {
    page: 'personalHistoryCopy',
    text: 'wagering.betting-record',
    icon: ReceiptTextIcon,
    screen: lazyScreen(
      async () =>
        (await import('../features/wagering/betting-record-screen.tsx')).BettingRecordScreen,
    ),
  },
  {
    page: 'transactionHistory',
    text: 'wallet.account-record',
    icon: HistoryIcon,
    screen: lazyScreen(
      async () =>
        (await import('../features/wallet/record/account-record-screen.tsx')).AccountRecordScreen,
      ['deposits'],
    ),
  },
  {
    page: 'personalProfit',
    text: 'shell.personal-profit',
    icon: ChartLineIcon,
    module: 'BETREC3',
    screen: lazyScreen(
      async () => (await import('../features/reports/profit-screen.tsx')).ProfitScreen,
      ['reports'],
    ),
  },
  {
    page: 'bonusDetails',
    text: 'shell.bonus-details',
    icon: GiftIcon,
    screen: lazyScreen(
      async () => (await import('../features/wallet/bonus-screen.tsx')).BonusScreen,
      ['bonuses'],
    ),
  },
  {
    page: 'rewardCenter',
    text: 'shell.reward-center',
    icon: SparklesIcon,
    module: 'REWCEN3',
    screen: lazyScreen(
      async () => (await import('../features/promotions/rewards-screen.tsx')).RewardsScreen,
      ['promotions'],
    ),
    badge: DueBadge,
  },
  {
    page: 'missionLeaderboard',
    text: 'shell.missions',
    icon: TargetIcon,
    module: 'MISSIONLB3',
    screen: lazyScreen(
      async () => (await import('../features/promotions/missions-screen.tsx')).MissionsScreen,
      ['promotions'],
    ),
    badge: MissionsBadge,
  },
  {
    page: 'referral',
    text: 'shell.invite-friends',
    icon: UserPlusIcon,
    module: 'REFERRAL3',
    screen: lazyScreen(
      async () =>
        (await import('../features/promotions/invitations/invite-screen.tsx')).InviteScreen,
      ['promotions', 'invitations'],
    ),
  },
  {
    page: 'playerRank',
    text: 'shell.vip',
    icon: TrophyIcon,
    module: 'VIP3',
    screen: lazyScreen(
      async () => (await import('../features/vip/vip-screen.tsx')).VipScreen,
      ['vip'],
    ),
  },
  {
    page: 'messageV2',
    text: 'shell.platform-information',
    icon: InboxIcon,
    module: 'INBOX3',
    screen: lazyScreen(
      async () => (await import('../features/notices/inbox-screen.tsx')).InboxScreen,
      ['later'],
    ),
    badge: UnreadBadge,
  },
  {
    page: 'rebates',
    text: 'wallet.rebates',
    icon: PercentIcon,
    module: 'AGENTPOLICY3',
    screen: lazyScreen(
      async () => (await import('../features/rebates/my-rebates-screen.tsx')).MyRebatesScreen,
      ['rebates'],
    ),
  },
  {
    page: 'limits',
    text: 'wagering.safer-play',
    icon: ShieldCheckIcon,
    screen: lazyScreen(
      async () => (await import('../features/wagering/safer-play-screen.tsx')).SaferPlayScreen,
    ),
  },
  {
    page: 'feedback',
    text: 'shell.feedback',
    icon: MessageCircleIcon,
    module: 'FEEDBACK3',
    screen: lazyScreen(
      async () => (await import('../features/feedback/feedback-screen.tsx')).FeedbackScreen,
      ['feedback'],
    ),
  },
];

function useListed(): readonly Place[] {
  const status = useStatus();
  const session = useSession();
  const listed: readonly string[] = listedPlaces({
    isReferralOn: useAvailable()?.['REFERRAL']?.enabled === true,
    isOn: (module) => isModuleOn(status, module),
    isBuilt: (name) => places.some(({ page }) => page === name),
    mayTransferUp: session?.toUpline === true,
  });
  return places.filter(({ page }) => listed.includes(page) || !isOrdered(page));
}

export function MemberCentre() {
  const t = useText();
  const session = useSession();
  const listed = useListed();
  const { page, open, close } = useMemberCentre();
  const isMember = session !== undefined && !isDemo(session);
  const turnAway = useEffectEvent(() => {
    // A player who already sees why the session ended is not asked to sign in as well.
    if (useDialogs.getState().open === undefined) whenMember(() => undefined);
    if (isDemo(session)) close();
  });
  useEffect(() => {
    if (!isMember) turnAway();
  }, [isMember]);
  if (page === undefined || !isMember) return null;
  const { page: shown, screen: Page } = places.find((place) => place.page === page) ?? account;
  return (
    <CentreFrame
      title={t('shell.member-centre')}
      places={listed}
      page={shown}
      onPage={open}
      onClose={close}
      foot={<PlaceBanner place="w_leftmenu" onGone={close} />}
    >
      <Page onSetUp={() => open('withdraw')} />
    </CentreFrame>
  );
}
