// Reports money that the player paid and that was not credited: with words, a picture and, where
// there is one, the deposit. A player may have a few open reports, and one for a deposit.
import { refuse, type wallet } from '@baize/contract';
import { currencyOf, parseUnits, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../../platform/images/index.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { lockDeposits } from '../../limits/store/writer.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { brandLimits } from '../offered-channels.ts';
import { shownReport } from '../shown-report.ts';
import { readDeposit } from '../store/reader.ts';
import { readOpenReports, readReport, writeReport, type NewReport } from '../store/reports.ts';
import { tellDesk } from '../tell-deposit.ts';

const openMax = 5;
const pictureSize = { sideMax: 1600 };
type Endpoint = typeof wallet.reportDeposit;

export const reportDeposit =
  (ports: DepositPorts): Action<Endpoint> =>
  async (call) => {
    const { caller, input, intent, now } = call;
    const { kysely } = ports.database;
    const id = intentId('report', caller.playerId, intent);
    const earlier = await readReport(kysely, id);
    if (earlier) return shownReport(earlier);
    const amount = paidAmount(ports, call);
    if (amount === undefined) return refuse('amount-invalid');
    const refused = await refusalOfDeposit(ports, call);
    if (refused) return refused;
    const picture = input.picture === undefined ? null : await remade(input.picture);
    if (picture === undefined) return refuse('picture-unreadable');
    return keep(ports, {
      id,
      playerId: caller.playerId,
      depositId: input.depositId ?? '',
      amount,
      currency: caller.currency,
      bankCode: input.bankCode ?? '',
      paidAt: Math.min(input.paidAt, now),
      words: input.words.trim(),
      sentAt: now,
      picture,
    });
  };

/** More than a hundred times what can be paid in is no amount that anybody paid. */
const largest = 100n;

function paidAmount(ports: DepositPorts, { caller, input }: Call<Endpoint>): Units | undefined {
  const currency = currencyOf(caller.currency);
  const amount = parseUnits(input.amount, { decimalsMax: currency?.decimals ?? 0 });
  if (amount === undefined || amount === 0n) return undefined;
  return amount > brandLimits(ports).maximum * largest ? undefined : amount;
}

async function refusalOfDeposit(ports: DepositPorts, { caller, input }: Call<Endpoint>) {
  if (input.depositId === undefined) return undefined;
  const deposit = await readDeposit(ports.database.kysely, input.depositId);
  if (deposit?.playerId !== caller.playerId) return refuse('deposit-not-found');
  return deposit.state === 'success' ? refuse('deposit-credited') : undefined;
}

async function remade(base64: string): Promise<Uint8Array | undefined> {
  const sent = pictureBytes(base64);
  return sent && remakePicture(sent, pictureSize);
}

/** Under the player's lock, so that two reports at once are counted. */
function keep(ports: DepositPorts, report: NewReport) {
  const { id, playerId, depositId } = report;
  return ports.database.transaction(async (tx) => {
    await lockDeposits(tx, playerId);
    const earlier = await readReport(tx, id);
    if (earlier) return shownReport(earlier);
    const open = await readOpenReports(tx, playerId);
    if (depositId !== '' && open.includes(depositId)) return refuse('deposit-report-open');
    if (open.length >= openMax) return refuse('deposit-report-limit-reached');
    await writeReport(tx, report);
    await tellDesk(ports, tx);
    const { picture, ...facts } = report;
    const unanswered = { state: 'open', answer: '', answeredAt: null, answeredBy: '' } as const;
    return shownReport({ ...facts, ...unanswered, hasPicture: picture !== null });
  });
}
