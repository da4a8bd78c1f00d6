// Every Indonesian text, by noun.
import type { Messages } from '../../texts.ts';
import { arcade } from './arcade.ts';
import { articles } from './articles.ts';
import { catalogue } from './catalogue.ts';
import { fairness } from './fairness.ts';
import { feedback } from './feedback.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { jackpots } from './jackpots.ts';
import { levels } from './levels.ts';
import { teams } from './teams.ts';
import { letters } from './letters.ts';
import { live } from './live.ts';
import { offer } from './offer.ts';
import { operator } from './operator.ts';
import { pools } from './pools.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { join } from './join.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { slots } from './slots.ts';
import { wagering } from './wagering.ts';
import { wallet } from './wallet.ts';
import { vendors } from './vendors.ts';
import { supervision } from './supervision.ts';
import { verification } from './verification.ts';
import { factors } from './factors.ts';
import { notices } from './notices.ts';
import { brand } from './brand.ts';
import { download } from './download.ts';
import { chat } from './chat.ts';
import { vip } from './vip.ts';
import { reports } from './reports.ts';
import { agents } from './agents.ts';

export const id: Messages = {
  arcade,
  articles,
  help,
  feedback,
  fairness,
  home,
  refusals,
  rules,
  shell,
  identity,
  join,
  search,
  security,
  wallet,
  wagering,
  catalogue,
  slots,
  jackpots,
  pools,
  levels,
  teams,
  letters,
  live,
  offer,
  supervision,
  operator,
  settings,
  vendors,
  verification,
  factors,
  notices,
  brand,
  download,
  chat,
  vip,
  reports,
  agents,
};
