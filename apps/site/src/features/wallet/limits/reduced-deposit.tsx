// A deposit that a limit does not leave room for: the limit, what is left of it, and one tap to
// deposit that instead.
import { readUnits, type Failure } from '@baize/client';
import type { Units } from '@baize/money';
import { Button } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import styles from './limits.module.css';

const spans = ['day', 'week', 'month'] as const;
const owners = ['own', 'operator'] as const;

/** The facts of the refusal; undefined: it is another, or nothing is left. */
export function reducedOf(failure: Failure | undefined) {
  if (failure?.refused !== 'deposit-limit-reached') return undefined;
  const { facts } = failure;
  const span = spans.find((one) => one === facts['span']);
  const whose = owners.find((one) => one === facts['whose']);
  const limit = readUnits(String(facts['limit']));
  const left = readUnits(String(facts['remaining']));
  if (!span || !whose || limit === undefined || !left) return undefined;
  return { span, whose, limit, left };
}

interface ReducedDepositProps {
  failure: Failure | undefined;
  /** The smallest deposit by the chosen way. */
  least: Units;
  onTake: (amount: Units) => void;
}

export function ReducedDeposit({ failure, least, onTake }: ReducedDepositProps) {
  const t = useText();
  const show = useMoneyText();
  const reduced = reducedOf(failure);
  if (reduced === undefined) return null;
  const { span, whose, limit, left } = reduced;
  const facts = { limit: show(limit), left: show(left) };
  return (
    <div className={styles['warning']} role="alert">
      <b>{t('limits.reduced-title')}</b>
      <p>{t(`limits.reduced-${whose}-${span}`, facts)}</p>
      {left < least ? null : (
        <Button onClick={() => onTake(left)}>
          {t('limits.reduced-button', { amount: show(left) })}
        </Button>
      )}
    </div>
  );
}
