// One withdrawal whole: its steps, where it went, what it cost, and each of its parts; from here a
// dispute is opened again.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { Button, Dialog, Status } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { lookOfPart, type Part } from './payments.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { stateOf, withdrawalState, type Withdrawal } from './withdrawals.ts';
import styles from './payments.module.css';

type Line = readonly [name: string, value: string];

function useLines(withdrawal: Withdrawal): readonly Line[] {
  const t = useText();
  const show = useMoneyText();
  const { bankName: bank, cardNumber: number, fee, netAmount, paidAt, receivedAt } = withdrawal;
  const money = (amount: number) => show(unitsOf(amount));
  const moment = (at: number | null) => (at === null ? '–' : formatDateTime(at, { tag: show.tag }));
  const lines: Line[] = [
    [t('wallet.send-to'), t('wallet.card-ending', { bank, number })],
    [t('payments.you-withdraw'), money(withdrawal.amount)],
    [t('payments.fee'), money(fee)],
    [t('payments.you-receive'), money(netAmount)],
    [t('wallet.step-requested'), moment(withdrawal.withdrawDate)],
    [t('wallet.step-sent'), moment(paidAt)],
    [t('wallet.step-received'), moment(receivedAt)],
    [t('wallet.reference'), withdrawal.refId],
  ];
  return lines;
}

interface PartsProps {
  parts: readonly Part[];
  onShown: (part: Part) => void;
}

function Parts({ parts, onShown }: PartsProps) {
  const t = useText();
  const show = useMoneyText();
  return (
    <ul className={styles['detail-parts']} aria-label={t('payments.parts')}>
      {parts.map((part) => (
        <li key={part.partId}>
          <b>{show(unitsOf(part.amount))}</b>
          <Status kind={lookOfPart(part)}>{t(`payments.part-${part.state}`)}</Status>
          {part.subject === '' || part.state === 'open' || part.state === 'matched' ? null : (
            <Button size="small" kind="ghost" onClick={() => onShown(part)}>
              {t('payments.see-proof')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Asked {
  readonly subject: string;
  readonly amount: number;
}

export function WithdrawalDialog({
  withdrawal,
  onClose,
}: {
  withdrawal: Withdrawal;
  onClose: () => void;
}) {
  const t = useText();
  const show = useMoneyText();
  const [asked, setAsked] = useState<Asked>();
  const { text, look } = stateOf(withdrawal);
  const lines = useLines(withdrawal);
  const { parts, refId, netAmount, receipt } = withdrawal;
  const isRefused = withdrawalState(withdrawal) === 'refused';
  return (
    <Dialog
      open
      title={t('payments.detail-title', { amount: show(unitsOf(withdrawal.amount)) })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <div className={styles['detail']}>
        <Status kind={look}>{t(text)}</Status>
        {isRefused ? null : <WithdrawalSteps withdrawal={withdrawal} />}
        <dl className={styles['lines']}>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {parts.length === 0 ? null : (
          <Parts parts={parts} onShown={({ subject, amount }) => setAsked({ subject, amount })} />
        )}
        {receipt === 'disputed' ? (
          <Button kind="primary" onClick={() => setAsked({ subject: refId, amount: netAmount })}>
            {t('payments.open-dispute')}
          </Button>
        ) : null}
      </div>
      {asked === undefined ? null : (
        <DisputeDialog
          subject={asked.subject}
          amount={show(unitsOf(asked.amount))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}
