// The sum of a deposit: what the player pays, the fee, what is credited and when; then the one
// button. A refusal by a limit says how much may still be paid in, and leads to the limits.
import type { ReactNode } from 'react';
import type { Failure } from '@baize/client';
import type { Units } from '@baize/money';
import { Button, ShieldCheckIcon, spanText } from '@baize/ui';
import { refusedText } from '../../../app/failure-text.ts';
import { useMemberCentre } from '../../../app/member-pages.ts';
import { type MoneyText, useMoneyText } from '../../../app/money-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { ReducedDeposit, reducedOf } from '../limits/reduced-deposit.tsx';
import type { Quote } from './quote.ts';
import { closedText } from './way-words.ts';
import type { DepositWay } from './ways.ts';
import styles from './deposits.module.css';

interface DepositSumProps {
  way: DepositWay;
  units: Units | undefined;
  /** Undefined while no amount is typed that this way takes. */
  quote: Quote | undefined;
  sending: boolean;
  failure: Failure | undefined;
  /** Deposits what a limit leaves instead. */
  onReduce: (amount: Units) => void;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function feeShown(quote: Quote | undefined, money: MoneyText, free: string): string {
  if (quote === undefined) return '–';
  return quote.fee === 0n ? free : money(quote.fee);
}

function Sums({ way, units, quote }: Pick<DepositSumProps, 'way' | 'units' | 'quote'>) {
  const t = useText();
  const money = useMoneyText();
  const span = spanText(t, quote === undefined ? way.expectedMinutes : quote.expectedMinutes);
  return (
    <dl className={styles['sums']}>
      <Line name={t('deposits.you-pay')}>{units && quote ? money(units) : '–'}</Line>
      <Line name={t('deposits.fee')}>{feeShown(quote, money, t('deposits.free'))}</Line>
      <div className={styles['gets']} aria-live="polite">
        <dt>{t('deposits.you-get')}</dt>
        <dd>{quote ? money(quote.credited) : '–'}</dd>
      </div>
      <Line name={t('deposits.arrives')}>{span ?? t('deposits.not-measured')}</Line>
      {quote?.turnover === undefined || quote.turnover === 0n ? null : (
        <Line name={t('deposits.turnover')}>{money(quote.turnover)}</Line>
      )}
    </dl>
  );
}

export function LimitsLink({ children }: { children: ReactNode }) {
  const { open } = useMemberCentre();
  return (
    <button type="button" className={styles['link']} onClick={() => open('limits')}>
      <ShieldCheckIcon aria-hidden="true" />
      {children}
    </button>
  );
}

/** What a limit leaves is offered instead of the bare refusal; the limits are one press away. */
function Refusal({
  failure,
  way,
  onReduce,
}: Pick<DepositSumProps, 'failure' | 'way' | 'onReduce'>) {
  const t = useText();
  const isLimit = failure?.refused === 'deposit-limit-reached';
  const isReduced = reducedOf(failure) !== undefined;
  return (
    <div className={styles['refusal']} hidden={failure === undefined}>
      <AlertLine text={failure === undefined || isReduced ? '' : refusedText(t, failure)} />
      <ReducedDeposit failure={failure} least={way.least} onTake={onReduce} />
      {isLimit ? <LimitsLink>{t('deposits.see-limits')}</LimitsLink> : null}
    </div>
  );
}

export function DepositSum({ way, units, quote, sending, failure, onReduce }: DepositSumProps) {
  const t = useText();
  const money = useMoneyText();
  const amount = units && quote ? money(units) : undefined;
  return (
    <div className={styles['sum']} data-ground="dark">
      <Sums way={way} units={units} quote={quote} />
      <Refusal failure={failure} way={way} onReduce={onReduce} />
      <Button
        kind="primary"
        size="large"
        type="submit"
        full
        loading={sending}
        disabled={!way.isOpen}
      >
        {closedText(t, way) ??
          (amount === undefined
            ? t(`deposits.go-${way.kind}`)
            : t(`deposits.go-${way.kind}-with`, { amount }))}
      </Button>
      <p className={styles['next']}>{t(`deposits.next-${way.kind}`, { vendor: way.name })}</p>
      <LimitsLink>{t('wallet.deposit-limit-link')}</LimitsLink>
    </div>
  );
}
