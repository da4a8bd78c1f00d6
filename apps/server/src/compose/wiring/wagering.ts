// Wagering, with what the wallet and jackpots save together with its rounds. A closed round and a
// settled event are told to VIP and to the live channel.
import { isDemoType } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import type { Identity } from '../../modules/identity/index.ts';
import { createJackpotTogether } from '../../modules/jackpots/index.ts';
import { createOrdersTogether } from '../../modules/lottery/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import { createWagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { gamesPlayed } from '../games.ts';
import { mysteriesOf } from '../mysteries.ts';
import { drawSeedsOf } from '../draw-seeds.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
}

export const wireWagering = (ground: Ground, { settings, identity, wallet }: Below) => {
  const { platform, above, ledger, secret } = ground;
  const { randomness } = platform;
  return createWagering({
    ...platform,
    lane: ledger.lane,
    bulkLane: ledger.bulkLane,
    together: wallet.turnover,
    jackpots: createJackpotTogether({
      secrets: mysteriesOf(secret),
      randomness,
      currency: defaultCurrency,
    }),
    depositLimits: wallet.depositLimits,
    policy: settings.policy,
    games: gamesPlayed(above.catalogue),
    playerExists: async (playerId) => (await identity.memberFile(playerId)) !== undefined,
    memberName: async (playerId) => {
      const file = await identity.memberFile(playerId);
      return isDemoType(file?.type) ? undefined : file?.username;
    },
    belowSince: async (way) => {
      if (!settings.isOn('AGENTCEN3')) return undefined;
      const placed = await above.agents.placedBelow(way);
      return placed.find(({ until }) => until === Infinity)?.from;
    },
    marks: async () => [
      await above.vip.countedUntil(),
      await above.fairness.countedUntil(),
      await above.cashier.countedUntil(),
    ],
    hoursCounted: async (tx, added, range) => {
      await above.points.hoursCounted(tx, added);
      await above.promotions.hoursCounted(tx, added, range);
    },
    windowsCounted: (tx, added) => above.facts.countPlay(tx, added),
    onClosed: (round) => {
      above.news.closed(round);
      above.vip.roundClosed(round);
      if (round.free) above.promotions.freeRoundClosed();
    },
    drawSeeds: drawSeedsOf(secret),
    ordersTogether: createOrdersTogether(platform.outbox.saving),
    onSettled: (settled) => {
      above.news.settled(settled);
      above.vip.roundClosed(settled);
      if (settled.isFree) above.promotions.freeRoundClosed();
    },
  });
};
