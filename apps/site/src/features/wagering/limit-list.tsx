// Every limit a player may set: its value, its use, its pending change, and a form to change it
// that shows the effect first.
import { useState } from 'react';
import type { OutputOf, wagering } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { unitsOf } from '@baize/client';
import { Button, Card, ProgressBar, Status } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { RaiseQuestion } from './raise-question.tsx';
import { LimitForm } from './limit-form.tsx';
import { type Kind, type Span, useValueText } from './limit-value.ts';
import styles from './limits.module.css';

export type Limit = OutputOf<typeof wagering.getLimits>['limits'][number];
const offered: readonly (readonly [Kind, readonly Span[]])[] = [
  ['deposit', ['day', 'week', 'month']],
  ['loss', ['session', 'day', 'week', 'month']],
  ['spend', ['session', 'day', 'week', 'month']],
  ['stake', ['single']],
  ['session', ['single']],
];

function share(used: string, value: string): number {
  const whole = unitsOf(value);
  return whole === 0n ? 0 : Math.min(100, Number((unitsOf(used) * 100n) / whole));
}

/** A change that waits: for its time, or for the player's second word. */
function Pending({ kind, limit }: { kind: Kind; limit: Limit }) {
  const t = useText();
  const write = useValueText();
  const { tag } = useMoneyText();
  const { span, value, pendingValue, pendingFrom, raiseConfirmed } = limit;
  if (pendingFrom === null || value === null) return null;
  if (raiseConfirmed && span !== 'single' && span !== 'session') {
    return <RaiseQuestion {...{ span, value, pendingValue, pendingFrom }} />;
  }
  const when = formatDateTime(pendingFrom, { tag });
  return (
    <span className={styles['quiet']}>
      {pendingValue === null
        ? t('wagering.pending-removal', { when })
        : t('wagering.pending-change', { when, value: write(kind, pendingValue) })}
    </span>
  );
}

function OperatorLine({ kind, limit }: { kind: Kind; limit: Limit | undefined }) {
  const t = useText();
  const write = useValueText();
  if (!limit?.operator) return null;
  return (
    <span className={styles['quiet']}>
      {t('limits.operator-line', { value: write(kind, limit.operator) })}
    </span>
  );
}

function Standing({ kind, limit }: { kind: Kind; limit: Limit | undefined }) {
  const t = useText();
  const write = useValueText();
  if (!limit?.value) {
    return (
      <div className={styles['standing']}>
        <span className={styles['quiet']}>{t('wagering.no-limit')}</span>
        <OperatorLine kind={kind} limit={limit} />
      </div>
    );
  }
  const text = t('wagering.used-of', {
    used: write(kind, limit.used),
    value: write(kind, limit.value),
  });
  const part = share(limit.used, limit.value);
  return (
    <div className={styles['standing']}>
      {kind === 'stake' ? (
        <b>{write(kind, limit.value)}</b>
      ) : (
        <>
          <ProgressBar label={text} valueText={text} value={part} max={100} />
          <span className={styles['used']}>
            {text}
            {part === 100 ? <Status kind="bad">{t('wagering.limit-reached')}</Status> : null}
          </span>
        </>
      )}
      <Pending kind={kind} limit={limit} />
      <OperatorLine kind={kind} limit={limit} />
    </div>
  );
}

function LimitRow({ kind, span, limit }: { kind: Kind; span: Span; limit: Limit | undefined }) {
  const t = useText();
  const [changes, setChanges] = useState(false);
  const spanName = t(`wagering.span-name-${kind === 'session' ? 'session' : span}`);
  const name = t('wagering.limit-name', { kind: t(`wagering.limit-${kind}`), span: spanName });
  return (
    <li className={styles['row']}>
      <b>{spanName}</b>
      <Standing kind={kind} limit={limit} />
      <Button
        size="small"
        aria-expanded={changes}
        aria-label={t(limit?.value ? 'wagering.change-limit-of' : 'wagering.set-limit-of', {
          limit: name,
        })}
        onClick={() => setChanges(!changes)}
      >
        {t(limit?.value ? 'wagering.change-limit' : 'wagering.set-limit')}
      </Button>
      {changes ? (
        <LimitForm
          kind={kind}
          span={span}
          present={{
            value: limit?.value ?? null,
            waits: (limit?.pendingFrom ?? null) !== null,
            confirmed: limit?.raiseConfirmed ?? false,
          }}
          onDone={() => setChanges(false)}
        />
      ) : null}
    </li>
  );
}

export function LimitList({ limits }: { limits: readonly Limit[] }) {
  const t = useText();
  return offered.map(([kind, spans]) => (
    <Card key={kind} title={t(`wagering.limit-${kind}`)}>
      <p className={styles['about']}>{t(`wagering.limit-about-${kind}`)}</p>
      <ul className={styles['rows']}>
        {spans.map((span) => (
          <LimitRow
            key={span}
            kind={kind}
            span={span}
            limit={limits.find((one) => one.kind === kind && one.span === span)}
          />
        ))}
      </ul>
    </Card>
  ));
}
