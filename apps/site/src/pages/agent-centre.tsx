// The agent centre: a panel over the page for agents. The open page is part of the address.
// Visitors are asked to sign in, demo accounts to register, and other members see that they cannot
// enter; the server checks every call again.
import { useEffect, useEffectEvent } from 'react';
import {
  ChartLineIcon,
  HistoryIcon,
  LayoutDashboardIcon,
  NewspaperIcon,
  ReceiptTextIcon,
  ScaleIcon,
  SendIcon,
  UserPlusIcon,
  UsersIcon,
} from '@baize/ui';
import { type AgentPage, useAgentCentre } from '../app/agent-pages.ts';
import { useDialogs, whenAgent } from '../app/dialogs.ts';
import { lazyScreen, type LazyScreen } from '../app/lazy-screen.tsx';
import { isAgent, useSession } from '../app/session/session.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { useHasOwnLotteries } from '../features/catalogue/own-lotteries.ts';
import { listedAgentPlaces } from './agent-places.ts';
import { CentreFrame, type CentrePlace } from './centre-frame.tsx';

type Place = CentrePlace<AgentPage> & { readonly screen: LazyScreen<object> };

const overview: Place = {
  page: 'agentTeamOverview',
  text: 'agents.overview',
  icon: LayoutDashboardIcon,
  screen: lazyScreen(
    async () => (await import('../features/agents/overview-screen.tsx')).OverviewScreen,
  ),
};

const places: readonly Place[] = [
  {
    page: 'agentAnnouncement',
    text: 'agents.announcements',
    icon: NewspaperIcon,
    screen: lazyScreen(
      async () => (await import('../features/notices/agent-notices-screen.tsx')).AgentNoticesScreen,
      ['later'],
    ),
  },
  overview,
  {
    page: 'registerCenter',
    text: 'agents.account',
    icon: UserPlusIcon,
    screen: lazyScreen(
      async () => (await import('../features/agents/account-screen.tsx')).AccountScreen,
    ),
  },
  {
    page: 'downlineManagmentView',
    text: 'agents.team',
    icon: UsersIcon,
    screen: lazyScreen(async () => (await import('../features/agents/team-screen.tsx')).TeamScreen),
  },
  {
    page: 'personalHistoryCopy',
    text: 'agents.bets',
    icon: ReceiptTextIcon,
    screen: lazyScreen(async () => (await import('../features/agents/bets-screen.tsx')).BetsScreen),
  },
  {
    page: 'palStatementsAgentCopy',
    text: 'agents.profit',
    icon: ChartLineIcon,
    screen: lazyScreen(
      async () => (await import('../features/agents/team-profit-screen.tsx')).TeamProfitScreen,
    ),
  },
  {
    page: 'agentDownlineTransactionDetailsCopy',
    text: 'agents.transactions',
    icon: HistoryIcon,
    screen: lazyScreen(
      async () => (await import('../features/agents/transactions-screen.tsx')).TransactionsScreen,
    ),
  },
  {
    page: 'agentTransfer',
    text: 'transfers.down',
    icon: SendIcon,
    module: 'TEAMTRANS3',
    screen: lazyScreen(
      async () => (await import('../features/wallet/transfers/team-screen.tsx')).TeamTransferScreen,
    ),
  },
  {
    page: 'agentPrizeGroups',
    text: 'agents.prize-groups',
    icon: ScaleIcon,
    screen: lazyScreen(
      async () => (await import('../features/agents/prize-groups-screen.tsx')).PrizeGroupsScreen,
    ),
  },
];

/** Contracts come with their capability; until then no agent has one. */
const noContracts = { hasDividend: false, hasDailySalary: false, hasHourlySalary: false };

function useListedPlaces(): readonly Place[] {
  const hasLotteries = useHasOwnLotteries();
  const hasTransfers = useModule('TEAMTRANS3');
  const names: readonly string[] = listedAgentPlaces({
    ...noContracts,
    hasTransfers,
    hasLotteries,
    isBuilt: (name) => places.some(({ page }) => page === name),
  });
  return places.filter(({ page }) => names.includes(page));
}

/** A visitor may come back as an agent: the page waits for them. */
function standingOf(mayEnter: boolean, isSignedIn: boolean) {
  if (mayEnter) return 'inside';
  return isSignedIn ? 'outside' : 'visitor';
}

export function AgentCentre() {
  const t = useText();
  const session = useSession();
  const isOffered = useModule('AGENTCEN3');
  const { page, open, close } = useAgentCentre();
  const listed = useListedPlaces();
  const mayEnter = isAgent(session) && isOffered;
  const standing = standingOf(mayEnter, session !== undefined);
  const turnAway = useEffectEvent((who: 'visitor' | 'outside') => {
    if (useDialogs.getState().open === undefined) whenAgent(() => undefined);
    if (who === 'outside') close();
  });
  useEffect(() => {
    if (standing !== 'inside') turnAway(standing);
  }, [standing]);
  if (page === undefined || !mayEnter) return null;
  const { page: shown, screen: Page } = listed.find((place) => place.page === page) ?? overview;
  return (
    <CentreFrame
      title={t('shell.agent-centre')}
      places={listed}
      page={shown}
      onPage={open}
      onClose={close}
    >
      <Page />
    </CentreFrame>
  );
}
