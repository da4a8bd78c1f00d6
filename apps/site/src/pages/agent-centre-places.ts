// The pages of the agent centre, each with its name in the list, its picture, and its screen, which
// loads when it is opened.
import {
  CalendarIcon,
  ChartLineIcon,
  ClockIcon,
  CoinsIcon,
  HistoryIcon,
  LayoutDashboardIcon,
  NewspaperIcon,
  PercentIcon,
  ReceiptTextIcon,
  ScaleIcon,
  ScrollTextIcon,
  SendIcon,
  TimerIcon,
  TrendingUpIcon,
  UserPlusIcon,
  UsersIcon,
} from '@baize/ui';
import type { AgentPage } from '../app/agent-pages.ts';
import { lazyScreen, type LazyScreen } from '../app/lazy-screen.tsx';
import type { CentrePlace } from './centre-frame.tsx';

export type Place = CentrePlace<AgentPage> & { readonly screen: LazyScreen<object> };

export const overview: Place = {
  page: 'agentTeamOverview',
  text: 'agents.overview',
  icon: LayoutDashboardIcon,
  screen: lazyScreen(
    async () => (await import('../features/agents/overview-screen.tsx')).OverviewScreen,
    ['income'],
  ),
};

const records = () => import('../features/agreements/bills/record-screens.tsx');

export const agentPlaces: readonly Place[] = [
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
      ['income', 'rebates'],
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
      ['income'],
    ),
  },
  {
    page: 'agentRevenueReport',
    text: 'agents.income',
    icon: TrendingUpIcon,
    screen: lazyScreen(
      async () => (await import('../features/agents/figures/income-screen.tsx')).IncomeScreen,
      ['income'],
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
    page: 'agentDividendRecordCopy2',
    text: 'agents.dividend',
    icon: CoinsIcon,
    screen: lazyScreen(async () => (await records()).DividendScreen, ['contracts']),
  },
  {
    page: 'agentDailyWages2',
    text: 'agents.daily-salary',
    icon: CalendarIcon,
    screen: lazyScreen(async () => (await records()).DailySalaryScreen, ['contracts']),
  },
  {
    page: 'agentHourSalary',
    text: 'agents.hourly-salary',
    icon: ClockIcon,
    screen: lazyScreen(async () => (await records()).HourlySalaryScreen, ['contracts']),
  },
  {
    page: 'agentRealtimeSalary',
    text: 'agents.realtime-salary',
    icon: TimerIcon,
    screen: lazyScreen(async () => (await records()).RealtimeSalaryScreen, ['contracts']),
  },
  {
    page: 'agentContracts',
    text: 'agents.contracts',
    icon: ScrollTextIcon,
    module: 'AGENTPOLICY3',
    screen: lazyScreen(
      async () => (await import('../features/agreements/contracts-screen.tsx')).ContractsScreen,
      ['contracts'],
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
    page: 'agentRebates',
    text: 'agents.rebates',
    icon: PercentIcon,
    module: 'AGENTPOLICY3',
    screen: lazyScreen(
      async () => (await import('../features/rebates/rebates-screen.tsx')).RebatesScreen,
      ['rebates'],
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
