// The receipt of a credited deposit as a paper, in the reader's language: what was paid by which
// way, the fee, what was credited, and the numbers under which both sides find it.
import type { Translator } from '@baize/i18n';
import { formatMoney } from '@baize/i18n';
import { currencyOf, houseZoneName, timeText, type Units } from '@baize/money';
import type { Paper } from '../../../platform/pdf/index.ts';
import { creditedOf, stepsOf, type Deposit, type TakenStep } from './rules/deposit.ts';

export interface ReceiptFacts {
  readonly deposit: Deposit;
  readonly steps: readonly TakenStep[];
  readonly username: string;
  readonly channelName: string;
  readonly bankName: string;
  readonly brand: string;
  readonly language: string;
}

export function receiptPaper(t: Translator, facts: ReceiptFacts): Paper {
  const { deposit, steps, username, channelName, bankName, brand, language } = facts;
  const symbol = currencyOf(deposit.currency)?.symbol ?? deposit.currency;
  const money = (units: Units) => `${formatMoney(units, { symbol })} (${deposit.currency})`;
  const time = (at: number) => `${timeText(at)} ${houseZoneName}`;
  const arrived = deposit.arrived ?? 0n;
  const reversed: readonly (readonly [string, string])[] =
    deposit.reversedAt === null
      ? []
      : [
          [
            t('wallet.deposit-receipt-reversed'),
            `${money(deposit.reversed)}, ${time(deposit.reversedAt)}`,
          ],
        ];
  return {
    brand,
    title: t('wallet.deposit-receipt'),
    number: deposit.id,
    language,
    createdAt: deposit.settledAt ?? deposit.requestedAt,
    facts: [
      [t('wallet.deposit-receipt-account'), username],
      [t('wallet.deposit-receipt-method'), `${channelName}, ${bankName}`],
      [t('wallet.deposit-receipt-requested'), money(deposit.requested)],
      [t('wallet.deposit-receipt-arrived'), money(arrived)],
      [t('wallet.deposit-receipt-fee'), money(deposit.fee)],
      [t('wallet.deposit-receipt-credited'), money(creditedOf(deposit))],
      [t('wallet.deposit-receipt-reference'), deposit.reference || '–'],
      [t('wallet.deposit-receipt-provider-number'), deposit.providerRef || '–'],
      ...reversed,
    ],
    tables: [
      {
        title: t('wallet.deposit-receipt-steps'),
        columns: [
          { head: t('wallet.deposit-receipt-step'), share: 2 },
          { head: t('wallet.deposit-receipt-time'), share: 2 },
        ],
        rows: stepsOf(deposit, steps).map(({ step, at }) => [
          t(`wallet.deposit-step-${step}`),
          time(at),
        ]),
      },
    ],
    notes: [t('wallet.deposit-receipt-note', { brand })],
    foot: t('wallet.deposit-receipt-foot', { brand, page: '{page}' }),
  };
}
