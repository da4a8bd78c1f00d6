// Every call of vendors and the action that answers it.
import type { vendors } from '@baize/contract';
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
import { transferFromMainWallet } from './actions/transfer-from-main-wallet.ts';
import { transferSubToSubWallet } from './actions/transfer-sub-to-sub-wallet.ts';
import { transferToMainWallet } from './actions/transfer-to-main-wallet.ts';
import type { VendorsParts } from './parts.ts';

export function createActions(parts: VendorsParts): Actions<typeof vendors> {
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
    transferToMainWallet: transferToMainWallet(parts),
    transferFromMainWallet: transferFromMainWallet(parts),
    transferSubToSubWallet: transferSubToSubWallet(parts),
  };
}
