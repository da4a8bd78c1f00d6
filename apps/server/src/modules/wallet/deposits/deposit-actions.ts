// The calls of deposits and the actions that answer them.
import { answerDepositReport } from './actions/answer-deposit-report.ts';
import { depositByCrypto } from './actions/deposit-by-crypto.ts';
import { depositByLaunchUrl } from './actions/deposit-by-launch-url.ts';
import { depositByManualTransfer } from './actions/deposit-by-manual-transfer.ts';
import { depositByMt } from './actions/deposit-by-mt.ts';
import { depositByQrImageUrl } from './actions/deposit-by-qr-image-url.ts';
import { depositByVirtualWallet } from './actions/deposit-by-virtual-wallet.ts';
import { depositByWay } from './actions/deposit-by-way.ts';
import { findDepositReports } from './actions/find-deposit-reports.ts';
import { getDeposit } from './actions/get-deposit.ts';
import { getDepositChannels } from './actions/get-deposit-channels.ts';
import { getDepositOfPlayer } from './actions/get-deposit-of-player.ts';
import { getDepositProof } from './actions/get-deposit-proof.ts';
import { getDepositReceipt } from './actions/get-deposit-receipt.ts';
import { getDepositReportPicture } from './actions/get-deposit-report-picture.ts';
import { getDepositSettings } from './actions/get-deposit-settings.ts';
import { getMemberTags } from './actions/get-member-tags.ts';
import { getPreDeposit } from './actions/get-pre-deposit.ts';
import { listDepositBanks } from './actions/list-deposit-banks.ts';
import { listDepositChannels } from './actions/list-deposit-channels.ts';
import { listDepositReports } from './actions/list-deposit-reports.ts';
import { listDeposits } from './actions/list-deposits.ts';
import { listDepositsOfAll } from './actions/list-deposits-of-all.ts';
import { orderDepositChannels } from './actions/order-deposit-channels.ts';
import { refuseDepositByHand } from './actions/refuse-deposit-by-hand.ts';
import { reportDeposit } from './actions/report-deposit.ts';
import { saveDepositChannel } from './actions/save-deposit-channel.ts';
import { setMemberTags } from './actions/set-member-tags.ts';
import { switchDepositChannel } from './actions/switch-deposit-channel.ts';
import type { DepositPorts } from './deposit-ports.ts';

export const depositActions = (ports: DepositPorts) => ({
  getDepositSettings: getDepositSettings(ports),
  getDepositChannels: getDepositChannels(ports),
  getPreDeposit: getPreDeposit(ports),
  depositByLaunchUrl: depositByLaunchUrl(ports),
  depositByQrImageUrl: depositByQrImageUrl(ports),
  depositByMt: depositByMt(ports),
  depositByVirtualWallet: depositByVirtualWallet(ports),
  depositByManualTransfer: depositByManualTransfer(ports),
  depositByCrypto: depositByCrypto(ports),
  listDeposits: listDeposits(ports),
  listDepositBanks: listDepositBanks(ports),
  depositByWay: depositByWay(ports),
  getDeposit: getDeposit(ports),
  getDepositReceipt: getDepositReceipt(ports),
  reportDeposit: reportDeposit(ports),
  listDepositReports: listDepositReports(ports),
  listDepositChannels: listDepositChannels(ports),
  saveDepositChannel: saveDepositChannel(ports),
  switchDepositChannel: switchDepositChannel(ports),
  orderDepositChannels: orderDepositChannels(ports),
  getMemberTags: getMemberTags(ports),
  setMemberTags: setMemberTags(ports),
  listDepositsOfAll: listDepositsOfAll(ports),
  getDepositOfPlayer: getDepositOfPlayer(ports),
  getDepositProof: getDepositProof(ports),
  refuseDepositByHand: refuseDepositByHand(ports),
  findDepositReports: findDepositReports(ports),
  getDepositReportPicture: getDepositReportPicture(ports),
  answerDepositReport: answerDepositReport(ports),
});
