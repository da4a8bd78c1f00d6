// Reports money that was paid and has not arrived: the amount, when, from where, in words and with
// a picture. One report of a deposit is looked into at a time.
import { newIntent, typedUnits, unitsOf, unwrap } from '@baize/client';
import { type ReactNode, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { printUnits } from '@baize/money';
import {
  base64Of,
  Button,
  CircleHelpIcon,
  Dialog,
  Field,
  MoneyInput,
  showToast,
  TextArea,
  TextInput,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
import { failureText } from '../../../app/failure-text.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import type { Deposit } from './deposit.ts';
import { localText, momentOfLocal } from './local-moment.ts';
import { PictureChoice } from './picture-choice.tsx';
import styles from './deposits.module.css';

interface Draft {
  readonly amount: string;
  readonly paidAt: string;
  readonly bankCode: string;
  readonly words: string;
  readonly picture: File | undefined;
}

const wordsMin = 3;
const wordsMax = 400;

const draftOf = (deposit: Deposit | undefined): Draft => ({
  amount: deposit === undefined ? '' : printUnits(unitsOf(deposit.requested), 2),
  paidAt: localText(deposit?.requestedAt ?? timeNow()),
  bankCode: deposit?.bankCode ?? '',
  words: '',
  picture: undefined,
});

function useReport(deposit: Deposit | undefined, onSent: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  return useMutation({
    mutationFn: async ({ amount, paidAt, bankCode, words, picture }: Draft) => {
      const asked = {
        ...(deposit === undefined ? {} : { depositId: deposit.id }),
        amount: printUnits(typedUnits(amount) ?? 0n, 2),
        paidAt: momentOfLocal(paidAt) ?? timeNow(),
        words: words.trim(),
        ...(bankCode.trim() === '' ? {} : { bankCode: bankCode.trim() }),
        ...(picture === undefined ? {} : { picture: await base64Of(picture) }),
      };
      return unwrap(await client.wallet.reportDeposit(asked, { intent }));
    },
    onSuccess: () => {
      showToast({ kind: 'good', text: t('deposits.report-sent') });
      void queries.invalidateQueries({ queryKey: ['money'] });
      onSent();
    },
  });
}

interface PartProps {
  draft: Draft;
  onDraft: (part: Partial<Draft>) => void;
}

function Facts({ draft, onDraft }: PartProps) {
  const t = useText();
  const { symbol } = useMoneyText();
  return (
    <>
      <Field label={t('deposits.report-amount')} required>
        {(control) => (
          <MoneyInput
            {...control}
            symbol={symbol}
            value={draft.amount}
            onChange={(amount) => onDraft({ amount })}
          />
        )}
      </Field>
      <Field label={t('deposits.report-when')} required>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            max={localText(timeNow())}
            value={draft.paidAt}
            onChange={({ target }) => onDraft({ paidAt: target.value })}
          />
        )}
      </Field>
      <Field label={t('deposits.report-bank')} hint={t('deposits.report-bank-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            value={draft.bankCode}
            onChange={({ target }) => onDraft({ bankCode: target.value })}
          />
        )}
      </Field>
      <Field label={t('deposits.report-words')} hint={t('deposits.report-words-hint')} required>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={wordsMax}
            value={draft.words}
            onChange={({ target }) => onDraft({ words: target.value })}
          />
        )}
      </Field>
      <PictureChoice
        label={t(draft.picture === undefined ? 'deposits.proof-choose' : 'deposits.proof-other')}
        file={draft.picture}
        onFile={(picture) => onDraft({ picture })}
      />
    </>
  );
}

interface ReportDialogProps {
  deposit: Deposit | undefined;
  onClose: () => void;
}

function ReportDialog({ deposit, onClose }: ReportDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(() => draftOf(deposit));
  const send = useReport(deposit, onClose);
  const lacks = (typedUnits(draft.amount) ?? 0n) === 0n || draft.words.trim().length < wordsMin;
  return (
    <Dialog
      open
      title={t('deposits.report-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button
            kind="primary"
            disabled={lacks}
            loading={send.isPending}
            onClick={() => send.mutate(draft)}
          >
            {t('deposits.report-send')}
          </Button>
        </>
      }
    >
      <div className={styles['choices']}>
        <p className={styles['quiet']}>{t('deposits.report-text')}</p>
        <Facts draft={draft} onDraft={(part) => setDraft((now) => ({ ...now, ...part }))} />
        <AlertLine text={send.isError ? failureText(t, send.error) : ''} />
      </div>
    </Dialog>
  );
}

/** Without a deposit: for money that belongs to none of those listed. */
export function ReportButton({ deposit }: { deposit?: Deposit }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={deposit === undefined ? 'small' : 'medium'}
        kind={deposit === undefined ? 'ghost' : 'secondary'}
        icon={<CircleHelpIcon />}
        onClick={() => setOpen(true)}
      >
        {t(deposit === undefined ? 'deposits.report-any' : 'deposits.report')}
      </Button>
      {isOpen ? <ReportDialog deposit={deposit} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
