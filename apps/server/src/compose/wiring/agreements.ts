// Agreements, given the tree of agents, the books and the switches of their kinds.
import type { Agents } from '../../modules/agents/index.ts';
import { createAgreements } from '../../modules/agreements/index.ts';
import type { Facts } from '../../modules/facts/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
import { readCashOf, type Wallet } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly agents: Agents;
  readonly facts: Facts;
  readonly wagering: Wagering;
  readonly wallet: Wallet;
}

export const wireAgreements = (
  { platform, audit, above, ledger }: Ground,
  { settings, identity, agents, facts, wagering, wallet }: Below,
) =>
  createAgreements({
    ...platform,
    audit,
    hasOpened,
    mayBeOne,
    policy: settings.policy,
    isOn: settings.isOn,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    memberFile: identity.memberFile,
    lineOf: agents.lineOf,
    placedBelow: agents.placedBelow,
    agentsUnder: agents.agentsUnder,
    facts,
    settledRounds: wagering.settledRounds,
    gameName: (vendor, gameCode, locale) =>
      above.catalogue.factsOf(vendor, gameCode, locale)?.displayName ?? gameCode,
    closedAmong: identity.closedAmong,
    bulkLane: ledger.bulkLane,
    spendable: wallet.spendable,
    cashOf: (ids, currency) => readCashOf(platform.database.kysely, ids, currency),
    overdueDays: () => settings.policy().billOverdueDays,
    tellLive: (news) => above.news.tell(news),
  });
