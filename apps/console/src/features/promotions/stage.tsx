// A promotion's stage, and whose step it was: who proposed what waits, who published what runs.
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import type { Promotion } from './staff-promotion.ts';
import styles from './promotions.module.css';

const kinds: Readonly<Record<Promotion['stage'], StatusKind>> = {
  draft: 'neutral',
  proposed: 'waiting',
  published: 'good',
  stopped: 'bad',
};

export function Stage({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { stage, version, publishedVersion, publishedBy, proposedBy } = promotion;
  const isAhead = stage === 'published' && publishedVersion !== version;
  return (
    <>
      <Status kind={kinds[stage]}>{t(`console.promotions.stage-${stage}`)}</Status>
      {proposedBy !== '' && (stage === 'proposed' || isAhead) ? (
        <div className={styles['mute']}>
          {t('console.promotions.proposed-by', { by: proposedBy })}
        </div>
      ) : null}
      {isAhead ? (
        <div className={styles['mute']}>{t('console.promotions.unpublished', { version })}</div>
      ) : null}
      {stage === 'published' && !isAhead ? (
        <div className={styles['mute']}>
          {t('console.promotions.published-by', { by: publishedBy })}
        </div>
      ) : null}
    </>
  );
}
