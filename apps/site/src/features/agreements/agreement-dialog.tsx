// One contract in full above the page: what waits, its terms, its history, and what may be done.
import { formatDate, formatDateTime } from '@baize/i18n';
import { Dialog, Skeleton } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useOtherSide } from './agreement-card.tsx';
import { StateOfAgreement } from './agreement-state.tsx';
import { AgreementSteps } from './agreement-steps.tsx';
import { type AgreementInFull, type Side, useAgreement } from './agreements.ts';
import { PendingTerms } from './pending-terms.tsx';
import styles from './agreements.module.css';

interface AgreementDialogProps {
  id: string;
  side: Side;
  onClose: () => void;
  onChange: (agreement: AgreementInFull) => void;
  /** The question came by itself, and may be put off. */
  mayWait?: boolean;
}

function History({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  return (
    <details className={styles['history']}>
      <summary>{t('contracts.history')}</summary>
      <ol>
        {agreement.history.map((version) => (
          <li key={version.number}>
            <span>{t('contracts.version', { number: version.number })}</span>
            <StateOfAgreement state={version.state} />
            <span>
              {formatDateTime(version.answeredAt ?? version.sentAt ?? version.proposedAt)}
            </span>
            {version.startsAt === null ? null : (
              <span>{t('contracts.starts-on', { date: formatDate(version.startsAt) })}</span>
            )}
            {version.end === '' ? null : <span>{t(`contracts.ended-${version.end}`)}</span>}
            {version.reason === '' ? null : <span>“{version.reason}”</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

export function AgreementDialog(props: AgreementDialogProps) {
  const { id, side, onClose, onChange, mayWait = false } = props;
  const t = useText();
  const nameOf = useOtherSide();
  const { data, error, refetch } = useAgreement(id);
  const title = data
    ? t('contracts.contract-with', {
        kind: t(`contracts.kind-${data.kind}`),
        name: nameOf(data, side),
      })
    : t('contracts.contract');
  return (
    <Dialog
      open
      size="medium"
      title={title}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        data ? (
          <AgreementSteps
            agreement={data}
            side={side}
            onLater={mayWait ? onClose : undefined}
            onChange={() => onChange(data)}
            onDone={onClose}
          />
        ) : undefined
      }
    >
      {data === undefined && error !== null ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['waiting']} />
      ) : null}
      {data ? (
        <div className={styles['contract']}>
          <p className={styles['card-line']}>
            <StateOfAgreement state={data.state} /> {t(`contracts.period-${data.period}`)}
          </p>
          <PendingTerms agreement={data} side={side} />
          <History agreement={data} />
        </div>
      ) : null}
    </Dialog>
  );
}
