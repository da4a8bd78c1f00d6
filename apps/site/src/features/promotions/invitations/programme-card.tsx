// The rules of one programme before anybody is invited: each step of a friend, what it gives, what
// that asks for, and the terms.
import { buttonClass, Card, GiftIcon } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { Paper } from '../../../app/paper.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { detailAddress } from '../promotions.ts';
import { useTermsText } from '../reward-text.ts';
import type { Programme, ProgrammeStep } from './invitation.ts';
import { useStepText } from './step-text.ts';
import styles from './invitations.module.css';

export function ProgrammeCard({ programme }: { programme: Programme }) {
  const t = useText();
  const { promotionId, title, terms, endsAt, isToJoin, steps } = programme;
  return (
    <Card
      title={title}
      aside={
        endsAt === null ? undefined : (
          <span className={styles['small']}>
            {t('invitations.rules-until', { date: formatDate(endsAt, { tag: t.tag }) })}
          </span>
        )
      }
    >
      <div className={styles['rules']}>
        <ol className={styles['steps']} aria-label={t('invitations.rules')}>
          {steps.map((step, place) => (
            // A programme's steps never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <Step key={place} step={step} />
          ))}
        </ol>
        {isToJoin ? (
          <p className={styles['join']}>
            <span>{t('invitations.to-join')}</span>
            <SiteLink className={buttonClass({ kind: 'primary' })} to={detailAddress(promotionId)}>
              {t('invitations.see-promotion')}
            </SiteLink>
          </p>
        ) : null}
        <p className={styles['small']}>{t('invitations.checked')}</p>
        <details className={styles['terms']}>
          <summary>{t('invitations.terms')}</summary>
          {/* Cleaned by the server when staff wrote it. */}
          <Paper html={terms} />
        </details>
      </div>
    </Card>
  );
}

function Step({ step }: { step: ProgrammeStep }) {
  const { asks, gives } = useStepText();
  const termsText = useTermsText();
  const lines = [...new Set(step.rewards.flatMap(termsText))];
  return (
    <li className={styles['step']}>
      <span className={styles['mark']} aria-hidden="true">
        <GiftIcon />
      </span>
      <span className={styles['asks']}>
        {asks(step).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <b>{gives(step)}</b>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </li>
  );
}
