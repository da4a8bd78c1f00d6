// How a waiting deposit is paid: the provider's page, a picture to scan, an account or an address,
// the exact reference, and the time that is left.
import { unitsOf } from '@baize/client';
import type { ReactNode } from 'react';
import {
  Button,
  buttonClass,
  ClockIcon,
  CopyText,
  Countdown,
  DownloadIcon,
  ExternalLinkIcon,
  QrCode,
  TriangleAlertIcon,
} from '@baize/ui';
import { printUnits } from '@baize/money';
import { useQueryClient } from '@tanstack/react-query';
import { aheadMs, timeNow } from '../../../app/clock.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type Deposit, depositKey } from './deposit.ts';
import { savePicture } from './save-picture.ts';
import styles from './pay-panel.module.css';

interface PartProps {
  deposit: Deposit;
}

function Copied({ name, text, shown }: { name: string; text: string; shown?: string }) {
  const t = useText();
  if (text === '') return null;
  const copyLabel = t('deposits.copy-named', { name });
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd>
        <CopyText text={text} shown={shown} copyLabel={copyLabel} copiedLabel={t('shell.copied')} />
      </dd>
    </div>
  );
}

function TimeLeft({ deposit: { id, payUntil } }: PartProps) {
  const t = useText();
  const queries = useQueryClient();
  if (payUntil === null) return null;
  return (
    <p className={styles['timer']}>
      <ClockIcon aria-hidden="true" />
      {t('deposits.time-left')}
      <Countdown
        until={payUntil}
        offsetMilliseconds={aheadMs()}
        label={t('deposits.time-left')}
        urgentSeconds={60}
        onEnd={() => void queries.invalidateQueries({ queryKey: depositKey(id) })}
      />
    </p>
  );
}

function Scan({ deposit: { id, qrImage, payAmount } }: PartProps) {
  const t = useText();
  if (qrImage === '') return null;
  return (
    <figure className={styles['scan']}>
      <img src={qrImage} alt={t('deposits.qr')} width={220} height={220} />
      <figcaption>{t('deposits.scan', payAmount === '' ? {} : { amount: payAmount })}</figcaption>
      <Button
        size="small"
        icon={<DownloadIcon />}
        onClick={() => void savePicture(qrImage, `deposit-${id}.png`)}
      >
        {t('deposits.save-picture')}
      </Button>
    </figure>
  );
}

function Address({ deposit: { address, network, qrImage } }: PartProps) {
  const t = useText();
  if (address === '') return null;
  return (
    <>
      <p className={styles['warning']}>
        <TriangleAlertIcon aria-hidden="true" />
        <span>{t('deposits.network-warning', { network })}</span>
      </p>
      {qrImage === '' ? (
        <figure className={styles['scan']}>
          <QrCode text={address} label={t('deposits.qr-address')} />
        </figure>
      ) : null}
    </>
  );
}

function Lines({ deposit }: PartProps) {
  const t = useText();
  const money = useMoneyText();
  const { receiver, address, network, reference, payAmount, requested } = deposit;
  if (receiver === null && address === '') return null;
  const units = unitsOf(requested);
  const amount = payAmount === '' ? printUnits(units, 2) : (payAmount.split(' ')[0] ?? payAmount);
  const shown = payAmount === '' ? money(units) : payAmount;
  return (
    <dl className={styles['lines']}>
      <Copied name={t('deposits.amount-exact')} text={amount} shown={shown} />
      {receiver === null ? null : (
        <>
          <Copied name={t('deposits.bank')} text={receiver.bankName} />
          <Copied name={t('deposits.account-number')} text={receiver.number} />
          <Copied name={t('deposits.account-holder')} text={receiver.holder} />
        </>
      )}
      <Copied name={t('deposits.network')} text={network} />
      <Copied name={t('deposits.address')} text={address} />
      <Copied name={t('deposits.reference-exact')} text={reference} />
    </dl>
  );
}

function Page({ deposit: { redirectUrl } }: PartProps) {
  const t = useText();
  if (redirectUrl === '') return null;
  return (
    <a className={buttonClass({ kind: 'primary', full: true })} href={redirectUrl}>
      <ExternalLinkIcon aria-hidden="true" />
      {t('deposits.to-page')}
    </a>
  );
}

/** Nothing is left to be paid once the money is being confirmed, or the time is over. */
export function PayPanel({ deposit }: PartProps): ReactNode {
  const t = useText();
  const { step, payUntil, reference } = deposit;
  if (step === 'confirming') return null;
  if (payUntil !== null && payUntil < timeNow()) {
    return <p className={styles['over']}>{t('deposits.time-over')}</p>;
  }
  return (
    <div className={styles['pay']}>
      <TimeLeft deposit={deposit} />
      <Scan deposit={deposit} />
      <Address deposit={deposit} />
      <Lines deposit={deposit} />
      {deposit.receiver === null || reference === '' ? null : (
        <p className={styles['hint']}>{t('deposits.reference-why')}</p>
      )}
      <Page deposit={deposit} />
    </div>
  );
}
