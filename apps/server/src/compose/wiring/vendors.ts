// Vendors, whose bets are held to the catalogue's switches and to our slots' limits.
import { refuse } from '@baize/contract';
import { playCurrency } from '@baize/money';
import type { Identity } from '../../modules/identity/index.ts';
import { hasOpened, hasSetVendor } from '../../modules/operator/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Slots } from '../../modules/slots/index.ts';
import { createVendors } from '../../modules/vendors/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly wagering: Wagering;
  readonly slots: Slots;
}

export function wireVendors({ platform, above, ledger, audit, secret }: Ground, below: Below) {
  const { settings, identity, wagering, slots } = below;
  return createVendors({
    ...platform,
    wagering,
    ledger,
    audit,
    keys: createKeeping(secret, 'keys of vendors'),
    tell: platform.outbox.tell,
    hasOpened,
    hasSetVendor,
    usernames: identity.usernames,
    playerOfSession: identity.playerOfSession,
    refusalOfGame: (vendor, gameCode) =>
      settings.statusFor('', '') === 'maintenance'
        ? refuse('game-maintenance')
        : above.catalogue.refusalOfGame(gameCode, vendor),
    refusalOfOtherSlot: above.catalogue.refusalOfOtherSlot,
    // The rule holds for slots of any maker.
    stakeMaximumOf: async ({ playerId, vendor, gameCode, now }) =>
      above.catalogue.isSlot(vendor, gameCode) ? slots.stakeMaximumOf(playerId, now) : undefined,
    onChanged: () =>
      void above.catalogue
        .vendorsChanged()
        .catch((error: unknown) => platform.log.warn({ error }, 'the lobby was not told')),
    playCurrency,
    logDays: () => settings.policy().vendorLogDays,
  });
}
