// One deposit that pays another member: where to pay and until when, then the proof, then the wait
// for the other side; a disputed one leads to the dispute.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { base64Of, Button, CopyText, Dialog, Money, showToast, Status } from '@baize/ui';
import { printUnits } from '@baize/money';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type C2cDeposit, lookOfMatch } from './payments.ts';
import { PictureField } from './picture-field.tsx';
import { TimeLeft } from './time-left.tsx';
import { useRefreshMoney } from './withdrawals.ts';
import styles from './c2c.module.css';

interface AskProps {
  deposit: C2cDeposit;
  onClose: () => void;
}

/** Sends one step of the deposit, says how it went, and reads money again. */
function useStep({ depositId }: C2cDeposit, onDone: () => void) {
  const t = useText();
  const refresh = useRefreshMoney();
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const take = async (picture?: File) => {
    setSending(true);
    const name = `c2c:${depositId}`;
    const proof = picture === undefined ? undefined : await base64Of(picture);
    const result = await sendOnce({ name, print: String(picture?.size ?? 'cancel') }, (intent) =>
      proof === undefined
        ? client.wallet.cancelC2cDeposit({ id: depositId }, { intent })
        : client.wallet.proveC2cDeposit({ id: depositId, proof }, { intent }),
    );
    setSending(false);
    refresh();
    if (!result.ok) return setAlert(refusedText(t, result));
    const said = proof === undefined ? 'payments.c2c-cancelled' : 'payments.c2c-proved';
    showToast({ kind: 'good', text: t(said) });
    onDone();
  };
  return { sending, alert, take: (picture?: File) => void take(picture) };
}

function ProveDialog({ deposit, onClose }: AskProps) {
  const t = useText();
  const [picture, setPicture] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { sending, alert, take } = useStep(deposit, onClose);
  const send = () => (picture === undefined ? setMissing(true) : take(picture));
  return (
    <Dialog
      open
      title={t('payments.c2c-prove-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button kind="primary" loading={sending} onClick={send}>
            {t('payments.c2c-prove-send')}
          </Button>
        </>
      }
    >
      <PictureField
        label={t('payments.thread-payment-proof')}
        hint={t('payments.c2c-prove-text')}
        file={picture}
        error={isMissing && picture === undefined ? t('payments.proof-needed') : undefined}
        onFile={setPicture}
      />
      <AlertLine text={alert} />
    </Dialog>
  );
}

function CancelDialog({ deposit, onClose }: AskProps) {
  const t = useText();
  const { sending, alert, take } = useStep(deposit, onClose);
  return (
    <Dialog
      open
      size="small"
      title={t('payments.c2c-cancel')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.back')}</Button>
          <Button kind="danger" loading={sending} onClick={() => take()}>
            {t('payments.c2c-cancel')}
          </Button>
        </>
      }
    >
      <p>{t('payments.c2c-cancel-sure')}</p>
      <AlertLine text={alert} />
    </Dialog>
  );
}

/** The account and the exact amount, each to be copied. */
function Where({ deposit }: { deposit: C2cDeposit }) {
  const t = useText();
  const { bankName, cardHolder, cardNumber, amount } = deposit;
  const copy = { copyLabel: t('shell.copy'), copiedLabel: t('shell.copied') };
  return (
    <dl className={styles['where']}>
      <div>
        <dt>{t('payments.c2c-to')}</dt>
        <dd>{bankName}</dd>
      </div>
      <div>
        <dt>{t('payments.c2c-holder')}</dt>
        <dd>{cardHolder}</dd>
      </div>
      <div>
        <dt>{t('payments.c2c-number')}</dt>
        <dd>
          <CopyText text={cardNumber} {...copy} />
        </dd>
      </div>
      <div>
        <dt>{t('payments.c2c-exact')}</dt>
        <dd>
          <CopyText text={printUnits(unitsOf(amount), 2)} {...copy} />
        </dd>
      </div>
    </dl>
  );
}

function Time({ deposit: { state, payBy, receiptDueAt } }: { deposit: C2cDeposit }) {
  const t = useText();
  if (state === 'matched') return <TimeLeft until={payBy} label={t('payments.part-pay-by')} />;
  if (receiptDueAt === null) return null;
  return <TimeLeft until={receiptDueAt} label={t('payments.c2c-waits')} />;
}

type Asking = 'prove' | 'cancel';

interface C2cDepositCardProps {
  deposit: C2cDeposit;
  /** Opens the dispute, which outlives the card: a decision moves the card to another list. */
  onDispute: (deposit: C2cDeposit) => void;
}

export function C2cDepositCard({ deposit, onDispute }: C2cDepositCardProps) {
  const t = useText();
  const show = useMoneyText();
  const [asking, setAsking] = useState<Asking>();
  const { state, bankName: bank } = deposit;
  const close = () => setAsking(undefined);
  return (
    <li className={styles['deposit']} data-state={state}>
      <header>
        <b>
          <Money units={unitsOf(deposit.amount)} symbol={show.symbol} locale={show.tag} />
        </b>
        <Status kind={lookOfMatch(deposit)}>{t(`payments.match-${state}`)}</Status>
        <Time deposit={deposit} />
      </header>
      {state === 'matched' ? <Where deposit={deposit} /> : <p>{bank}</p>}
      <div className={styles['buttons']}>
        {state === 'matched' ? (
          <>
            <Button kind="primary" onClick={() => setAsking('prove')}>
              {t('payments.c2c-prove')}
            </Button>
            <Button kind="ghost" onClick={() => setAsking('cancel')}>
              {t('payments.c2c-cancel')}
            </Button>
          </>
        ) : null}
        {state === 'disputed' ? (
          <Button kind="primary" onClick={() => onDispute(deposit)}>
            {t('payments.open-dispute')}
          </Button>
        ) : null}
      </div>
      {asking === 'prove' ? <ProveDialog deposit={deposit} onClose={close} /> : null}
      {asking === 'cancel' ? <CancelDialog deposit={deposit} onClose={close} /> : null}
    </li>
  );
}
