// Identity, which funds demo accounts from the books and asks the whole house when a member takes a
// copy of their data or leaves.
import { demoFunded } from '@baize/ledger';
import { defaultCurrency, playCurrency } from '@baize/money';
import type { Factors } from '../../modules/factors/index.ts';
import {
  createIdentity,
  createPasswords,
  noticeEvent,
  type Identity,
  type IdentityPorts,
  type NoticeNews,
} from '../../modules/identity/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Verification } from '../../modules/verification/index.ts';
import { demoAmount } from '../demo-amount.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly verification: Verification;
  readonly factors: Factors;
}

export function wireIdentity(ground: Ground, below: Below): Identity {
  const { platform, ledger, secret, siteUrl } = ground;
  const { settings, verification, factors } = below;
  const identity = createIdentity({
    ...platform,
    ...houseAbove(ground),
    secret,
    siteUrl,
    passwords: createPasswords(),
    human: verification.human,
    codes: verification.codes,
    factors,
    phoneTokens: verification.phoneTokens,
    isExcluded: platform.exclusion.knows,
    locationOf: platform.geolocation.locationOf,
    brandName: () => settings.brand().name,
    merchant: () => settings.brand().merchant,
    termsVersion: settings.termsVersion,
    isOn: settings.isOn,
    policy: settings.policy,
    rules: settings.rules,
    currency: defaultCurrency,
    playCurrency,
    onDemoCreated: async (tx, { id: playerId, currency }) => {
      await ledger.postIn(tx, demoFunded({ playerId, currency, amount: demoAmount(settings) }));
    },
  });
  platform.outbox.hear(noticeEvent, 'identity', ({ payload }, tx) =>
    identity.sendNotice(tx, payload as NoticeNews),
  );
  return identity;
}

type AboveIdentity =
  | 'mayTransferUp'
  | 'cameByLink'
  | 'rewardsDueOf'
  | 'labelsOf'
  | 'haveExcludedThemselves'
  | 'exportParts'
  | 'closing';

const houseAbove = ({ above, platform }: Ground): Pick<IdentityPorts, AboveIdentity> => ({
  mayTransferUp: above.wallet.mayTransferUp,
  cameByLink: above.rebates.cameByLink,
  rewardsDueOf: above.promotions.claimableOf,
  labelsOf: above.vip.labelsOf,
  haveExcludedThemselves: (playerIds) =>
    above.wagering.isAnyExcluded(playerIds, platform.clock.now()),
  exportParts: above.house.copyOf,
  closing: {
    standing: above.house.standingOf,
    begin: above.house.beginLeaving,
    payOut: above.house.payOut,
  },
});
