// Every screen of an agent, and the text on it once it is complete.
import type { TextKey } from '@baize/i18n';
import { beneath } from './player/site.ts';
import { dialog, knownMember, type Screen } from './screens.ts';
import { beginning, t } from './texts.ts';

const team = (page: string, title: TextKey): Screen => ({
  name: `agent centre, ${page}`,
  path: `${beneath}?ac=${page}`,
  shows: (here) =>
    dialog('shell.agent-centre')(here).getByRole('heading', { name: t(title), exact: true }),
});

/** The screens of an agent. */
export const agentScreens: readonly Screen[] = [
  team('agentAnnouncement', 'agents.announcements'),
  team('agentTeamOverview', 'agents.invite'),
  team('registerCenter', 'agents.links'),
  team('downlineManagmentView', 'agents.team'),
  team('personalHistoryCopy', 'agents.bets'),
  team('palStatementsAgentCopy', 'agents.profit'),
  team('agentRevenueReport', 'income.title'),
  team('agentDownlineTransactionDetailsCopy', 'agents.transactions'),
  team('agentContracts', 'contracts.title'),
  team('agentDividendRecordCopy2', 'bills.title-dividend'),
  team('agentDailyWages2', 'bills.title-daily-salary'),
  team('agentRebates', 'agents.rebates'),
  {
    name: 'agent centre, a bill',
    path: `${beneath}?ac=agentDailyWages2`,
    open: (page) =>
      page
        .getByRole('button', { name: beginning(t('bills.open', { period: '' })) })
        .first()
        .click(),
    shows: (page) => page.getByRole('region', { name: t('bills.members') }),
  },
  {
    name: 'agent centre, an offer',
    path: `${beneath}?ac=agentContracts`,
    open: (page) => page.getByRole('button', { name: t('contracts.new') }).click(),
    shows: dialog('contracts.new'),
  },
  {
    name: 'agent centre, a contract',
    path: `${beneath}?ac=agentContracts`,
    open: (page) =>
      page
        .getByRole('listitem')
        .getByRole('button', { name: t('contracts.kind-daily-salary') })
        .click(),
    shows: dialog('contracts.contract-with', {
      kind: t('contracts.kind-daily-salary'),
      name: t('contracts.house'),
    }),
  },
  {
    name: 'agent centre, the rebates of a member',
    path: `${beneath}?ac=agentRebates`,
    open: (page) =>
      page.getByRole('button', { name: t('rebates.change-of', { name: 'agent02' }) }).click(),
    shows: dialog('rebates.change-of', { name: 'agent02' }),
  },
  team('agentPrizeGroups', 'agents.prize-groups'),
  {
    name: 'agent centre, a prize group',
    path: `${beneath}?ac=agentPrizeGroups`,
    open: (page) =>
      page
        // Nobody is below: an agent with a team may have a group that cannot be changed.
        .getByRole('button', { name: t('agents.change-group-of', { name: knownMember.username }) })
        .click(),
    shows: (page) => page.getByRole('slider'),
  },
];
