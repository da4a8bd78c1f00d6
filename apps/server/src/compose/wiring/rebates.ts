// Rebates, given the tree of agents, the prize groups of the lotteries, play as facts counted it,
// and the books.
import type { Agents } from '../../modules/agents/index.ts';
import type { Facts } from '../../modules/facts/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Lottery } from '../../modules/lottery/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
import { createRebates } from '../../modules/rebates/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { createPayDue } from '../../modules/wallet/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly agents: Agents;
  readonly lottery: Lottery;
  readonly facts: Facts;
}

export const wireRebates = (
  { platform, audit, ledger }: Ground,
  { settings, identity, agents, lottery, facts }: Below,
) =>
  createRebates({
    ...platform,
    audit,
    agents,
    lottery,
    facts,
    policy: settings.policy,
    hasOpened,
    mayBeOne,
    wereOnBefore: (at) => settings.wasOnBefore('AGENTPOLICY3', at),
    playerIdOf: identity.playerIdOf,
    usernames: identity.usernames,
    payDue: createPayDue(ledger.bulkLane, identity.closedAmong),
    memberFile: identity.memberFile,
  });
