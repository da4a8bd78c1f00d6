// The receipt of a credited deposit as a PDF, printed in the caller's language.
import { refuse, type wallet } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Action } from '../../../../platform/call/index.ts';
import { translatorOf } from '../../../../platform/texts/index.ts';
import { findBank } from '../../accounts/rules/accounts.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { receiptPaper } from '../receipt-paper.ts';
import { readDeposit } from '../store/reader.ts';
import { readSteps } from '../store/steps.ts';

export const getDepositReceipt =
  (ports: DepositPorts): Action<typeof wallet.getDepositReceipt> =>
  async ({ caller, input, locale }) => {
    const on = ports.database.kysely;
    const deposit = await readDeposit(on, input.id);
    if (deposit?.playerId !== caller.playerId) return refuse('deposit-not-found');
    if (deposit.state !== 'success') return refuse('deposit-not-credited');
    const language = shippedLocales.find(({ tag }) => tag === locale)?.tag ?? 'en';
    const paper = receiptPaper(translatorOf(language), {
      deposit,
      steps: await readSteps(on, deposit.id),
      username: caller.username,
      channelName: ports.channels.find(deposit.channel)?.name ?? deposit.provider,
      bankName: findBank(deposit.bankCode)?.bankName ?? deposit.bankCode,
      brand: ports.brand().name,
      language,
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of ports.printer.print(paper)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
