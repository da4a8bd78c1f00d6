// Every screen of the operator's console, and the text on it once it is complete.
import type { TextKey } from '@baize/i18n';
import { dialog, heading, type Screen } from './screens.ts';
import { t } from './texts.ts';

const page = (path: string, title: TextKey): Screen => ({
  name: `console ${path}`,
  path,
  shows: (at) => at.getByRole('heading', { name: t(title), level: 1 }),
});

const brandPart = (part: 'colours' | 'contacts' | 'apps', whole: TextKey): Screen => ({
  name: `console /brand, ${part}`,
  path: '/brand',
  open: (at) => at.getByRole('tab', { name: t(`brand.${part}`) }).click(),
  shows: heading(whole),
});

const chatPart = (part: 'rooms' | 'words', whole: TextKey): Screen => ({
  name: `console /chat, ${part}`,
  path: '/chat',
  open: (at) => at.getByRole('tab', { name: t(`chat.desk-${part}`) }).click(),
  shows: (at) => at.getByRole('button', { name: t(whole) }),
});

const lotteryPart = (tab: string, title: TextKey): Screen => ({
  name: `console /lottery/games, ${tab}`,
  path: `/lottery/games/SSC_NIGHT?tab=${tab}`,
  shows: heading(title),
});

/** The screens of the console without a session. */
export const consoleDoor: Screen = {
  name: 'console door',
  path: '/',
  shows: (at) => at.getByRole('button', { name: t('operator.sign-in') }),
};

export const consoleScreens: readonly Screen[] = [
  page('/', 'operator.dashboard'),
  page('/withdrawals?state=all', 'operator.withdrawals'),
  page('/held-returns', 'operator.held-returns'),
  page('/members', 'operator.members'),
  page('/agents', 'operator.agents'),
  {
    name: 'console /agents, a new one',
    path: '/agents',
    open: (at) => at.getByRole('button', { name: t('console.agents.make') }).click(),
    shows: dialog('console.agents.make'),
  },
  ...(['contracts', 'bills', 'disputes', 'runs', 'trial', 'report'] as const).map((part) =>
    page(`/agreements?part=${part}`, 'operator.agreements'),
  ),
  ...(['runs', 'commissions', 'plans', 'bounds'] as const).map((part) =>
    page(`/rebates?part=${part}`, 'operator.rebates'),
  ),
  {
    name: 'console /agreements, a bill',
    path: '/agreements?part=bills',
    open: (at) => at.getByRole('button', { name: 'agent03' }).first().click(),
    shows: (at) => at.getByRole('region', { name: t('console.agreements.working') }),
  },
  {
    name: 'console /agreements, an offer',
    path: '/agreements',
    open: (at) => at.getByRole('button', { name: t('console.agreements.offer') }).click(),
    shows: dialog('console.agreements.offer'),
  },
  {
    name: 'console /rebates, a plan',
    path: '/rebates?part=plans',
    open: (at) => at.getByRole('button', { name: t('console.rebates.new-plan') }).click(),
    shows: dialog('console.rebates.new-plan'),
  },
  page('/deposits', 'operator.deposits'),
  page('/deposits?view=reports', 'operator.deposits'),
  page('/deposit-methods', 'operator.deposit-methods'),
  {
    name: 'console /deposit-methods, a new one',
    path: '/deposit-methods',
    open: (at) => at.getByRole('button', { name: t('console.deposits.add') }).click(),
    shows: dialog('console.deposits.add'),
  },
  page('/catalogue', 'operator.catalogue'),
  {
    name: 'console /catalogue, games',
    path: '/catalogue',
    open: (at) => at.getByRole('tab', { name: t('console.catalogue.games') }).click(),
    shows: (at) => at.getByRole('row').nth(1),
  },
  page('/promotions', 'operator.promotions'),
  page('/promotions/new', 'console.promotions.new'),
  page('/promotion-segments', 'console.promotions.segments'),
  page('/rewards?state=all', 'operator.rewards'),
  page('/points', 'operator.points'),
  page('/points?view=goods', 'operator.points'),
  page('/points?view=rates', 'operator.points'),
  page('/messages', 'operator.messages'),
  {
    name: 'console /messages, a new one',
    path: '/messages',
    open: (at) => at.getByRole('button', { name: t('console.notices.message-new') }).click(),
    shows: dialog('console.notices.message-new'),
  },
  page('/crash/flights', 'operator.crash-flights'),
  page('/help', 'operator.help'),
  {
    name: 'console /help, an article',
    path: '/help',
    open: (at) =>
      at
        .getByRole('button', { name: t('console.notices.edit') })
        .first()
        .click(),
    shows: (at) => at.getByRole('dialog').getByLabel(t('console.notices.content')),
  },
  page('/notices', 'operator.notices'),
  {
    name: 'console /notices, a banner',
    path: '/notices',
    open: (at) =>
      at
        .getByRole('button', { name: t('console.notices.edit') })
        .first()
        .click(),
    shows: (at) => at.getByRole('dialog').getByLabel(t('console.notices.content')),
  },
  page('/feedback', 'operator.feedback'),
  page('/jackpots', 'operator.jackpots'),
  page('/chat', 'operator.chat'),
  chatPart('rooms', 'chat.room-add'),
  chatPart('words', 'chat.save'),
  page('/vip', 'operator.vip'),
  {
    name: 'console /vip, a level',
    path: '/vip',
    open: (at) =>
      at
        .getByRole('button', { name: t('console.vip.edit'), exact: true })
        .first()
        .click(),
    shows: (at) => at.getByRole('dialog').getByLabel(t('console.vip.turnover'), { exact: true }),
  },
  page('/brand', 'operator.brand'),
  page('/vendors', 'operator.vendors'),
  page('/fairness', 'operator.fairness'),
  brandPart('colours', 'brand.colours-each'),
  brandPart('contacts', 'brand.licence'),
  brandPart('apps', 'brand.signer-title'),
  page('/lottery/games', 'operator.lotteries'),
  lotteryPart('plays', 'console.lottery.plays'),
  lotteryPart('terms', 'console.lottery.terms'),
  lotteryPart('schedule', 'console.lottery.schedule'),
  {
    name: 'console /lottery/games, a schedule to change',
    path: '/lottery/games/SSC_NIGHT?tab=schedule',
    open: (at) => at.getByRole('button', { name: t('console.lottery.change') }).click(),
    shows: dialog('console.lottery.schedule-change'),
  },
  page('/lottery/issues?state=scheduled', 'operator.lottery-issues'),
  {
    name: 'console /lottery/issues, one of them',
    path: '/lottery/issues?game=LHC_WEEK&state=all',
    open: (at) => at.getByRole('row').nth(1).getByRole('link').click(),
    shows: heading('console.lottery.exposure'),
  },
  page('/lottery/changes', 'operator.lottery-changes'),
  page('/lottery/orders', 'operator.lottery-orders'),
  page('/lottery/report', 'operator.lottery-report'),
  page('/books', 'operator.trial-balance'),
  page('/modules', 'operator.modules'),
  page('/policies', 'operator.policies'),
  page('/registration-form', 'operator.field-rules'),
  page('/regions', 'operator.regions'),
  page('/maintenance', 'operator.maintenance'),
  page('/terms', 'operator.terms'),
  page('/outbox', 'operator.outbox'),
  page('/staff', 'operator.staff-accounts'),
  page('/roles', 'operator.roles'),
  page('/account', 'operator.my-account'),
  page('/audit', 'operator.audit'),
];
