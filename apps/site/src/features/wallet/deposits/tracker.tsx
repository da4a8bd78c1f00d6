// One deposit and where it stands: the steps with their times, how it is to be paid while it waits,
// and what can be done about it. It is read again on every reload.
import { unitsOf } from '@baize/client';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DepositStep } from '@baize/contract';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CopyText,
  HistoryIcon,
  type LucideIcon,
  Skeleton,
} from '@baize/ui';
import { refreshBalance } from '../../../app/balance.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type Deposit, useDeposit } from './deposit.ts';
import { PayPanel } from './pay-panel.tsx';
import { ProofUpload } from './proof-upload.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReportButton } from './report-dialog.tsx';
import { isOpen } from './steps.ts';
import { Timeline } from './timeline.tsx';
import { useTrackerWords } from './tracker-words.ts';
import styles from './tracker.module.css';

interface TrackerProps {
  id: string;
  onDone: () => void;
}

const icons: Partial<Readonly<Record<DepositStep, LucideIcon>>> = {
  credited: CircleCheckIcon,
  refused: CircleAlertIcon,
  reversed: HistoryIcon,
};

function Head({ deposit }: { deposit: Deposit }) {
  const { title, text } = useTrackerWords(deposit);
  const money = useMoneyText();
  const Icon = icons[deposit.step] ?? ClockIcon;
  const { state, credited, requested } = deposit;
  const amount = unitsOf(state === 'success' ? credited : requested);
  return (
    <header className={styles['head']} data-ground="dark">
      <Icon className={styles['sign']} aria-hidden="true" />
      <div className={styles['words']} role="status">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <b className={styles['amount']}>{money(amount)}</b>
    </header>
  );
}

/** What came, what it cost and what was credited, once that is known. */
function Sums({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const money = useMoneyText();
  const { arrived, fee, credited, reversed, requested } = deposit;
  if (arrived === null) return null;
  const lines = [
    [t('wallet.asked-for'), requested],
    [t('deposits.arrived'), arrived],
    [t('deposits.fee'), fee],
    [t('wallet.credited'), credited],
    ...(unitsOf(reversed) === 0n ? [] : [[t('deposits.reversed'), reversed] as const]),
  ] as const;
  return (
    <dl className={styles['sums']}>
      {lines.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ deposit, onDone }: { deposit: Deposit; onDone: () => void }): ReactNode {
  const t = useText();
  const { state, mayReport } = deposit;
  return (
    <div className={styles['actions']}>
      {state === 'success' || state === 'reversed' ? <ReceiptButton id={deposit.id} /> : null}
      {mayReport ? <ReportButton deposit={deposit} /> : null}
      <Button kind={state === 'success' ? 'primary' : 'secondary'} onClick={onDone}>
        {t(state === 'success' ? 'deposits.done' : 'deposits.another')}
      </Button>
    </div>
  );
}

function Tracked({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  const t = useText();
  const { title } = useTrackerWords(deposit);
  const { state, step, id, mayProve } = deposit;
  const isCredited = state === 'success';
  const whole = useRef<HTMLElement>(null);
  // Whoever opens one from the list below is brought to it.
  useEffect(() => whole.current?.focus(), []);
  useEffect(() => {
    if (isCredited) void refreshBalance();
  }, [isCredited]);
  return (
    <section
      ref={whole}
      tabIndex={-1}
      className={styles['tracker']}
      data-step={step}
      aria-label={title}
    >
      <Head deposit={deposit} />
      <div className={styles['parts']}>
        {isOpen(deposit) ? (
          <div className={styles['part']}>
            <PayPanel deposit={deposit} />
          </div>
        ) : null}
        <div className={styles['part']}>
          <Timeline deposit={deposit} />
          <Sums deposit={deposit} />
          {mayProve ? <ProofUpload deposit={deposit} /> : null}
        </div>
      </div>
      <footer className={styles['foot']}>
        <span className={styles['quiet']}>
          {t('deposits.number')}
          <CopyText text={id} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
        </span>
        <Actions deposit={deposit} onDone={onDone} />
      </footer>
    </section>
  );
}

export function Tracker({ id, onDone }: TrackerProps) {
  const t = useText();
  const { data, error, refetch } = useDeposit(id);
  if (data !== undefined) return <Tracked deposit={data} onDone={onDone} />;
  if (error === null) return <Skeleton shape="block" className={styles['box']} />;
  return (
    <div className={styles['missing']}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
      <Button onClick={onDone}>{t('deposits.another')}</Button>
    </div>
  );
}
