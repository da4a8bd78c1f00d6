// Jackpots, fed by the rounds of our own games.
import { defaultCurrency } from '@baize/money';
import type { Identity } from '../../modules/identity/index.ts';
import { createJackpots } from '../../modules/jackpots/index.ts';
import type { Wagering } from '../../modules/wagering/index.ts';
import { houseGames } from '../games.ts';
import type { Ground } from '../modules.ts';
import { mysteriesOf } from '../mysteries.ts';
import { symbolOf } from '../symbol-of.ts';

interface Below {
  readonly identity: Identity;
  readonly wagering: Wagering;
}

export const wireJackpots = (
  { platform, ledger, secret, audit }: Ground,
  { identity, wagering }: Below,
) =>
  createJackpots({
    ...platform,
    ledger,
    secrets: mysteriesOf(secret),
    currency: defaultCurrency,
    symbolOf,
    games: houseGames('slots').map(({ gameCode, names }) => ({ code: gameCode, names })),
    fedByRounds: wagering.jackpotFed,
    usernames: identity.usernames,
    audit,
  });
