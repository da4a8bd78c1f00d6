// Vendors: the makers of games that are not ours. Their servers play rounds on the one wallet, or
// hold money in one of their own; staff enter and switch their connections.
import type { OfferState, vendors } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { confirmHeldReturn } from './actions/confirm-held-return.ts';
import { endRound } from './actions/end-round.ts';
import { listConnections } from './actions/list-connections.ts';
import { listHeldReturns } from './actions/list-held-returns.ts';
import { listMoney } from './actions/list-money.ts';
import { listTransfers } from './actions/list-transfers.ts';
import { listVendorMessages } from './actions/list-vendor-messages.ts';
import { payWin } from './actions/pay-win.ts';
import { rejectHeldReturn } from './actions/reject-held-return.ts';
import { returnMoney } from './actions/return-money.ts';
import { rollBackBet } from './actions/roll-back-bet.ts';
import { rotateVendorKey } from './actions/rotate-vendor-key.ts';
import { searchVendorLog } from './actions/search-vendor-log.ts';
import { setConnection } from './actions/set-connection.ts';
import { setConnectionState } from './actions/set-connection-state.ts';
import { takeBet } from './actions/take-bet.ts';
import { tellBalance } from './actions/tell-balance.ts';
import { testConnection } from './actions/test-connection.ts';
import { shown } from './change-connection.ts';
import { createAsking } from './client.ts';
import { releaseCovered } from './held-returns.ts';
import { keepConnections, type ConnectionKeeper } from './keep-connections.ts';
import { launch, type LaunchAsked } from './launch.ts';
import { createMessageLog, messageIn, type Answered } from './message-log.ts';
import type { VendorsParts } from './parts.ts';
import type { VendorsPorts } from './ports.ts';
import { readGames, type VendorGame } from './rules/read-games.ts';
import { createSessions } from './sessions.ts';
import { proveLetter, type Letter } from './signing.ts';
import { isAnyWaiting } from './store/held-return-store.ts';
import { forgetMessages } from './store/message-store.ts';
import { forgetSessions } from './store/session-store.ts';
import { createTransfers } from './transfers.ts';

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
    actions: actionsOf(parts),
    /** Whose message this is, when its signature is right. */
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
    /** Before a member leaves: whether everything that lay with vendors is back. */
    bringBack: async (playerId: string): Promise<boolean> => {
      const { pending } = await transfers.bringBack(playerId);
      return !pending && !(await isAnyWaiting(ports.database.kysely, playerId));
    },
    /** Asks what became of money without a clear answer, and for what was left at a sign-out. */
    async settleTransfers(): Promise<void> {
      await transfers.settleAsked();
      await releaseCovered(ports);
      await transfers.bringBackLeft();
    },
    async forgetOld(now: number): Promise<void> {
      await forgetSessions(ports.database.kysely, now - sessionsKeptMs);
      await forgetMessages(ports.database.kysely, now - ports.logDays() * dayMs);
    },
    start: () => keeper.start(),
    async stop(): Promise<void> {
      keeper.stop();
      await log.flush();
    },
  };
}

/** What connections say of themselves. */
function toldOf(keeper: ConnectionKeeper) {
  return {
    /** What may be shown of a connection. */
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

function actionsOf(parts: VendorsParts): Actions<typeof vendors> {
  return {
    tellBalance: tellBalance(parts),
    takeBet: takeBet(parts),
    payWin: payWin(parts),
    rollBackBet: rollBackBet(parts),
    endRound: endRound(parts),
    listConnections: listConnections(parts),
    setConnection: setConnection(parts),
    rotateVendorKey: rotateVendorKey(parts),
    setConnectionState: setConnectionState(parts),
    testConnection: testConnection(parts),
    searchVendorLog: searchVendorLog(parts),
    listVendorMessages: listVendorMessages(parts),
    listTransfers: listTransfers(parts),
    listHeldReturns: listHeldReturns(parts),
    confirmHeldReturn: confirmHeldReturn(parts),
    rejectHeldReturn: rejectHeldReturn(parts),
    listMoney: listMoney(parts),
    returnMoney: returnMoney(parts),
  };
}
