// The preview of a withdrawal, before an amount is asked for: what is free, what is locked and by
// what, the turnover, the limits with what is left of them, the fee and the usual time.
import { unitsOf } from '@baize/client';
import type { ReactNode } from 'react';
import { Money } from '@baize/ui';
import { formatPercent } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Preview } from './payments.ts';
import { TurnoverProgress } from './turnover-progress.tsx';
import styles from './preview.module.css';

const permillePerOne = 1000;

function Free({ preview: { availableAmount, balance } }: { preview: Preview }) {
  const t = useText();
  const show = useMoneyText();
  return (
    <div className={styles['free']}>
      <span>{t('payments.available')}</span>
      <b>
        <Money units={unitsOf(availableAmount)} symbol={show.symbol} locale={show.tag} />
      </b>
      <small>{t('payments.of-balance', { balance: show(unitsOf(balance)) })}</small>
    </div>
  );
}

function Locked({ preview: { locked } }: { preview: Preview }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  if (locked.length === 0) return null;
  return (
    <section className={styles['locked']} aria-label={t('payments.locked-title')}>
      <h3>{t('payments.locked-title')}</h3>
      <dl>
        {locked.map(({ reason, amount }) => (
          <div key={reason}>
            <dt>{t(`payments.locked-${reason}`)}</dt>
            <dd>
              <Money units={unitsOf(amount)} symbol={symbol} locale={tag} tone="mute" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FeeFact({ fee }: { fee: Preview['fee'] }) {
  const t = useText();
  const show = useMoneyText();
  const { fixed, permille, freeLeft, freeSpan } = fee;
  const parts = [
    fixed > 0 ? show(unitsOf(fixed)) : '',
    permille > 0 ? formatPercent(permille / permillePerOne, show.tag, 1) : '',
  ].filter(Boolean);
  return (
    <Fact name={t('payments.fee')}>
      {parts.length === 0 ? t('payments.fee-none') : parts.join(' + ')}
      {freeLeft === null || freeLeft === 0 ? null : (
        <small>{t('payments.fee-free-left', { count: freeLeft, span: freeSpan })}</small>
      )}
    </Fact>
  );
}

function Facts({ preview }: { preview: Preview }) {
  const t = useText();
  const show = useMoneyText();
  const { limits, fee, expectedMinutes: minutes, turnover } = preview;
  const money = (amount: number) => show(unitsOf(amount));
  return (
    <dl className={styles['facts']}>
      <Fact name={t('payments.limit-each')}>
        {t('payments.limit-range', {
          min: money(limits.minimumAmount),
          max: money(limits.maximumAmount),
        })}
      </Fact>
      {limits.count === null || limits.countLeft === null ? null : (
        <Fact name={t('payments.limit-count')}>
          {t('payments.limit-count-left', { left: limits.countLeft, count: limits.count })}
        </Fact>
      )}
      {limits.sumLeft === null ? null : (
        <Fact name={t('payments.limit-sum')}>{money(limits.sumLeft)}</Fact>
      )}
      <FeeFact fee={fee} />
      <Fact name={t('payments.expected')}>
        {minutes === null
          ? t('payments.expected-unknown')
          : t('payments.expected-minutes', { minutes })}
      </Fact>
      <Fact name={t('wallet.turnover-label')}>
        {turnover.left > 0 ? money(turnover.left) : t('wallet.turnover-met')}
      </Fact>
    </dl>
  );
}

export function WithdrawPreview({ preview }: { preview: Preview }) {
  const t = useText();
  const show = useMoneyText();
  return (
    <section className={styles['preview']} aria-label={t('payments.preview-title')}>
      <div className={styles['head']}>
        <Free preview={preview} />
        <Locked preview={preview} />
      </div>
      <TurnoverProgress preview={preview} />
      {preview.sources.map(({ bankCode, bankName: bank, amount }) => (
        <p key={bankCode} className={styles['source']}>
          {t('payments.source-first', { bank, amount: show(unitsOf(amount)) })}
        </p>
      ))}
      <Facts preview={preview} />
    </section>
  );
}
