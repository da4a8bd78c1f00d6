// The signed-in player: the name leads to the member centre, the picture beside it opens the menu.
// A demo account is asked to register instead.
import { Suspense } from 'react';
import {
  CircleUserIcon,
  CoinsIcon,
  Dropdown,
  GiftIcon,
  HistoryIcon,
  HeadsetIcon,
  LogOutIcon,
  type LucideIcon,
  menuItemClass,
  PlusIcon,
  ReceiptTextIcon,
  ShieldIcon,
  TargetIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@baize/ui';
import { useAgentCentre } from '../../app/agent-pages.ts';
import { openChat } from '../../app/chat.ts';
import { openDialog, whenAgent, whenMember } from '../../app/dialogs.ts';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { type MemberPage, useMemberCentre } from '../../app/member-pages.ts';
import { isAgent, isDemo, useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { DueBadge } from '../due-badge.tsx';
import styles from './purse.module.css';

const VipMark = lazyScreen(
  async () => (await import('../../features/vip/vip-mark.tsx')).VipMark,
  ['vip'],
);

interface Entry {
  readonly page: MemberPage;
  readonly icon: LucideIcon;
  readonly text:
    | 'member-centre'
    | 'deposit'
    | 'withdraw'
    | 'betting-record'
    | 'account-record'
    | 'limits'
    | 'reward-center'
    | 'missions'
    | 'vip';
}

const entries: readonly Entry[] = [
  { page: 'securityCenter', icon: CircleUserIcon, text: 'member-centre' },
  { page: 'depositv2', icon: PlusIcon, text: 'deposit' },
  { page: 'withdraw', icon: WalletIcon, text: 'withdraw' },
  { page: 'personalHistoryCopy', icon: HistoryIcon, text: 'betting-record' },
  { page: 'transactionHistory', icon: ReceiptTextIcon, text: 'account-record' },
  { page: 'rewardCenter', icon: GiftIcon, text: 'reward-center' },
  { page: 'missionLeaderboard', icon: TargetIcon, text: 'missions' },
  { page: 'limits', icon: ShieldIcon, text: 'limits' },
  { page: 'playerRank', icon: TrophyIcon, text: 'vip' },
];

interface EntriesProps {
  hasVip: boolean;
  onPage: (page: MemberPage) => void;
}

function Entries({ hasVip, onPage }: EntriesProps) {
  const t = useText();
  const hasRewards = useModule('REWCEN3');
  const hasMissions = useModule('MISSIONLB3');
  const offered = entries.filter(
    ({ page }) =>
      (hasVip || page !== 'playerRank') &&
      (hasRewards || page !== 'rewardCenter') &&
      (hasMissions || page !== 'missionLeaderboard'),
  );
  return offered.map(({ page, icon: Icon, text }) => (
    <button key={page} type="button" className={menuItemClass} onClick={() => onPage(page)}>
      <Icon />
      {t(`shell.${text}`)}
      {page === 'rewardCenter' ? <DueBadge /> : null}
    </button>
  ));
}

function PointsEntry({ onGo }: { onGo: () => void }) {
  const t = useText();
  if (!useModule('PTSYS3')) return null;
  return (
    <SiteLink className={menuItemClass} to="/pointMall" onClick={onGo}>
      <CoinsIcon />
      {t('shell.point-mall')}
    </SiteLink>
  );
}

function AgentEntry({ onGo }: { onGo: () => void }) {
  const t = useText();
  const { open } = useAgentCentre();
  const leadsTeam = isAgent(useSession());
  const offersTeam = useModule('AGENTCEN3');
  if (!leadsTeam || !offersTeam) return null;
  const go = () => {
    onGo();
    whenAgent(() => open('agentTeamOverview'));
  };
  return (
    <button type="button" className={menuItemClass} onClick={go}>
      <UsersIcon />
      {t('shell.agent-centre')}
    </button>
  );
}

/** On a phone the menu's first entry is the way. */
export function AccountName() {
  const t = useText();
  const session = useSession();
  const { open } = useMemberCentre();
  if (session === undefined) return null;
  return (
    <button
      type="button"
      className={styles['accountName']}
      title={t('shell.member-centre')}
      onClick={() => whenMember(() => open('securityCenter'))}
    >
      {isDemo(session) ? t('shell.demo') : session.account}
    </button>
  );
}

export function AccountMenu() {
  const t = useText();
  const session = useSession();
  const { open } = useMemberCentre();
  const offersChat = useModule('CBS3');
  const hasVip = useModule('VIP3') && !isDemo(session);
  if (session === undefined) return null;
  const name = isDemo(session) ? t('shell.demo') : session.account;
  const go = (page: MemberPage, close: () => void) => {
    close();
    whenMember(() => open(page));
  };
  return (
    <Dropdown
      align="end"
      opensOnHover={false}
      takesFocusBack
      label={t('shell.account-menu', { name })}
      buttonClassName={styles['account']}
      hasChevron={false}
      button={
        <>
          <span
            className={styles['avatar']}
            data-initial={isDemo(session) ? undefined : name.slice(0, 1).toUpperCase()}
          >
            {isDemo(session) ? <UserIcon aria-hidden="true" /> : null}
          </span>
          <DueBadge at="mark" />
          {hasVip ? (
            <Suspense>
              <VipMark />
            </Suspense>
          ) : null}
        </>
      }
    >
      {(close) => (
        <>
          <Entries hasVip={hasVip} onPage={(page) => go(page, close)} />
          <PointsEntry onGo={close} />
          <AgentEntry onGo={close} />
          {offersChat ? (
            <button
              type="button"
              className={menuItemClass}
              onClick={() => {
                close();
                openChat();
              }}
            >
              <HeadsetIcon />
              {t('shell.chat')}
            </button>
          ) : null}
          <button
            type="button"
            className={menuItemClass}
            onClick={() => {
              close();
              openDialog('logout');
            }}
          >
            <LogOutIcon />
            {t('shell.sign-out')}
          </button>
        </>
      )}
    </Dropdown>
  );
}
