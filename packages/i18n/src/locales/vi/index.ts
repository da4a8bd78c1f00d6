// Every Vietnamese text, by noun.
import type { PartialMessages } from '../../texts.ts';
import { agents } from './agents.ts';
import { agreements } from './agreements.ts';
import { arcade } from './arcade.ts';
import { articles } from './articles.ts';
import { bills } from './bills.ts';
import { bonuses } from './bonuses.ts';
import { brand } from './brand.ts';
import { cashier } from './cashier.ts';
import { catalogue } from './catalogue.ts';
import { chat } from './chat.ts';
import { contracts } from './contracts.ts';
import { crash } from './crash.ts';
import { crashPlay } from './crash-play.ts';
import { deposits } from './deposits.ts';
import { download } from './download.ts';
import { draws } from './draws.ts';
import { envelopes } from './envelopes.ts';
import { factors } from './factors.ts';
import { facts } from './facts.ts';
import { fairness } from './fairness.ts';
import { feedback } from './feedback.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { income } from './income.ts';
import { instant } from './instant.ts';
import { invitations } from './invitations.ts';
import { jackpots } from './jackpots.ts';
import { join } from './join.ts';
import { limits } from './limits.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import { lotteryPlay } from './lottery-play.ts';
import { lotteryVietnam } from './lottery-vietnam.ts';
import { notices } from './notices.ts';
import { operator } from './operator.ts';
import { payments } from './payments.ts';
import { points } from './points.ts';
import { promotions } from './promotions.ts';
import { rebates } from './rebates.ts';
import { refusals } from './refusals.ts';
import { reports } from './reports.ts';
import { rules } from './rules.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { slots } from './slots.ts';
import { transfers } from './transfers.ts';
import { vendors } from './vendors.ts';
import { verification } from './verification.ts';
import { vip } from './vip.ts';
import { wagering } from './wagering.ts';
import { wallet } from './wallet.ts';
import { agents as consoleAgents } from './console/agents.ts';
import { agreements as consoleAgreements } from './console/agreements.ts';
import { bonuses as consoleBonuses } from './console/bonuses.ts';
import { catalogue as consoleCatalogue } from './console/catalogue.ts';
import { crash as consoleCrash } from './console/crash.ts';
import { deposits as consoleDeposits } from './console/deposits.ts';
import { envelopes as consoleEnvelopes } from './console/envelopes.ts';
import { fairness as consoleFairness } from './console/fairness.ts';
import { help as consoleHelp } from './console/help.ts';
import { jackpots as consoleJackpots } from './console/jackpots.ts';
import { limits as consoleLimits } from './console/limits.ts';
import { lottery as consoleLottery } from './console/lottery.ts';
import { notices as consoleNotices } from './console/notices.ts';
import { payments as consolePayments } from './console/payments.ts';
import { points as consolePoints } from './console/points.ts';
import { promotions as consolePromotions } from './console/promotions.ts';
import { rebates as consoleRebates } from './console/rebates.ts';
import { transfers as consoleTransfers } from './console/transfers.ts';
import { vip as consoleVip } from './console/vip.ts';

export const vi: PartialMessages = {
  agents,
  agreements,
  arcade,
  articles,
  bills,
  bonuses,
  brand,
  cashier,
  catalogue,
  chat,
  contracts,
  crash,
  'crash-play': crashPlay,
  deposits,
  download,
  draws,
  envelopes,
  factors,
  facts,
  fairness,
  feedback,
  help,
  home,
  identity,
  income,
  instant,
  invitations,
  jackpots,
  join,
  limits,
  live,
  lottery,
  'lottery-play': lotteryPlay,
  'lottery-vietnam': lotteryVietnam,
  notices,
  operator,
  payments,
  points,
  promotions,
  rebates,
  refusals,
  reports,
  rules,
  search,
  security,
  settings,
  shell,
  slots,
  transfers,
  vendors,
  verification,
  vip,
  wagering,
  wallet,
  'console.agents': consoleAgents,
  'console.agreements': consoleAgreements,
  'console.bonuses': consoleBonuses,
  'console.catalogue': consoleCatalogue,
  'console.crash': consoleCrash,
  'console.deposits': consoleDeposits,
  'console.envelopes': consoleEnvelopes,
  'console.fairness': consoleFairness,
  'console.help': consoleHelp,
  'console.jackpots': consoleJackpots,
  'console.limits': consoleLimits,
  'console.lottery': consoleLottery,
  'console.notices': consoleNotices,
  'console.payments': consolePayments,
  'console.points': consolePoints,
  'console.promotions': consolePromotions,
  'console.rebates': consoleRebates,
  'console.transfers': consoleTransfers,
  'console.vip': consoleVip,
};
