// Promotions, given what they read of members and play, and the purses that they pay into.
import { boardsTopic } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Chat } from '../../modules/chat/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, mayBeOne } from '../../modules/operator/index.ts';
import type { Points } from '../../modules/points/index.ts';
import { createPromotions } from '../../modules/promotions/index.ts';
import { cleanHtml, type Settings } from '../../modules/settings/index.ts';
import type { Vip } from '../../modules/vip/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { siteOriginsOf } from '../own-addresses.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly wagering: Wagering;
  readonly vip: Vip;
  readonly points: Points;
  readonly catalogue: Catalogue;
  readonly chat: Chat;
}

export const wirePromotions = (
  { platform, audit, above, siteUrl, ledger, secret }: Ground,
  below: Below,
) => {
  const { settings, identity, wallet, points, wagering, vip, catalogue, chat } = below;
  return createPromotions({
    ...platform,
    audit,
    policy: settings.policy,
    currency: defaultCurrency,
    wagering,
    wallet,
    ledger,
    rooms: chat,
    envelopeSeeds: createKeeping(secret, 'seeds of red envelopes'),
    points,
    categoryOf: ({ vendor, gameCode }) => catalogue.factsOf(vendor, gameCode, 'en')?.category ?? '',
    levelNumberOf: vip.levelNumberOf,
    levelNumbersOf: vip.levelNumbersOf,
    audience: (search) => identity.audience({ ...search, currency: defaultCurrency }),
    traces: identity.traces,
    membersWithLevel: vip.membersWithLevel,
    birthdays: identity.birthdays,
    member: async (playerId) => {
      const file = await identity.memberFile(playerId);
      return (
        file && {
          username: file.username,
          type: file.type,
          currency: file.currency,
          country: await identity.countryOf(playerId),
          registeredAt: file.registeredAt,
          hasMobile: file.mobileVerified,
        }
      );
    },
    isOpen: identity.isOpen,
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    friends: identity.friends,
    siteOrigins: () => siteOriginsOf(siteUrl(), settings.brand()),
    hasOpened,
    mayBeOne,
    tellBoard: (promotionId) =>
      above.news.tell({ topic: boardsTopic, event: 'board-moved', payload: { promotionId } }),
    refusalOfCode: above.fairness.refusalOfCode,
    cleanHtml,
  });
};
