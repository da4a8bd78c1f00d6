// The personal centre: a panel over the page with its pages beside it. The page shown is part of
// the address; a visitor is asked to sign in first, a demo account to register.
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import {
  ChartLineIcon,
  CircleUserIcon,
  CoinsIcon,
  Dialog,
  HistoryIcon,
  InboxIcon,
  type LucideIcon,
  MessageCircleIcon,
  PlusIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  Skeleton,
  TrophyIcon,
  WalletIcon,
} from '@baize/ui';
import type { ModuleId } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { useDialogs, whenMember } from '../app/dialogs.ts';
import { lazyScreen, type LazyScreen } from '../app/lazy-screen.tsx';
import { type MemberPage, useMemberCentre } from '../app/member-pages.ts';
import { isDemo, useSession } from '../app/session/session.ts';
import { isModuleOn, useModule, useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { PlaceBanner } from '../features/notices/place-banner.tsx';
import { UnreadBadge } from '../features/notices/unread-badge.tsx';
import { isOrdered, listedPlaces } from './centre-places.ts';
import styles from './member-centre.module.css';

/** What a page may ask of the centre. */
interface PlaceProps {
  readonly onSetUp: () => void;
}

interface Place {
  readonly page: MemberPage;
  readonly text: TextKey;
  readonly icon: LucideIcon;
  readonly screen: LazyScreen<PlaceProps>;
  /** The switch that offers it. */
  readonly module?: ModuleId;
  readonly badge?: ComponentType;
}

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
      async () => (await import('../features/wallet/deposit-screen.tsx')).DepositScreen,
    ),
  },
  {
    page: 'withdraw',
    text: 'wallet.withdraw',
    icon: WalletIcon,
    screen: lazyScreen(
      async () => (await import('../features/wallet/withdraw-screen.tsx')).WithdrawScreen,
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
        (await import('../features/wallet/account-record-screen.tsx')).AccountRecordScreen,
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
      ['notices'],
    ),
    badge: UnreadBadge,
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

/** On a phone the list scrolls sideways: the page shown is always in sight of it. */
const bringIntoView = (place: HTMLElement | null) =>
  void requestAnimationFrame(() => place?.scrollIntoView({ block: 'nearest', inline: 'center' }));

interface PlaceButtonProps {
  place: Place;
  isShown: boolean;
  onPage: (page: MemberPage) => void;
}

function PlaceButton({ place, isShown, onPage }: PlaceButtonProps) {
  const t = useText();
  const { page, text, icon: Icon, screen, module = 'COMM3', badge: Badge } = place;
  if (!useModule(module)) return null;
  return (
    <button
      ref={isShown ? bringIntoView : undefined}
      type="button"
      className={styles['place']}
      aria-current={isShown ? 'page' : undefined}
      onPointerEnter={() => void screen.preload()}
      onClick={() => onPage(page)}
    >
      <Icon aria-hidden="true" />
      {t(text)}
      {Badge ? <Badge /> : null}
    </button>
  );
}

/** What promotions offer comes with their capability; until then there is none of it. */
const noPromotions = { isReferralOn: false, missions: 0 };

function useListed(): readonly Place[] {
  const status = useStatus();
  const session = useSession();
  const listed: readonly string[] = listedPlaces({
    ...noPromotions,
    isOn: (module) => isModuleOn(status, module),
    isBuilt: (name) => places.some(({ page }) => page === name),
    mayTransferUp: session?.toUpline === true,
  });
  return places.filter(({ page }) => listed.includes(page) || !isOrdered(page));
}

interface PlacesProps {
  page: MemberPage;
  onPage: (page: MemberPage) => void;
  onClose: () => void;
}

function Places({ page, onPage, onClose }: PlacesProps) {
  const t = useText();
  const listed = useListed();
  return (
    <nav className={styles['places']} aria-label={t('shell.member-centre')}>
      {listed.map((place) => (
        <PlaceButton key={place.page} place={place} isShown={place.page === page} onPage={onPage} />
      ))}
      <div className={styles['banner']}>
        <PlaceBanner place="w_leftmenu" onGone={onClose} />
      </div>
    </nav>
  );
}

export function MemberCentre() {
  const t = useText();
  const session = useSession();
  const { page, open, close } = useMemberCentre();
  const isMember = session !== undefined && !isDemo(session);
  const turnAway = useEffectEvent(() => {
    // Whoever is told already why the session is over is not asked for it as well.
    if (useDialogs.getState().open === undefined) whenMember(() => undefined);
    if (isDemo(session)) close();
  });
  useEffect(() => {
    if (!isMember) turnAway();
  }, [isMember]);
  if (page === undefined || !isMember) return null;
  const { page: shown, screen: Page } = places.find((place) => place.page === page) ?? account;
  return (
    <Dialog
      open
      size="full"
      className={styles['centre']}
      title={t('shell.member-centre')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={close}
    >
      <div className={styles['split']}>
        <Places page={shown} onPage={open} onClose={close} />
        <div className={styles['page']} key={shown}>
          <Suspense fallback={<Skeleton shape="block" className={styles['box']} />}>
            <Page onSetUp={() => open('withdraw')} />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
