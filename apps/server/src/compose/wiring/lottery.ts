// Our own lotteries, whose draws one process drives by a lease of a few seconds. Orders go by the
// tree of agents, and ask the catalogue above whether a game is open.
import { lotteryTopic, staffTopic, topicOfPlayer } from '@baize/contract';
import { defaultCurrency, printUnits } from '@baize/money';
import type { Agents } from '../../modules/agents/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { createLottery } from '../../modules/lottery/index.ts';
import { mayBeOne } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import { createPayDue, type Wallet } from '../../modules/wallet/index.ts';
import { createLeases } from '../../platform/lease/index.ts';
import { houseGameName } from '../games.ts';
import type { Ground } from '../modules.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly agents: Agents;
}

/** Players wait no longer than this for a process that takes over. */
const termSeconds = 3;

export const wireLottery = (
  { platform, above, audit, ledger, draws = 'timed' }: Ground,
  { settings, identity, wallet, wagering, agents }: Below,
) => {
  const { database, log } = platform;
  return createLottery({
    ...platform,
    leases: createLeases({ database, log, termSeconds }),
    wagering,
    agents,
    audit,
    mayBeOne,
    draws,
    tell: (news) =>
      above.news.tell({
        ...news,
        topic: news.event === 'lottery-desk-changed' ? staffTopic : lotteryTopic,
      }),
    groupDefault: () => settings.policy().lotteryGroupDefault,
    groupEqual: () => settings.policy().lotteryGroupEqual,
    returned: ({ playerId, currency, amount, balance }) => {
      const moved = { balance: printUnits(balance, 2), moved: printUnits(amount, 2) };
      const payload = { currency, ...moved, event: 'stake-voided' };
      above.news.tell({ topic: topicOfPlayer(playerId), event: 'balance-moved', payload });
    },
    post: createPayDue(ledger.lane, identity.closedAmong),
    cashOf: wallet.spendable,
    symbolOf,
    currency: defaultCurrency,
    refusalOfCode: above.fairness.refusalOfCode,
    refusalOfGame: (gameCode) => above.catalogue.refusalOfGame(gameCode),
    usernamesOf: identity.usernames,
    playerIdOf: identity.playerIdOf,
    gameName: houseGameName,
  });
};
