// Vendors: the makers of games that are not ours. Their servers play rounds on the one wallet, or
// hold money in one of their own; staff enter and switch their connections.
import type { OfferState, vendors } from '@baize/contract';
import { everyMinute, none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { createActions } from './actions.ts';
import { shown } from './change-connection.ts';
import { createAsking } from './client.ts';
import { releaseCovered } from './held-returns.ts';
import { keepConnections, type ConnectionKeeper } from './keep-connections.ts';
import { launch, type LaunchAsked } from './launch.ts';
import { createMessageLog, messageIn, type Answered } from './message-log.ts';
import type { VendorsParts } from './parts.ts';
import { isMoneyAway } from './store/transfer-store.ts';
import type { VendorsPorts } from './ports.ts';
import { readGames, type VendorGame } from './rules/read-games.ts';
import { createSessions } from './sessions.ts';
import { proveLetter, type Letter } from './signing.ts';
import { isAnyWaiting } from './store/held-return-store.ts';
import { forgetMessages } from './store/message-store.ts';
import { forgetSessions } from './store/session-store.ts';
import { readUnderway } from './store/transfer-store.ts';
import { createTransfers } from './transfers.ts';
import { walletsOf } from './wallets-of.ts';

export type { VendorsPorts } from './ports.ts';
export type { VendorGame } from './rules/read-games.ts';

const dayMs = 24 * 3_600_000;
const sessionsKeptMs = 30 * dayMs;

export function createVendors(ports: VendorsPorts) {
  const keeper = keepConnections(ports);
  const log = createMessageLog(ports);
  const ask = createAsking(ports.clock, log);
  const transfers = createTransfers(ports, keeper, ask);
  const sessions = createSessions(ports);
  const parts: VendorsParts = { ports, keeper, sessions, transfers, ask, log };
  return {
    actions: createActions(parts),
    /** The vendor that sent this message, when its signature is right. */
    vendorOf: (letter: Letter) => {
      const proved = proveLetter(letter, keeper.find);
      return 'refused' in proved ? proved : { kind: 'vendor' as const, vendor: proved.vendor };
    },
    /** To be told of every message once it is answered. */
    answered(message: Answered) {
      const noted = messageIn(parts, message);
      if (noted) log.note(noted);
    },
    ...toldOf(keeper),
    async games(vendor: string): Promise<readonly VendorGame[] | undefined> {
      const connection = keeper.find(vendor);
      const asked = connection && (await ask(connection, 'games', {}));
      return asked?.answer?.ok ? readGames(vendor, asked.answer.content) : undefined;
    },
    launch: (asked: LaunchAsked) => launch(parts, asked),
    ...returnsOf(parts),
    /** Money on its way between a player and a vendor's wallet. */
    transfersUnderWay: (playerId: string) => readUnderway(ports.database.kysely, playerId),
    async forgetOld(now: number): Promise<void> {
      await forgetSessions(ports.database.kysely, now - sessionsKeptMs);
      await forgetMessages(ports.database.kysely, now - ports.logDays() * dayMs);
    },
    start: () => keeper.start(),
    async stop(): Promise<void> {
      await keeper.stop();
      await log.flush();
    },
    copyOf: none,
    sealed: ['secret', 'previous'].map((column) =>
      sealedColumn(ports.database, ports.keys, {
        table: 'vendors_connection',
        column,
        by: ['vendor'],
        nameOf: ({ vendor = '' }) => vendor,
      }),
    ),
  } satisfies ModuleDoor<typeof vendors>;
}

/** How money that lies with vendors comes back: in time, and before a member leaves. */
function returnsOf({ ports, keeper, transfers }: VendorsParts) {
  const settleTransfers = async () => {
    await transfers.settleAsked();
    await releaseCovered(ports);
    await transfers.bringBackLeft();
  };
  const bringBack = async (playerId: string): Promise<boolean> => {
    const { pending } = await transfers.bringBack(playerId);
    return !pending && !(await isAnyWaiting(ports.database.kysely, playerId));
  };
  // Money that a vendor has not given back yet holds up the closing like an open round.
  const standing = async ({ playerId }: Member) => ({
    openRounds: (await bringBack(playerId)) ? 0 : 1,
  });
  return {
    /** Before a member leaves: whether everything that lay with vendors is back. */
    bringBack,
    /** Asks what became of money without a clear answer, and for what was left at a sign-out. */
    settleTransfers,
    /** The wallets of vendors, for the player's list of accounts. */
    walletsOf: (playerId: string, currency: string) =>
      walletsOf({ keeper, transfers }, playerId, currency),
    /** Whether money of the player may lie in a wallet of a vendor. */
    moneyAway: (playerId: string) => isMoneyAway(ports.database.kysely, playerId),
    jobs: [{ name: 'vendors-settle-transfers', cron: everyMinute, run: settleTransfers }],
    closing: { standing, payOut: none },
  };
}

/** Connections, for other modules. */
function toldOf(keeper: ConnectionKeeper) {
  return {
    /** The part of a connection that may be shown. */
    connection(vendor: string) {
      const known = keeper.find(vendor);
      return known && shown(known);
    },
    /** For the catalogue: what a connection says of itself. */
    stateOf: (vendor: string): OfferState => keeper.find(vendor)?.state ?? 'off',
    isSingle: (vendor: string): boolean => keeper.find(vendor)?.style !== 'transfer',
    /** Where their games may be shown from: pages of the site may frame these. */
    origins: (): readonly string[] => [
      ...new Set(
        keeper
          .all()
          .flatMap(({ state, apiUrl }) => (state === 'off' ? [] : new URL(apiUrl).origin)),
      ),
    ],
    withGames: (): readonly string[] =>
      keeper.all().flatMap(({ vendor, state }) => (state === 'off' ? [] : [vendor])),
  };
}

export type Vendors = ReturnType<typeof createVendors>;
